const CONTEXT_CHARS = 160;
/** Shorter than this, nothing is gained. */
const WHOLE_CHARS = 3 * CONTEXT_CHARS;

/** The beginning of a text, of whole words. */
const headOf = (text: string): string => text.slice(0, CONTEXT_CHARS).replace(/(?<!\S)\S*$/, '');
const tailOf = (text: string): string => text.slice(-CONTEXT_CHARS).replace(/^\S*/, '');

/** What two versions have in common, around what differs: of a long text, only what stands next to that. */
export function truncateAround(
  text: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
) {
  if (text.length <= WHOLE_CHARS) return text;
  return `${isFirst ? '' : headOf(text)}…${isLast ? '' : tailOf(text)}`;
}
