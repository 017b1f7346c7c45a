// Compiled from src/texts/en/users/guardian-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: "Hello,",
  subject: "Your permission is needed for a Lectern account",
  ask: ({ age, child }: { readonly age: number; readonly child: string }): string => `Someone with the email address ${userText(child)} has signed up for Lectern, an exam preparation website, and named you as their parent or guardian. Students under ${numberText('en', need(age))} need your permission.`,
  review: "Check whose account it is and what we store, then allow or decline it. You don’t need an account.",
  action: "Review request",
  enterCode: "Open the page /guardian on Lectern and enter this code:",
  expiry: ({ days }: { readonly days: number }): string => `Please respond within ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)}. Keep this email: you can also use it to withdraw your permission later.`,
  caution: "If this isn’t your child, you can ignore this email. The account stays closed without your permission.",
  approved: {
    subject: "Your Lectern account is approved",
    text: "Your parent or guardian has approved your account.",
  },
  refused: {
    subject: "Your Lectern account wasn’t approved",
    text: ({ day }: { readonly day: string | Date }): string => `Your parent or guardian didn’t approve your account. It will be deleted on ${dateText('en', need(day))}, with everything in it.`,
  },
  withdrawn: {
    subject: "Permission for your Lectern account was withdrawn",
    text: ({ day }: { readonly day: string | Date }): string => `Your parent or guardian has withdrawn their permission, so you’ve been signed out. Your account will be deleted on ${dateText('en', need(day))}, with everything in it.`,
  },
  continue: "Continue",
  mistake: "If this is a mistake, talk to them. Until that day, they can still approve it from the email we sent them.",
};
