// Compiled from src/texts/de/study/calendar-feed.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/calendar-feed.generated.ts';
import { need } from '../../../message-parts.ts';
import { dayText } from '../../../wording/date.wording.ts';

export const texts: typeof english = {
  add: "Zum Kalender hinzufügen",
  title: "Kalender",
  introStudent: "Sieh Abgabetermine, Prüfungstermine und die Lernsitzung von heute in deinem eigenen Kalender.",
  introTeacher: "Sieh die Abgabetermine der Aufgaben deiner Klassen in deinem eigenen Kalender.",
  create: "Link erstellen",
  since: ({ at }) => `Link erstellt am ${dayText('de', need(at))}`,
  fetched: ({ at }) => `Zuletzt abgerufen am ${dayText('de', need(at))}`,
  neverFetched: "Noch von keinem Kalender abgerufen",
  shownOnce: "Kopiere den Link jetzt: Er wird nur einmal angezeigt. Wer ihn hat, sieht diese Termine. Gib ihn deshalb nicht weiter.",
  lost: "Um einen weiteren Kalender hinzuzufügen, setze den Link zurück. Kalender mit dem alten Link werden dann nicht mehr aktualisiert.",
  link: "Kalenderlink",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  copyFailed: "Wir konnten den Link nicht kopieren. Markiere und kopiere ihn selbst.",
  open: "In Kalender-App öffnen",
  how: "So fügst du ihn hinzu",
  google: "Google Kalender: Wähle am Computer neben „Weitere Kalender“ „Per URL“ und füge den Link ein. Google aktualisiert ihn einige Male am Tag.",
  outlook: "Outlook: Wähle „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“ und füge den Link ein.",
  apple: "Apple Kalender: Wähle „Ablage“, dann „Neues Kalenderabonnement“ und füge den Link ein. Auf dem iPhone: „In Kalender-App öffnen“.",
  reset: "Link zurücksetzen",
  resetTitle: "Kalenderlink zurücksetzen?",
  resetText: "Der alte Link funktioniert sofort nicht mehr. Kalender, die ihn verwenden, werden nicht mehr aktualisiert.",
  remove: "Link löschen",
  removeTitle: "Kalenderlink löschen?",
  removeText: "Kalender, die ihn verwenden, werden nicht mehr aktualisiert.",
  removed: "Kalenderlink gelöscht.",
  cancel: "Abbrechen",
  close: "Schließen",
};
