// Compiled from src/texts/en/users/support.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  helping: ({ name, time }: { readonly name: string; readonly time: string }): string => `You’re viewing Lectern as ${userText(name)} until ${userText(time)}. You can’t change anything.`,
  end: "Stop viewing",
  visited: ({ date, helper }: { readonly date: string; readonly helper: string }): string => `${userText(helper)} viewed your account on ${userText(date)}.`,
  reason: ({ reason }: { readonly reason: string }): string => `Reason: ${userText(reason)}`,
  read: "Dismiss",
  factorDue: ({ date }: { readonly date: string }): string => `From ${userText(date)}, your account needs a stronger sign-in. Set it up now, so that you’re not interrupted later.`,
  setUp: "Set up",
};
