import { decodeEntities } from './html-entities.ts';
import { escapeMarkdown } from './markdown-escape.ts';

const DELIMITERS = [
  { opens: '\\(', closes: '\\)', mark: '$' },
  { opens: '\\[', closes: '\\]', mark: '$$' },
  { opens: '$$', closes: '$$', mark: '$$' },
] as const;

type FormulaRange = { readonly from: number; readonly to: number; readonly markdown: string };

/**
 * The formulas of a text, in the notations of Moodle and MathJax. Reads the text once, whatever is opened and never
 * closed.
 */
function* formulasIn(text: string): Generator<FormulaRange> {
  const next = DELIMITERS.map(({ opens }) => text.indexOf(opens));
  for (;;) {
    let [which, from] = [-1, Number.POSITIVE_INFINITY];
    for (let at = 0; at < next.length; at += 1) {
      const opened = next[at] ?? -1;
      if (opened !== -1 && opened < from) [which, from] = [at, opened];
    }
    const delimiter = DELIMITERS[which];
    if (delimiter === undefined) return;
    const end = text.indexOf(delimiter.closes, from + 2);
    if (end === -1) {
      next[which] = -1;
      continue;
    }
    const tex = text
      .slice(from + 2, end)
      .trim()
      .replace(/(?<!\\)\$/g, '\\$');
    if (tex !== '') yield { from, to: end + 2, markdown: delimiter.mark + tex + delimiter.mark };
    for (const [at, { opens }] of DELIMITERS.entries()) {
      if (next[at] !== -1 && (next[at] ?? 0) < end + 2) next[at] = text.indexOf(opens, end + 2);
    }
  }
}

/** Text of HTML as Markdown: formulas are preserved, everything else is escaped. */
export function textOf(html: string, atStart: boolean): string {
  const text = decodeEntities(html).replaceAll('\u00a0', ' ');
  if (!text.includes('\\') && !text.includes('$$')) return escapeMarkdown(text, atStart);
  let out = '';
  let done = 0;
  for (const { from, to, markdown } of formulasIn(text)) {
    out += escapeMarkdown(text.slice(done, from), atStart && out === '') + markdown;
    done = to;
  }
  return out + escapeMarkdown(text.slice(done), atStart && out === '');
}

/** A TeX comment with its line break; without one, it is not a comment. */
const COMMENT = /(\\[\s\S])|%[^\n]*(\n|$)/g;

/**
 * Text of HTML before its line breaks become spaces: a comment in a formula ends with its line, so it is removed first.
 */
export function withoutTexComments(html: string): string {
  if (!html.includes('%') || !html.includes('\n') || !/\\[([]|\$\$/.test(html)) return html;
  let out = '';
  let done = 0;
  for (const { from, to } of formulasIn(html)) {
    const formula = html
      .slice(from, to)
      .replace(COMMENT, (found, escaped: string | undefined, end?: string) => escaped ?? (end === '' ? found : ''));
    out += html.slice(done, from) + formula;
    done = to;
  }
  return out + html.slice(done);
}
