const BLANKS = /[ \t\r\n\f]+/g;
const SEVERAL = /[\t\r\n\f]| {2}/;

/** The text with whitespace as HTML shows it: collapsed to one space. */
export const withSingleBlanks = (text: string): string => (SEVERAL.test(text) ? text.replace(BLANKS, ' ') : text);

/** Without spaces at the start and end of lines, and with at most one blank line; code blocks stay unchanged. */
export function normalise(markdown: string): string {
  if (!markdown.includes('\n')) return markdown.trim();
  if (markdown.includes('```'))
    return markdown
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd()
      .replace(/(?<!\n)\n{3,}(?=```)|(?<=```)\n{3,}/g, '\n\n');
  return (
    markdown
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      // An escaped backslash does not break a line.
      .replace(/(?<!\\)(?=\\)(?<!\\\n\s*)(?:\\\n\s*)+(?=\n|$)|\n{3,}/g, '\n\n')
      .replace(/\n\n+/g, '\n\n')
      .replace(/^(?:\\?\n)+/, '')
      .trim()
  );
}
