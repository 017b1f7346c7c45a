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
const TEX_BRACKETS = /^\\([([])/;

/** The runs of a line of plain text or Markdown. */
export function inlineRuns(line: string): RichText {
  const runs: Run[] = [];
  let text = '';
  const end = (): void => {
    if (text !== '') runs.push(textRun(text));
    text = '';
  };
  // Where a formula in brackets ends. Once there is no further end, the line is not searched again.
  const unclosed = new Set<string>();
  const closingOf = (opening: string, at: number): number => {
    if (unclosed.has(opening)) return -1;
    const close = line.indexOf(opening === '(' ? '\\)' : '\\]', at);
    if (close === -1) unclosed.add(opening);
    return close;
  };
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index < from) continue;
    text += line.slice(from, match.index);
    from = match.index + match[0].length;
    const [written, escaped, display, inline, bold, alt = '', path] = match;
    if (escaped !== undefined) {
      const close = TEX_BRACKETS.test(written) ? closingOf(escaped, from) : -1;
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

const withEmphasis = (run: Run, emphasis: Emphasis): Run =>
  run.kind === 'text' ? { ...run, emphases: [...(run.emphases ?? []), emphasis] } : run;
