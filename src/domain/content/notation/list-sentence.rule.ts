/** A bullet at the start of a line, with the box of a task. */
const BULLET = /^[ \t]*[-*+][ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/;
const ENDS_SENTENCE = /[.!?:;,…]$/;

/**
 * Markdown whose bulleted lists continue the sentence before them: “Bring:”, “- a coat”, “- a ruler” becomes “Bring: a
 * coat · a ruler”. For previews, which have no lines.
 */
export function withListsAsSentences(markdown: string): string {
  let isInList = false;
  const written: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const text = line.replace(BULLET, '');
    const isItem = text !== line;
    if (isInList && line.trim() === '') continue;
    const isIndented = /^[ \t]/.test(line);
    const last = written.at(-1)?.trimEnd() ?? '';
    if (isInList && isItem) written.push(`· ${text}`);
    else if (isInList && !isIndented && !ENDS_SENTENCE.test(last)) written.splice(-1, 1, `${last}.`, text);
    else written.push(text);
    isInList = isItem || (isInList && isIndented);
  }
  return written.join('\n');
}
