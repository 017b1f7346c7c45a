import { readableTex } from '#domain/content/notation/readable-tex.rule.ts';

/** Stands for a formula while the signs of the text around it are taken out; no text keeps this character. */
const FORMULA = '\uE000';
/** Longer ones are pages of their own, which nobody reads on one line. */
const READ_MAX_CHARS = 300;

/**
 * The words of a Markdown text without its markup, in one line, for a search and its snippets. Formulas are told as one
 * would type them (`b² - 4ac`); addresses and pictures are left out, since nobody looks for how they are written;
 * control characters too, which mark finds.
 */
export function plainWords(markdown: string): string {
  const formulas: string[] = [];
  const words = markdown
    .replaceAll(FORMULA, ' ')
    // Bounded, so that a sign without its partner does not cost a walk to the end of the text for each.
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
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
      .trim()
  );
}

/** A formula in letters; commands that are no letters say nothing to who reads them. */
function wordsOf(tex: string): string {
  if (tex.length > READ_MAX_CHARS) return ' ';
  return readableTex(tex)
    .replace(/\\(?:begin|end)\s*[a-z]+\*?/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/\\\\|[&\\]/g, ' ');
}
