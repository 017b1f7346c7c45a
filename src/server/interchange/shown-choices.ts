/** A choice as a file has it. */
type Row = { readonly text: string };

const NO_TEXT = 'its correct answer is a choice without a text; give it a text and import again';

/**
 * The choices that show something. Placeholders that an editor left empty are left out and named; a question whose
 * correct answer is one of them is refused, since nobody could give that answer.
 */
export function shownChoices<T extends Row>(
  rows: readonly T[],
  isCorrect: (row: T) => boolean,
  tell: (what: string) => void,
): { readonly rows: readonly T[] } | { readonly reason: string } {
  const empty = rows.filter(({ text }) => text.trim() === '');
  if (empty.length === 0) return { rows };
  if (empty.some(isCorrect)) return { reason: NO_TEXT };
  tell('choices without a text');
  return { rows: rows.filter(({ text }) => text.trim() !== '') };
}
