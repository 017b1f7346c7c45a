import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { OnLost } from '../questions/interchange-question.ts';

/** A choice as a file contains it. */
type Row = { readonly text: string };

/**
 * The choices that show something. Placeholders that an editor left empty are left out and reported; a question whose
 * correct answer is one of them is rejected, since no student could give that answer.
 */
export function shownChoices<T extends Row>(
  rows: readonly T[],
  isCorrect: (row: T) => boolean,
  onLost: OnLost,
): { readonly rows: readonly T[] } | { readonly reason: ImportReason } {
  const empty = rows.filter(({ text }) => text.trim() === '');
  if (empty.length === 0) return { rows };
  if (empty.some(isCorrect)) return { reason: { code: 'correctChoiceEmpty' } };
  onLost({ code: 'emptyChoicesDropped' });
  return { rows: rows.filter(({ text }) => text.trim() !== '') };
}
