// Compiled from src/texts/en/users/school/retention.json by `npm run generate`: change that file.
import { need, userText } from '../../../../message-parts.ts';
import { dateText } from '../../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  title: "Retention",
  intro: "Lectern deletes this data automatically, once a day. A rule stays off until you have previewed what it would delete.",
  kinds: {
    leavers: "Students who have left",
    answerFiles: "Files of students",
  },
  texts: {
    leavers: "Deletes accounts of students who are deactivated or no longer in any class. The months count from that day, or from their last visit if it was later. Students get an email first, and can sign in and keep their account. Accounts that students pay for themselves are kept.",
    answerFiles: "Deletes images and PDFs that students sent as answers. Typed answers, marks and comments are kept.",
  },
  on: ({ months }: { readonly months: number }): string => `On: after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}.`,
  onApplied: ({ at, months }: { readonly at: string | Date; readonly months: number }): string => `On: after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}. Last applied on ${dateText('en', need(at))}.`,
  off: "Off",
  months: "Months",
  preview: "Preview",
  previewNone: "Nothing would be deleted now.",
  previewLeavers: ({ count }: { readonly count: number }): string => `${(isForm('en', count, 'one') ? `${numberText('en', need(count))} account` : `${numberText('en', need(count))} accounts`)} would be deleted now:`,
  previewFiles: ({ count, size, students }: { readonly count: number; readonly size: string; readonly students: number }): string => `${(isForm('en', count, 'one') ? `${numberText('en', need(count))} file` : `${numberText('en', need(count))} files`)} (${userText(size)}) of ${(isForm('en', students, 'one') ? `${numberText('en', need(students))} student` : `${numberText('en', need(students))} students`)} would be deleted now:`,
  more: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} more`,
  start: "Switch on",
  end: "Switch off",
  started: "Rule switched on.",
  ended: "Rule switched off.",
  changed: "The rule would delete more now than in the preview. Preview it again.",
};
