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
  photos: "Photo answers",
  identical: "Answers with identical files are already in one group.",
  selected: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No answers selected" : (isForm('en', count, 'one') ? `${numberText('en', need(count))} answer selected` : `${numberText('en', need(count))} answers selected`)),
  join: "Group answers",
  takeOut: "Remove from group",
  clear: "Clear selection",
  answer: ({ number }: { readonly number: number }): string => `Answer ${String(need(number))}`,
  fileOf: ({ count, number }: { readonly count: number; readonly number: number }): string => `${String(need(number))} of ${numberText('en', need(count))}`,
  nextFile: ({ count, name, number }: { readonly count: number; readonly name: string; readonly number: number }): string => `Next file of ${userText(name)}: now ${String(need(number))} of ${numberText('en', need(count))}`,
  openOf: ({ name }: { readonly name: string }): string => `Open file: ${userText(name)}`,
  file: "File",
  photoKeys: "Arrow keys move, Space selects, Shift and click selects several, Enter or G groups the selected answers, S removes them from their group or splits it. 1–9 award a point, N marks the group and shows the next one, C comments.",
};
