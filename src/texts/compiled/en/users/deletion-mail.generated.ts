// Compiled from src/texts/en/users/deletion-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';

export const texts = {
  subject: "Your Lectern account will be deleted",
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  scheduled: ({ day }: { readonly day: string | Date }): string => `Your account and everything in it will be deleted on ${dateText('en', need(day))}. You’ve been signed out on all devices.`,
  changeOfMind: "Changed your mind? Sign in before then and choose to keep your account. After that, nothing can be restored.",
  caution: "If you didn’t request this, sign in now, keep your account and change your password.",
  scheduledBySchool: ({ day, school }: { readonly day: string | Date; readonly school: string }): string => `You’ve left ${userText(school)}, and the school deletes accounts some time after that. Yours and everything in it will be deleted on ${dateText('en', need(day))}.`,
  keepIt: "Do you still use it? Sign in before then and choose to keep your account. After that, nothing can be restored.",
};
