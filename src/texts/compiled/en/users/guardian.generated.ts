// Compiled from src/texts/en/users/guardian.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: ({ name }: { readonly name: string }): string => `Allow an account for ${userText(name)}?`,
  answeredTitle: ({ name }: { readonly name: string }): string => `${userText(name)}’s account`,
  plainTitle: "Child’s account",
  intro: ({ age, name }: { readonly age: number; readonly name: string }): string => `Lectern helps students prepare for exams with lessons, questions and flash cards. Anyone under ${numberText('en', need(age))} needs a parent or guardian’s permission. ${userText(name)} gave us your email address.`,
  whose: {
    title: "Account",
    name: "Name",
    email: "Email",
    born: "Born",
  },
  stored: {
    title: "What we store",
    list: {
      identity: "Name, email address, month of birth and an encrypted password",
      profile: "Level of study and subjects",
      work: "Answers, results, flash cards, notes and submissions, with dates and times",
    },
  },
  why: {
    title: "Why we store it",
    list: {
      study: "To mark answers and recommend what to study next",
      classes: "So that teachers see work for their class, if your child joins one",
      not: "Never for advertising, and never sold",
    },
  },
  more: {
    privacy: "Privacy policy",
    children: "Child protection policy",
  },
  ask: {
    title: "Your decision",
    text: "By answering, you confirm that you’re this child’s parent or guardian. We record your answer and when you gave it.",
    until: ({ day }: { readonly day: string }): string => `This link works until ${userText(day)}.`,
    no: "If you don’t allow it, we delete the account after a waiting period. Until then, you can change your mind with this link.",
    allow: "Allow account",
    refuse: "Don’t allow account",
  },
  allowed: {
    title: "Account allowed",
    text: "Keep our email: its link lets you withdraw permission until the child is old enough. The account is then deactivated and later deleted.",
    withdraw: "Withdraw permission",
  },
  refused: {
    title: "Account not allowed",
    text: ({ day }: { readonly day: string }): string => `We’ll delete the account and its data on ${userText(day)}. Until then, you can change your mind here.`,
    allow: "Allow account",
  },
  code: {
    title: "Enter the code from your email",
    label: "Code",
    submit: "Continue",
  },
  ended: {
    title: "This link has expired",
    text: "It may have been replaced by a newer email. Your child can ask for permission again.",
  },
};
