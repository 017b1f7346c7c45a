// Compiled from src/texts/de/users/school/school-deletion-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/school-deletion-mail.generated.ts';
import { isNone, need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';

export const texts: typeof english = {
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  scheduledSubject: ({ school }) => `${userText(school)} wird aus Lectern gelöscht`,
  scheduled: ({ day, school }) => `ein Admin von Lectern hat die Löschung von ${userText(school)} geplant. Am ${dateText('de', need(day))} werden die Schule und alle ihre Konten, Klassen, Arbeiten und Dateien gelöscht. Danach lässt sich nichts wiederherstellen.`,
  until: "Bis dahin können alle wie gewohnt arbeiten. Lade die Daten der Schule vor diesem Tag auf ihrer Seite herunter.",
  mistake: "Wenn das ein Versehen ist, melde dich vor diesem Tag bei Lectern: Die Löschung lässt sich noch abbrechen.",
  canceledSubject: ({ school }) => `${userText(school)} wird nicht aus Lectern gelöscht`,
  canceled: ({ school }) => `die Löschung von ${userText(school)} wurde abgebrochen. Es wurde nichts gelöscht.`,
};
