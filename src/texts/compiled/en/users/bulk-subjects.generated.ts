// Compiled from src/texts/en/users/bulk-subjects.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  open: "Change subjects",
  title: ({ count }: { readonly count: number }): string => `Subjects of ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} user` : `${numberText('en', need(count))} users`)}`,
  action: "Change",
  actions: {
    add: "Add subjects",
    remove: "Remove subjects",
  },
  subjects: "Subjects",
  preview: "Preview",
  effect: ({ changed, unchanged }: { readonly changed: number; readonly unchanged: number }): string => `${(need(changed) === 0 ? "No users will change." : (isForm('en', changed, 'one') ? `${numberText('en', need(changed))} user will change.` : `${numberText('en', need(changed))} users will change.`))} ${(need(unchanged) === 0 ? "" : `${numberText('en', need(unchanged))} will stay the same.`)}`,
  apply: ({ count }: { readonly count: number }): string => `Change ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} user` : `${numberText('en', need(count))} users`)}`,
  cancel: "Cancel",
  done: ({ count }: { readonly count: number }): string => `Subjects of ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} user` : `${numberText('en', need(count))} users`)} changed.`,
  undo: "Undo",
  undone: ({ count, kept }: { readonly count: number; readonly kept: number }): string => `Subjects of ${(isForm('en', count, 'one') ? `${numberText('en', need(count))} user` : `${numberText('en', need(count))} users`)} restored. ${(need(kept) === 0 ? "" : (isForm('en', kept, 'one') ? `${numberText('en', need(kept))} has been changed since and stays the same.` : `${numberText('en', need(kept))} have been changed since and stay the same.`))}`,
  close: "Close",
};
