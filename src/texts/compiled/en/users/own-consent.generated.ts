// Compiled from src/texts/en/users/own-consent.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  intro: "Before you start: younger students need permission for an account.",
  age: {
    title: "When were you born?",
    why: "Your age decides whether a parent or guardian must allow your account. Only you see it. If you don’t need permission, we delete it when your profile is complete.",
    legend: "Month and year of birth",
    month: "Month",
    chooseMonth: "Choose month",
    year: "Year",
    final: "You can’t change these later. If you make a mistake, contact us.",
    next: "Next",
  },
  guardian: {
    title: "Ask a parent or guardian",
    why: ({ age }: { readonly age: number }): string => `You’re under ${numberText('en', need(age))}, so a parent or guardian must allow your account. We’ll email them what Lectern stores about you and why. They don’t need an account.`,
    ended: ({ email }: { readonly email: string }): string => `${userText(email)} didn’t reply in time. Ask again or use another address.`,
    email: "Parent or guardian’s email",
    hint: "Not your own. We only use it to ask them, and delete it if they don’t reply.",
    send: "Ask for permission",
    wrongAge: "Is your age wrong? You can’t change it yourself: contact us, or ask your school to add you.",
    back: "Back",
  },
  waiting: {
    title: "Waiting for your parent or guardian",
    sent: ({ date, email }: { readonly date: string; readonly email: string }): string => `We emailed ${userText(email)} on ${userText(date)}.`,
    next: ({ day }: { readonly day: string }): string => `When they allow your account, we’ll email you and you can continue here. They have until ${userText(day)}. We collect no more data until then.`,
    nothing: "No email? Check the spam folder and the address.",
    again: "Send again",
    sentAgain: "Email sent. Only the newest link works.",
    other: "Use another address",
  },
  refused: {
    title: "Your parent or guardian didn’t allow your account",
    deletion: ({ day }: { readonly day: string }): string => `Your account and its data will be deleted on ${userText(day)}. You don’t need to do anything.`,
    mistake: "If that’s a mistake, talk to them. They can still allow it until then, with the link in our email.",
  },
  allowed: "Your parent or guardian allowed your account. You can continue.",
};
