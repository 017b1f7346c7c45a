// Compiled from src/texts/de/users/merge/merge-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/merge/merge-mail.generated.ts';
import { isNone, userText } from '../../../../message-parts.ts';

export const texts: typeof english = {
  subject: "Deine beiden Lectern-Konten wurden zusammengeführt",
  greeting: ({ name }) => (isNone(name) ? "Hallo," : `Hallo ${userText(name)},`),
  merged: ({ closed, kept }) => `${(isNone(closed) ? "ein Admin deiner Schule hat deine beiden Lectern-Konten zusammengeführt." : `ein Admin deiner Schule hat dein Lectern-Konto ${userText(closed)} mit deinem Konto ${userText(kept)} zusammengeführt.`)} Melde dich ab jetzt mit ${userText(kept)} an.`,
  kept: "Deine Arbeit aus beiden Konten ist in diesem Konto. Das andere Konto ist geschlossen.",
  caution: "Wenn nur eines dieser Konten dir gehört, sag deiner Schule sofort Bescheid.",
};
