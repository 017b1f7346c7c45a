// Compiled from src/texts/en/classrooms/guardian-access-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { dayText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: "Hello,",
  open: "Open the page",
  enterCode: "Open the page /family on Lectern and enter this code:",
  once: ({ days }: { readonly days: number }): string => `The link works once and expires in ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)}. On the page /family you can get a new one at any time.`,
  caution: "If you don’t know this student, please ignore this email and tell the school.",
  invitation: {
    subject: ({ student }: { readonly student: string }): string => `Follow ${userText(student)}’s work on Lectern`,
    text: ({ student }: { readonly student: string }): string => `A teacher or the school of ${userText(student)} invites you to see their assignments, released marks and comments on Lectern, an exam preparation website.`,
    noAccount: ({ student }: { readonly student: string }): string => `You don’t need an account. Once a week we email you what is due or missing; you can turn this off. ${userText(student)} sees who has access.`,
  },
  requested: {
    subject: "Your link to Lectern",
    text: "Here is the new link that you asked for.",
    expiry: "It works once and expires in one hour.",
    caution: "If you didn’t ask for it, you can ignore this email.",
  },
  weekly: {
    subject: ({ student }: { readonly student: string }): string => `${userText(student)}’s week on Lectern`,
    missing: ({ count, student }: { readonly count: number; readonly student: string }): string => (isForm('en', count, 'one') ? `${userText(student)} has ${numberText('en', need(count))} missing assignment:` : `${userText(student)} has ${numberText('en', need(count))} missing assignments:`),
    due: "Due within a week:",
    nothing: ({ student }: { readonly student: string }): string => `${userText(student)} has no missing work, and nothing is due within a week.`,
    active: ({ days, student }: { readonly days: number; readonly student: string }): string => (need(days) === 0 ? `${userText(student)} hasn’t worked on assignments in the last 28 days.` : (isForm('en', days, 'one') ? `${userText(student)} worked on assignments on ${numberText('en', need(days))} of the last 28 days.` : `${userText(student)} worked on assignments on ${numberText('en', need(days))} of the last 28 days.`)),
    stop: "You can turn these emails off on the page.",
  },
  report: {
    subject: ({ student }: { readonly student: string }): string => `New report on ${userText(student)}`,
    text: ({ count, student }: { readonly count: number; readonly student: string }): string => (isForm('en', count, 'one') ? `There is a new report on ${userText(student)}:` : `There are new reports on ${userText(student)}:`),
    line: ({ classroom, from, until }: { readonly classroom: string; readonly from: string | Date; readonly until: string | Date }): string => `${userText(classroom)}, ${dayText('en', need(from))} to ${dayText('en', need(until))}`,
    stop: "You can turn these emails off on the page.",
  },
};
