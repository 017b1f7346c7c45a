// Compiled from src/texts/en/users/deletion.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Delete account",
  intro: ({ days }: { readonly days: number }): string => `We delete your account ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)} after you ask. Sign in before then to keep it.`,
  deleted: {
    title: "What we delete",
    list: {
      identity: "Your name, email address, password, PIN and sessions",
      work: "Your answers, results, exams and uploads",
      cards: "Your flash cards and schedule, highlights, notes and settings",
      classes: "Your class memberships, and teachers’ marks and comments on your work",
      renewals: "Renewals of your plans: they end now, with no further charges",
      messages: "Messages you sent us",
    },
  },
  stays: {
    title: "What we must keep",
    list: {
      receipts: "Orders, payments and receipts with your name and email address. Tax law requires this for ten years.",
      made: "Questions, classes, assignments and other content you created, without your name.",
      log: "Audit log entries, without your name.",
    },
  },
  own: {
    title: "Confirm deletion",
    password: "Password",
    wrongPassword: "That password isn’t right.",
    submit: "Delete account",
    done: ({ day }: { readonly day: string }): string => `Your account will be deleted on ${userText(day)}. Sign in before then to keep it.`,
  },
  mail: {
    title: "Which account?",
    intro: "Enter your account’s email address and we’ll send you a code. Or sign in to delete your account.",
    signIn: "Sign in",
    confirm: "Code verified. Confirm to delete your account.",
    doneTitle: "Account will be deleted",
  },
  coming: {
    label: "Account deletion",
    text: ({ day }: { readonly day: string }): string => `Your account will be deleted on ${userText(day)}.`,
    keepAccount: "Keep account",
    accountKept: "Your account won’t be deleted.",
  },
  account: {
    title: "Your data",
    intro: "Download a copy of your data, or delete your account.",
    take: "Download my data",
    remove: "Delete account",
  },
};
