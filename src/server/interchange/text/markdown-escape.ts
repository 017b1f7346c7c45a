/** Characters with a meaning in Markdown or formulas. An underscore run of three or more is a blank and stays. */
const SPECIAL = /[\\`*[\]<$~|]|&(?=#?\w{1,31};)|_{1,2}(?!_)(?<!___)/g;
const SPECIAL_SEEN = /[\\`*[\]<$~|&_]/;
const LINE_START = /^(\s*)(#{1,6}(?=\s|$)|>|[+-](?=\s|$)|={2,}|-{2,})/;
const NUMBERED_START = /^(\s*\d{1,9})([.)])(?=\s|$)/;

/** Text as Markdown that shows exactly this text. `atStart`: it begins a line. */
export function escapeMarkdown(words: string, atStart: boolean): string {
  const plain = SPECIAL_SEEN.test(words) ? words.replace(SPECIAL, escapeCharacters) : words;
  if (plain.includes('\n')) {
    return plain
      .split('\n')
      .map((line, at) => (at > 0 || atStart ? escapeLineStart(line) : line))
      .join('\n');
  }
  return atStart ? escapeLineStart(plain) : plain;
}

const escapeCharacters = (sign: string): string => [...sign].map((each) => `\\${each}`).join('');

function escapeLineStart(words: string): string {
  const first = words.trimStart().charCodeAt(0);
  // Only these can begin a heading, a quote, a list or a rule: # > + - = and digits.
  if (first === 35 || first === 62 || first === 43 || first === 45 || first === 61) {
    return words.replace(LINE_START, (_, blanks: string, sign: string) => `${blanks}\\${sign}`);
  }
  if (first >= 48 && first <= 57) return words.replace(NUMBERED_START, '$1\\$2');
  return words;
}

/** Plain text of several lines as Markdown: blank lines separate paragraphs, other line breaks are kept. */
export function plainToMarkdown(text: string): string {
  return text
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => escapeMarkdown(line.trim(), true))
        .join('\\\n'),
    )
    .join('\n\n');
}
