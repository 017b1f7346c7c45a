// Compiled from src/texts/de/users/school/retention.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/retention.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Aufbewahrung",
  intro: "Lectern löscht diese Daten automatisch, einmal am Tag. Eine Regel bleibt aus, bis du in der Vorschau gesehen hast, was sie löschen würde.",
  kinds: {
    leavers: "Schüler/innen, die die Schule verlassen haben",
    answerFiles: "Dateien von Schüler/innen",
  },
  texts: {
    leavers: "Löscht Konten von Schüler/innen, die deaktiviert oder in keiner Klasse mehr sind. Die Monate zählen ab diesem Tag oder, wenn er später war, ab ihrem letzten Besuch. Vorher bekommen sie eine E-Mail und können sich anmelden und das Konto behalten. Konten, für die sie selbst bezahlen, bleiben bestehen.",
    answerFiles: "Löscht Bilder und PDFs, die Schüler/innen als Antwort geschickt haben. Getippte Antworten, Punkte und Kommentare bleiben.",
  },
  on: ({ months }) => `An: nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)}.`,
  onApplied: ({ at, months }) => `An: nach ${(isForm('de', months, 'one') ? `${numberText('de', need(months))} Monat` : `${numberText('de', need(months))} Monaten`)}. Zuletzt angewandt am ${dateText('de', need(at))}.`,
  off: "Aus",
  months: "Monate",
  preview: "Vorschau",
  previewNone: "Jetzt würde nichts gelöscht.",
  previewLeavers: ({ count }) => `${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Konto würde` : `${numberText('de', need(count))} Konten würden`)} jetzt gelöscht:`,
  previewFiles: ({ count, size, students }) => `Jetzt gelöscht ${(isForm('de', count, 'one') ? `würde ${numberText('de', need(count))} Datei` : `würden ${numberText('de', need(count))} Dateien`)} (${userText(size)}) von ${(isForm('de', students, 'one') ? `${numberText('de', need(students))} Schüler/in` : `${numberText('de', need(students))} Schüler/innen`)}:`,
  more: ({ count }) => `${numberText('de', need(count))} weitere`,
  start: "Einschalten",
  end: "Ausschalten",
  started: "Regel eingeschaltet.",
  ended: "Regel ausgeschaltet.",
  changed: "Die Regel würde jetzt mehr löschen als in der Vorschau. Sieh sie dir noch einmal an.",
};
