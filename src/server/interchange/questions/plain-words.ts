import { readableTex } from '#domain/content/notation/readable-tex.rule.ts';

/** Placeholder for a formula while the text's markup is removed; no stored text contains this character. */
const FORMULA = '\uE000';
/** Longer texts are pages of their own, which are never shown on one line. */
const READ_MAX_CHARS = 300;

/**
 * The words of a Markdown text without its markup, on one line, for search and its snippets. Formulas are written as
 * plain text (`b² - 4ac`); addresses and images are left out, since users don't search for them, and so are control
 * characters, which mark matches.
 */
export function plainWords(markdown: string): string {
  const formulas: string[] = [];
  const words = markdown
    .replaceAll(FORMULA, ' ')
    // Bounded, so that an unmatched character does not cause a scan to the end of the text each time.
    .replace(/\$\$([^$]{0,5000})\$\$|\$([^$\n]{0,2000})\$/g, (_, block?: string, line?: string) => {
      formulas.push(wordsOf(block ?? line ?? ''));
      return block === undefined ? FORMULA : ` ${FORMULA} `;
    })
    .replace(/!\[[^[\]]{0,1000}\]\([^()]{0,1000}\)/g, ' ')
    .replace(/\[([^[\]]{0,1000})\]\([^()]{0,1000}\)/g, '$1')
    .replace(/^[ \t]*\[\^[^[\]\n]{1,60}\]:/gm, ' ')
    .replace(/\[\^[^[\]\n]{1,60}\]|\[![a-z]{1,20}\]/gi, ' ')
    .replace(/<\/?(?:sub|sup)>/g, '')
    .replace(/^[ \t]*(?:```.*|[-|:][-|: \t]*$|[>#|]+|[-*+] )/gm, ' ')
    .replace(/[|*_`~#>]+/g, ' ');
  let next = 0;
  return (
    words
      .replaceAll(FORMULA, () => formulas[next++] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
      .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
      .trim()
  );
}

/** A formula in letters; commands that are not letters have no plain form. */
function wordsOf(tex: string): string {
  if (tex.length > READ_MAX_CHARS) return ' ';
  return readableTex(tex)
    .replace(/\\(?:begin|end)\s*[a-z]+\*?/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/\\\\|[&\\]/g, ' ');
}
