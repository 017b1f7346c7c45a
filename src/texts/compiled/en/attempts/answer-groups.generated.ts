// Compiled from src/texts/en/attempts/answer-groups.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  inGroups: "Mark in groups",
  groupsOf: ({ title }: { readonly title: string }): string => `Mark in groups: ${userText(title)}`,
  groups: "Answer groups",
  summary: ({ answers, groups }: { readonly answers: number; readonly groups: number }): string => `${(isForm('en', answers, 'one') ? `${numberText('en', need(answers))} answer` : `${numberText('en', need(answers))} answers`)} in ${(isForm('en', groups, 'one') ? `${numberText('en', need(groups))} group` : `${numberText('en', need(groups))} groups`)}`,
  group: ({ count, number }: { readonly count: number; readonly number: number }): string => `Group ${String(need(number))}: ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} answer` : `${numberText('en', need(count))} answers`)}`,
  times: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} ×`,
  comment: "Comment for all in this group",
  mark: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `Mark ${numberText('en', need(count))} answer` : `Mark ${numberText('en', need(count))} answers`),
  split: "Split group",
  separate: "Mark separately",
  separateOf: ({ text }: { readonly text: string }): string => `Mark separately: ${userText(text)}`,
  allMarked: "All answers to this question are marked. Choose a group to change its marks.",
  keys: "1–9 award a point, N marks the group and shows the next one, S splits it, C comments.",
};
