// Compiled from src/texts/de/classrooms/reports/school-reports.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/classrooms/reports/school-reports.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Lernberichte",
  intro: "Die Berichte aller Klassen deiner Schule. Lehrkräfte schreiben die Kommentare und veröffentlichen.",
  classes: "Klassen",
  label: "Berichte nach Klasse und Zeitraum",
  className: "Klasse",
  teachers: "Lehrkräfte",
  period: "Zeitraum",
  comments: "Kommentare",
  commentsOf: ({ all, written }) => `${numberText('de', need(written))} von ${numberText('de', need(all))}`,
  state: "Status",
  states: {
    draft: "Entwurf",
    published: "Veröffentlicht",
    archived: "Klasse archiviert",
  },
  reports: "Berichte",
  open: "Öffnen",
  openOf: ({ days, name }) => `Berichte von ${userText(name)} öffnen, ${userText(days)}`,
  openColumn: "Öffnen",
  emptyTitle: "Noch keine Berichte",
  empty: "Berichte erscheinen hier, wenn deine Lehrkräfte sie auf der Seite einer Klasse erstellen.",
  ended: "Diese Berichte gibt es nicht mehr.",
};
