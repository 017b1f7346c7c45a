// Compiled from src/texts/en/billing/renewal-mail.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  subject: "Your plan renewal payment failed",
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  failed: ({ day }: { readonly day: string }): string => `We couldn’t take the payment to renew your plan. You keep access until ${userText(day)}, and we’ll try the payment again automatically.`,
  next: "Check that your card or bank account can be charged. You can see the payment status under “My payments”.",
  saved: "Your answers, results and cards stay saved either way.",
};
