// Compiled from src/texts/de/users/deletion-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/deletion-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';

export const texts: typeof english = {
  subject: "Dein Lectern-Konto wird gelöscht",
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  scheduled: ({ day }) => `dein Konto und alles darin wird am ${dateText('de', need(day))} gelöscht. Du wurdest auf allen Geräten abgemeldet.`,
  changeOfMind: "Anders überlegt? Melde dich vorher an und behalte dein Konto. Danach lässt sich nichts wiederherstellen.",
  caution: "Wenn du das nicht angefordert hast, melde dich jetzt an, behalte dein Konto und ändere dein Passwort.",
  scheduledBySchool: ({ day, school }) => `du bist nicht mehr an der Schule ${userText(school)}, und sie löscht Konten einige Zeit danach. Deines und alles darin wird am ${dateText('de', need(day))} gelöscht.`,
  keepIt: "Nutzt du es noch? Melde dich vorher an und behalte dein Konto. Danach lässt sich nichts wiederherstellen.",
};
