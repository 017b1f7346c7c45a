import { type Block, type Emphasis, type Paragraph, type RichText, type Run, textRun } from './document.ts';

const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;
const HEADING = /^\s{0,3}#{1,6}\s+/;
const RULE = /^\s*(?:-{3,}|\*{3,}|={3,}|_{20,})\s*$/;

/** The paragraphs and tables of a plain text or of Markdown, one paragraph for each line. */
export function* textDocument(lines: Iterable<{ readonly line: string; readonly number: number }>): Generator<Block> {
  let startsBlock = true;
  let table: { line: number; rows: Paragraph[][][] } | null = null;
  for (const { line, number } of lines) {
    if (TABLE_ROW.test(line) && line.trim().length > 2) {
      table ??= { line: number, rows: [] };
      if (!TABLE_RULE.test(line)) table.rows.push(cellsOf(line, number));
      continue;
    }
    if (table !== null) yield { kind: 'table', ...table };
    table = null;
    if (line.trim() === '' || RULE.test(line)) {
      startsBlock = true;
      continue;
    }
    const isHeading = HEADING.test(line);
    const runs = inlineRuns(line.replace(HEADING, '').replace(/^\s{0,3}>\s?/, ''));
    yield {
      kind: 'paragraph',
      line: number,
      runs,
      startsBlock: startsBlock || isHeading,
      ...(isHeading && { isHeading }),
    };
    startsBlock = isHeading;
  }
  if (table !== null) yield { kind: 'table', ...table };
}

const cellsOf = (row: string, line: number): Paragraph[][] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => [{ kind: 'paragraph', line, runs: inlineRuns(cell.trim()), startsBlock: true }]);

/** Formulas, bold and italic text, images, and escaped characters; anything else is text as it is written. */
const INLINE =
  /\\([\\`*_{}[\]()#+.!|<>$~-])|\$\$([^$\n]{1,4000})\$\$|\$(?![\s$])([^$\n]{1,2000})(?<![\s\\])\$(?!\d)|\*\*(?=[^\s*])([^*\n]{1,2000})(?<=[^\s*])\*\*|!\[([^\]\n]{0,500})\]\(([^()\s]{1,500})\)/g;
/** A limit keeps lines with many brackets fast. */
const TEX_MAX_CHARS = 2_000;
const TEX_BRACKETS = /^\\([([])/;

export function inlineRuns(line: string): RichText {
  const runs: Run[] = [];
  let text = '';
  const end = (): void => {
    if (text !== '') runs.push(textRun(text));
    text = '';
  };
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index < from) continue;
    text += line.slice(from, match.index);
    from = match.index + match[0].length;
    const [written, escaped, display, inline, bold, alt = '', path] = match;
    if (escaped !== undefined) {
      const close = TEX_BRACKETS.test(written) ? closingOf(line, from, escaped) : -1;
      if (close === -1) text += escaped === '(' || escaped === '[' ? written : escaped;
      else {
        end();
        runs.push({ kind: 'formula', tex: line.slice(from, close).trim(), isDisplay: escaped === '[' });
        from = close + 2;
      }
      continue;
    }
    end();
    const tex = display ?? inline;
    if (tex !== undefined) runs.push({ kind: 'formula', tex: tex.trim(), isDisplay: display !== undefined });
    else if (bold !== undefined) runs.push(...inlineRuns(bold).map((run) => withEmphasis(run, 'bold')));
    else if (path !== undefined) runs.push({ kind: 'image', path, alt });
  }
  text += line.slice(from);
  end();
  return runs;
}

/** Where `\)` or `\]` ends a formula; -1: nowhere on this line. */
function closingOf(line: string, from: number, opening: string): number {
  if (opening !== '(' && opening !== '[') return -1;
  const at = line.slice(from, from + TEX_MAX_CHARS).indexOf(opening === '(' ? '\\)' : '\\]');
  return at === -1 ? -1 : from + at;
}

const withEmphasis = (run: Run, emphasis: Emphasis): Run =>
  run.kind === 'text' ? { ...run, emphases: [...(run.emphases ?? []), emphasis] } : run;
