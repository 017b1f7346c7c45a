import {
  type Block,
  cellText,
  type Emphasis,
  type Paragraph,
  type RichText,
  type Run,
} from '#domain/interchange/document/document.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';

/** A document's blocks as Markdown. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  let markdown = '';
  for (const block of blocks) {
    const piece = block.kind === 'table' ? tableMarkdown(block.rows) : runsMarkdown(block.runs);
    if (piece === '') continue;
    const isSeparate = block.kind === 'table' || block.startsBlock || markdown.endsWith('|');
    if (markdown !== '') markdown += isSeparate ? '\n\n' : '\\\n';
    markdown += piece;
  }
  return markdown;
}

/** A text as Markdown that shows exactly this text. */
export function runsMarkdown(runs: RichText): string {
  let markdown = '';
  for (const run of merged(runs)) markdown += runMarkdown(run, markdown === '', markdown.endsWith('*'));
  return markdown.trim();
}

function runMarkdown(run: Run, atStart: boolean, isTouching: boolean): string {
  if (run.kind === 'image') return `![${escapeMarkdown(run.alt.replace(/\s+/g, ' '), false)}](${run.path})`;
  if (run.kind === 'formula') return run.isDisplay === true && atStart ? `$$${run.tex}$$` : `$${run.tex}$`;
  const inside = run.text.trim();
  if (inside === '') return spaces(run.text);
  const from = run.text.indexOf(inside);
  const [before, after] = [run.text.slice(0, from), run.text.slice(from + inside.length)];
  const isBold = run.emphases?.includes('bold') === true;
  const isItalic = run.emphases?.includes('italic') === true;
  // Two marked pieces without a space between them would run into each other.
  const marks = isTouching && before === '' ? '' : `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  return `${spaces(before)}${marked(inside, marks, run.script, atStart)}${spaces(after)}`;
}

const FIRST_WORD = /[\p{L}\p{N}]/u;
const AFTER_LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;

/** Marks stand next to letters and digits: next to other characters, Markdown shows some of them as they are. */
function marked(text: string, marks: string, script: 'sub' | 'super' | undefined, atStart: boolean): string {
  const first = text.search(FIRST_WORD);
  if (marks === '' || first === -1 || script !== undefined) return scripted(escaped(text, atStart), script);
  const last = AFTER_LAST_WORD.exec(text);
  const end = last === null ? text.length : last.index + last[0].length;
  const core = escaped(text.slice(first, end), false);
  return `${escaped(text.slice(0, first), atStart)}${marks}${core}${[...marks].reverse().join('')}${escaped(text.slice(end), false)}`;
}

const escaped = (text: string, atStart: boolean): string =>
  escapeMarkdown(text, atStart)
    .replace(/(?<!\s)\s*\n\s*/g, '\\\n')
    .replaceAll('\t', ' ');

const spaces = (text: string): string => (text.includes('\n') ? '\\\n' : text === '' ? '' : ' ');

function scripted(text: string, script: 'sub' | 'super' | undefined): string {
  if (script === undefined) return text;
  return script === 'sub' ? `<sub>${text}</sub>` : `<sup>${text}</sup>`;
}

/** Programs cut a word into several runs of the same format. */
function merged(runs: RichText): readonly Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.kind === 'text' && last?.kind === 'text' && formatOf(run) === formatOf(last))
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

type TextRun = Run & { readonly kind: 'text' };
const shownEmphases = ({ emphases = [] }: TextRun): readonly Emphasis[] =>
  emphases.filter((emphasis) => emphasis === 'bold' || emphasis === 'italic');
const formatOf = (run: TextRun): string => `${run.script ?? ''} ${shownEmphases(run).toSorted().join(' ')}`;

function tableMarkdown(rows: readonly (readonly (readonly Paragraph[])[])[]): string {
  const [head, ...body] = rows.filter((row) => row.some((cell) => cellText(cell) !== '' || cell.length > 0));
  if (head === undefined) return '';
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: readonly (readonly Paragraph[])[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cellMarkdown(row[at] ?? [])).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

const cellMarkdown = (cell: readonly Paragraph[]): string =>
  cell
    .map(({ runs }) => runsMarkdown(runs).replaceAll(/\\?\n/g, ' '))
    .filter((text) => text !== '')
    .join(' ');

/** Formatting without an equivalent in a question: `underline` and `highlight` may matter to what is asked. */
export function droppedEmphases(blocks: readonly Block[]): readonly ('underline' | 'highlight')[] {
  const used = new Set<Emphasis>();
  for (const block of blocks) {
    if (block.kind === 'table') continue;
    for (const run of block.runs)
      if (run.kind === 'text' && run.text.trim() !== '') for (const emphasis of run.emphases ?? []) used.add(emphasis);
  }
  return (['underline', 'highlight'] as const).filter((emphasis) => used.has(emphasis));
}
