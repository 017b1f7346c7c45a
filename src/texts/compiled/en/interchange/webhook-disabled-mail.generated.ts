// Compiled from src/texts/en/interchange/webhook-disabled-mail.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  subject: "A webhook was disabled",
  greeting: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Hello," : `Hello ${userText(name)},`),
  failing: ({ days }: { readonly days: number }): string => `Lectern could not deliver any event to this webhook for ${numberText('en', need(days))} days, so it was disabled:`,
  gone: "The target of this webhook answered that it no longer accepts events (status 410), so it was disabled:",
  next: ({ days }: { readonly days: number }): string => `Events are kept for ${numberText('en', need(days))} days. When the target works again, open “Webhooks” in Lectern, enable the webhook and choose “Send undelivered again”.`,
};
