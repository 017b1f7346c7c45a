// Compiled from src/texts/en/interchange/record-store-disabled-mail.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  subject: "A learning record store was disabled",
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  failing: ({ days }: { readonly days: number }): string => `Lectern could not send anything to this learning record store for ${numberText('en', need(days))} days, so it was disabled:`,
  gone: "This learning record store answered that it no longer exists (status 410), so it was disabled:",
  next: ({ days }: { readonly days: number }): string => `Events wait for ${numberText('en', need(days))} days. When the store works again, open “Webhooks” in Lectern and enable the store: everything that is waiting is then sent.`,
};
