// Compiled from src/texts/de/users/retention.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/retention.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Aufbewahrung",
  intro: "Was die Schule einmal am Tag von selbst löscht. Jede Regel ist aus, bis du gesehen hast, was sie jetzt löschen würde.",
  kinds: {
    leavers: "Schüler/innen, die die Schule verlassen haben",
    answerFiles: "Dateien von Schüler/innen",
  },
  texts: {
    leavers: "Löscht Konten von Schüler/innen, die deaktiviert oder in keiner Klasse mehr sind. Die Zeit zählt ab dann oder ab ihrem letzten Besuch. Sie bekommen eine E-Mail und behalten das Konto, wenn sie sich anmelden; Konten, für die sie selbst bezahlen, bleiben.",
    answerFiles: "Löscht Bilder und PDFs, die Schüler/innen als Antwort geschickt haben. Antworten, Punkte und Kommentare bleiben.",
  },
  on: ({ months }) => `An: nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)}.`,
  onApplied: ({ at, months }) => `An: nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)}. Zuletzt angewandt am ${dateText('de', need(at))}.`,
  off: "Aus",
  months: "Monate",
  preview: "Vorschau",
  previewNone: "Sie würde jetzt nichts löschen.",
  previewLeavers: ({ count }) => `Sie würde jetzt ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto` : `${numberText('de', need(count))} Konten`)} löschen:`,
  previewFiles: ({ count, size, students }) => `Sie würde jetzt ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Datei` : `${numberText('de', need(count))} Dateien`)} (${userText(size)}) von ${(isForm('de', students, 'one') ? `${numberText('de', need(students))} Schüler/in` : `${numberText('de', need(students))} Schüler/innen`)} löschen:`,
  more: ({ count }) => `${numberText('de', need(count))} weitere`,
  start: "Einschalten",
  end: "Ausschalten",
  started: "Regel eingeschaltet.",
  ended: "Regel ausgeschaltet.",
  changed: "Die Regel würde jetzt mehr löschen als in der Vorschau. Sieh sie dir noch einmal an.",
};
