import { ownEntry } from '#domain/platform/own-entry.ts';
import type { OnLost } from '../questions/interchange-question.ts';
import { decodeEntities } from './html-entities.ts';
import { attribute } from './html-tokens.ts';
import { normalise, withSingleBlanks } from './markdown-blanks.ts';
import { escapeMarkdown } from './markdown-escape.ts';

const WRAPPED = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' } as const;

/** An open element and its Markdown so far. */
export type Frame = {
  readonly name: string;
  readonly attributes: string;
  out: string;
  cells: string[];
  rows: string[][];
  number: number;
};

/** An open element without content yet. */
export const frameOf = (name: string, attributes: string): Frame => ({
  name,
  attributes,
  out: '',
  cells: [],
  rows: [],
  number: Number(attribute(attributes, 'start') ?? 1) || 1,
});

/** What a closed element adds to its parent. */
export function render(frame: Frame, around: Frame, onLost: OnLost | undefined): string {
  const { name, out } = frame;
  const mark = ownEntry(WRAPPED, name);
  if (mark !== undefined) return wrapped(out, mark);
  switch (name) {
    case 'sub':
    case 'sup':
      return withinBlanks(out, (words) => `<${name}>${words}</${name}>`);
    case 'code':
    case 'tt':
      return around.name === 'pre' ? out : code(out);
    case 'pre':
      return `\n\n${fenced(out)}\n\n`;
    case 'a':
      return link(out, decodeEntities(attribute(frame.attributes, 'href') ?? ''));
    case 'blockquote':
      return `\n\n${normalise(out).replace(/^/gm, '> ')}\n\n`;
    case 'li':
      return `${listItem(around, normalise(out))}\n`;
    case 'ul':
    case 'ol':
      // A list within an item follows its text on the next line.
      return around.name === 'li' ? `\n${out.trimEnd()}\n` : `\n\n${out.trimEnd()}\n\n`;
    case 'td':
    case 'th':
      around.cells.push(out.trim().replace(/(?<!\s)\s*\n\s*/g, ' '));
      return '';
    case 'tr':
      if (frame.cells.length > 0) around.rows.push(frame.cells);
      return frame.out.trim();
    case 'table':
      return `\n\n${table(frame)}\n\n`;
    case 'math':
      onLost?.({ code: 'formulaAsWords' });
      return out.trim();
    default:
      return out;
  }
}

const STRONG = /^\*\*[^*]+\*\*$/;
const EMPHASIS = /^(?!.*(?:\*\*|\\\*)).+$/s;

function wrapped(out: string, mark: string): string {
  const core = out.trim();
  // Emphasis cannot span paragraphs or be nested in the same kind; in the other kind it can.
  const isOther = mark !== '~~' && (mark === '*' ? STRONG : EMPHASIS).test(core);
  if (core.includes('\n\n') || (!isOther && (core.startsWith('*') || core.endsWith('*')))) return out;
  return withinBlanks(out, (words) => mark + words + mark);
}

/** Changes text and keeps the whitespace around it; text of only whitespace stays unchanged. */
function withinBlanks(out: string, change: (words: string) => string): string {
  const core = out.trim();
  if (core === '') return out;
  const from = out.indexOf(core);
  return out.slice(0, from) + change(core) + out.slice(from + core.length);
}

function code(text: string): string {
  const words = withSingleBlanks(text).trim();
  if (words === '') return '';
  const ticks = '`'.repeat(1 + Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)));
  const gap = words.startsWith('`') || words.endsWith('`') ? ' ' : '';
  return ticks + gap + words + gap + ticks;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))));
  return `${fence}\n${text.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd()}\n${fence}`;
}

function link(words: string, address: string): string {
  const shown = words.trim();
  const parsed = URL.parse(address);
  const isWeb = parsed !== null && /^(?:https?|mailto):$/.test(parsed.protocol) && !/[\s()<>]/.test(address);
  return isWeb && shown !== '' && !shown.includes('\n') ? `[${shown}](${address})` : words;
}

function listItem(around: Frame, text: string): string {
  const mark = around.name === 'ol' ? `${around.number}. ` : '- ';
  around.number += 1;
  return mark + text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
}

function table({ rows, out }: Frame): string {
  const [head, ...body] = rows;
  if (head === undefined) return out;
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

/** An image as Markdown, from the attributes of its element; its description alone if it has no source. */
export function imageMarkdown(attributes: string): string {
  const source = decodeEntities(attribute(attributes, 'src') ?? '').trim();
  const alt = decodeEntities(attribute(attributes, 'alt') ?? '')
    .replace(/[[\]\\\n]+/g, ' ')
    .trim();
  if (source === '') return escapeMarkdown(alt, false);
  return `![${alt === '' ? 'Picture' : alt}](<${source.replace(/[<>\n]/g, encodeURIComponent)}>)`;
}
