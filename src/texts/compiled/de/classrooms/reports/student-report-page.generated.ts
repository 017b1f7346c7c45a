// Compiled from src/texts/de/classrooms/reports/student-report-page.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/classrooms/reports/student-report-page.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Lernbericht",
  classroom: "Klasse",
  teacher: ({ count }) => (isForm('de', count, 'one') ? "Lehrkraft" : "Lehrkräfte"),
  period: "Zeitraum",
  periodDays: ({ from, until }) => `${userText(from)} bis ${userText(until)}`,
  marks: "Punkte",
  assignment: "Aufgabe",
  date: "Datum",
  result: "Erreicht",
  share: "Anteil",
  grade: "Note",
  average: "Durchschnitt",
  noMarks: "In diesem Zeitraum gibt es noch keine Punkte.",
  topics: "Themen",
  noTopics: "Es gibt noch nicht genug Antworten, um ein Thema zu beschreiben.",
  levels: {
    unknown: "Unbekannt",
    beginning: "Anfänge",
    developing: "Im Aufbau",
    secure: "Sicher",
    mastered: "Gemeistert",
  },
  work: "Arbeit in diesem Zeitraum",
  activeDays: "Tage mit Aufgaben",
  time: "Zeit für Aufgaben",
  hours: ({ hours, minutes }) => `${numberText('de', need(hours))} Std. ${numberText('de', need(minutes))} Min.`,
  minutes: ({ minutes }) => `${numberText('de', need(minutes))} Min.`,
  attempts: "Versuche",
  onTime: "Pünktlich abgegeben",
  late: "Verspätet abgegeben",
  missing: "Fehlend",
  comment: "Kommentar",
  published: ({ date }) => `Veröffentlicht am ${userText(date)}`,
  draft: "Entwurf",
  page: ({ page, pages }) => `Seite ${numberText('de', need(page))} von ${numberText('de', need(pages))}`,
};
