// Compiled from src/texts/de/platform/admin/dashboard.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/admin/dashboard.generated.ts';
import { need } from '../../../../message-parts.ts';
import { numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Übersicht",
  users: "Benutzer",
  students: "Schüler/innen",
  active: "Aktiv, letzte 7 Tage",
  teachers: "Lehrkräfte",
  invited: "Offene Einladungen",
  work: "Abgaben pro Tag",
  workCaption: "Abgegebene Quizze, Prüfungen und Prüfungsbögen, letzte 14 Tage",
  submitted: "Abgegeben, letzte 7 Tage",
  day: "Tag",
  content: "Inhalte",
  questions: "Fragen",
  inReview: "Fragen in Prüfung",
  unexplained: "Fragen ohne Erklärung",
  topics: "Themen",
  withoutNote: "Themen ohne Lernheft",
  withoutQuiz: "Themen ohne Quiz",
  withoutCaptions: "Videos ohne Untertitel",
  reports: "Offene Fragenmeldungen",
  pages: "Seitenaufrufe",
  pagesCaption: "Seitenaufrufe der letzten 28 Tage, mit Einwilligung zur Statistik",
  screen: "Seite",
  views: "Aufrufe",
  money: "Einnahmen, letzte 30 Tage",
  moneyNote: "Nach Abzug von Erstattungen.",
  noMoney: "Keine Zahlungen in den letzten 30 Tagen.",
  moreThan: ({ count }) => `Mehr als ${numberText('de', need(count))}`,
  latest: "Neueste Änderungen",
  allChanges: "Audit-Protokoll",
  noChanges: "Noch keine Änderungen.",
};
