const CONTEXT_CHARS = 160;
/** For shorter texts, nothing is gained. */
const FULL_TEXT_MAX_CHARS = 3 * CONTEXT_CHARS;

/** The beginning of a text, in whole words. */
const headOf = (text: string): string => text.slice(0, CONTEXT_CHARS).replace(/(?<!\S)\S*$/, '');
const tailOf = (text: string): string => text.slice(-CONTEXT_CHARS).replace(/^\S*/, '');

/** The common parts around a difference between two versions; long ones are cut to the text next to it. */
export function truncateAround(
  text: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
) {
  if (text.length <= FULL_TEXT_MAX_CHARS) return text;
  return `${isFirst ? '' : headOf(text)}…${isLast ? '' : tailOf(text)}`;
}
