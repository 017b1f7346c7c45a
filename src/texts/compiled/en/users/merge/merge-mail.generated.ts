// Compiled from src/texts/en/users/merge/merge-mail.json by `npm run generate`: change that file.
import { isNone, userText } from '../../../../message-parts.ts';

export const texts = {
  subject: "Your two Lectern accounts were merged",
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  merged: ({ closed, kept }: { readonly closed: string | null; readonly kept: string }): string => `${(isNone(closed) ? "An admin of your school has merged your two Lectern accounts." : `An admin of your school has merged your Lectern account ${userText(closed)} with your account ${userText(kept)}.`)} From now on, sign in with ${userText(kept)}.`,
  kept: "Your work from both accounts is in this account. The other account is closed.",
  caution: "If only one of these accounts is yours, tell your school straight away.",
};
