// Compiled from src/texts/en/access/sign-in-policy.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Sign-in",
  intro: "What users need to sign in, by role. Single sign-on and learning platforms are not affected: they have sign-in rules of their own.",
  introAll: "What users of all schools, and users without a school, need to sign in, by role. A school can require more, but not less.",
  signOnOnly: ({ name }: { readonly name: string }): string => `Single sign-on only is on: students and teachers sign in with ${userText(name)}, and not with a password.`,
  ownMissing: "You can require two-step verification or a passkey once you’ve set it up yourself.",
  ownLink: "Go to your account",
  roles: {
    student: "Students",
    teacher: "Teachers",
    schoolAdmin: "School admins",
    admin: "Admins",
  },
  requirement: "Required to sign in",
  requirements: {
    password: "Password or passkey",
    secondFactor: "Two-step verification or passkey",
    passkey: "Passkey only",
  },
  requiredFrom: "Required from",
  graceDays: "Days of grace",
  graceHint: "How long users can still sign in without it, from this day or from their first day.",
  floor: ({ date, requirement }: { readonly date: string; readonly requirement: string }): string => `For all schools: ${userText(requirement)}, from ${userText(date)}.`,
  ready: ({ count, ready }: { readonly count: number; readonly ready: number }): string => (need(count) === 0 ? "No users with a password." : (isForm('en', count, 'one') ? `${numberText('en', need(ready))} of ${numberText('en', need(count))} user is ready.` : `${numberText('en', need(ready))} of ${numberText('en', need(count))} users are ready.`)),
  save: "Save",
  saveNamed: ({ role }: { readonly role: string }): string => `Save: ${userText(role)}`,
  saved: "Sign-in rules saved",
  changed: "Someone else has changed this rule. The current one is shown now.",
};
