// Compiled from src/texts/en/users/retention.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Retention",
  intro: "What the school deletes by itself, once a day. Each rule is off until you have seen what it would delete now.",
  kinds: {
    leavers: "Students who have left",
    answerFiles: "Files of students",
  },
  texts: {
    leavers: "Deletes accounts of students who are deactivated or in no class any more. The time counts from then, or from their last visit. They get an email and can keep the account by signing in; accounts that they pay for stay.",
    answerFiles: "Deletes images and PDFs that students have sent as answers. Answers, marks and comments stay.",
  },
  on: ({ months }: { readonly months: number }): string => `On: after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}.`,
  onApplied: ({ at, months }: { readonly at: string | Date; readonly months: number }): string => `On: after ${(isForm('en', months, 'one') ? `${numberText('en', need(months))} month` : `${numberText('en', need(months))} months`)}. Last applied on ${dateText('en', need(at))}.`,
  off: "Off",
  months: "Months",
  preview: "Preview",
  previewNone: "It would delete nothing now.",
  previewLeavers: ({ count }: { readonly count: number }): string => `It would delete ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} account` : `${numberText('en', need(count))} accounts`)} now:`,
  previewFiles: ({ count, size, students }: { readonly count: number; readonly size: string; readonly students: number }): string => `It would delete ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} file` : `${numberText('en', need(count))} files`)} (${userText(size)}) of ${(isForm('en', students, 'one') ? `${numberText('en', need(students))} student` : `${numberText('en', need(students))} students`)} now:`,
  more: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} more`,
  start: "Switch on",
  end: "Switch off",
  started: "Rule switched on.",
  ended: "Rule switched off.",
  changed: "The rule would delete more now than in the preview. Look at it again.",
};
