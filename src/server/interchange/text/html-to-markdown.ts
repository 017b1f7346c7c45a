import { decodeEntities } from './html-entities.ts';
import { attribute, type HtmlToken, htmlTokens } from './html-tokens.ts';
import { escapeMarkdown } from './markdown-escape.ts';

/** Tags inside one another, beyond what anybody means; deeper ones are passed over. */
const DEPTH_MAX = 60;

/** What is taken out with everything that stands in it. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'template',
  'noscript',
  'head',
  'title',
]);
const WRAPPED: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' };
const PARAGRAPHS = new Set(
  'p div section article header footer main h1 h2 h3 h4 h5 h6 figure figcaption dl dt dd center fieldset form address'.split(
    ' ',
  ),
);
const FRAMES = new Set([
  'b',
  'strong',
  'i',
  'em',
  'del',
  's',
  'code',
  'tt',
  'sub',
  'sup',
  'a',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'math',
]);

/** Tags that authors mean as tags even where they write no HTML; anything else in angle brackets is a tag to talk about. */
const EVERYDAY = new Set([
  ...FRAMES,
  ...DROPPED,
  ...PARAGRAPHS,
  'br',
  'img',
  'span',
  'u',
  'font',
  'hr',
  'tbody',
  'thead',
  'small',
  'big',
]);

type Frame = {
  readonly name: string;
  readonly attributes: string;
  out: string;
  cells: string[];
  rows: string[][];
  number: number;
};

export type HtmlReading = {
  /** Hears of what is not in the Markdown: a script, a formula that is written in another way. */
  readonly onLost?: (what: string) => void;
  /** True: tags that are no everyday ones are shown as they are written, and line ends stay. */
  readonly lenient?: boolean;
};

/**
 * HTML as the Markdown that questions are written in: emphasis, lists, tables, code, pictures, links and formulas stay,
 * everything else is its words. Nothing of it can run: what comes out has no tags but `<sub>` and `<sup>`.
 */
export function htmlToMarkdown(html: string, { onLost, lenient = false }: HtmlReading = {}): string {
  if (!html.includes('<')) return tidy(textOf(lenient ? html : html.replace(BLANKS, ' '), true));
  // Most texts of most files: one paragraph of words.
  const words = lenient ? undefined : PARAGRAPH.exec(html)?.[1];
  if (words !== undefined) return textOf(words.replace(BLANKS, ' ').trim(), true);
  const converter = new Converter(onLost, lenient);
  for (const token of htmlTokens(html)) converter.take(token);
  const markdown = tidy(converter.end());
  // A choice that reads `<br>` talks about a tag.
  return markdown === '' && lenient ? tidy(textOf(html, true)) : markdown;
}

const PARAGRAPH = /^\s*<p>([^<]*)<\/p>\s*$/;
const BLANKS = /[ \t\r\n\f]+/g;

class Converter {
  readonly #frames: Frame[] = [frameOf('', '')];
  readonly #onLost: HtmlReading['onLost'];
  readonly #lenient: boolean;
  #dropped: { name: string; depth: number } | null = null;

  constructor(onLost: HtmlReading['onLost'], lenient: boolean) {
    this.#onLost = onLost;
    this.#lenient = lenient;
  }

  get #top(): Frame {
    return this.#frames[this.#frames.length - 1] as Frame;
  }

  take(token: HtmlToken): void {
    if (this.#dropped !== null) this.#pass(token, this.#dropped);
    else if (token.kind === 'text') this.#write(token.text);
    else if (this.#lenient && !EVERYDAY.has(token.name)) this.#write(token.raw);
    else if (token.kind === 'open') this.#open(token.name, token.attributes);
    else this.#close(token.name);
  }

  end(): string {
    while (this.#frames.length > 1) this.#pop();
    return this.#top.out;
  }

  #pass(token: HtmlToken, dropped: { name: string; depth: number }): void {
    if (token.kind === 'text' || token.name !== dropped.name) return;
    dropped.depth += token.kind === 'open' ? 1 : -1;
    if (dropped.depth === 0) this.#dropped = null;
  }

  #write(text: string): void {
    const top = this.#top;
    if (top.name === 'pre' || top.name === 'code' || top.name === 'tt' || this.#within('pre')) {
      top.out += decodeEntities(text);
      return;
    }
    if (top.name === 'ul' || top.name === 'ol' || top.name === 'table' || top.name === 'tr') {
      if (text.trim() === '') return;
    }
    const words = this.#lenient ? text : text.replace(BLANKS, ' ');
    const atStart = top.out === '' || top.out.endsWith('\n');
    top.out += textOf(atStart ? words.trimStart() : words, atStart);
  }

  #within(name: string): boolean {
    return this.#frames.some((frame) => frame.name === name);
  }

  #open(name: string, attributes: string): void {
    const top = this.#top;
    if (DROPPED.has(name)) {
      if (attributes.endsWith('/')) return;
      this.#onLost?.(`<${name}> was left out`);
      this.#dropped = { name, depth: 1 };
    } else if (name === 'br')
      top.out += this.#within('pre') ? '\n' : this.#within('td') || this.#within('th') ? ' ' : '\\\n';
    else if (name === 'hr') top.out += '\n\n---\n\n';
    else if (name === 'img') top.out += picture(attributes);
    else if (PARAGRAPHS.has(name)) this.#part();
    else if (FRAMES.has(name) && this.#frames.length < DEPTH_MAX) {
      if (name === 'li') this.#closeWithin('li', ['ul', 'ol']);
      if (name === 'td' || name === 'th') this.#closeCell();
      if (name === 'tr') this.#closeWithin('tr', ['table']);
      this.#frames.push(frameOf(name, attributes));
    }
  }

  #part(): void {
    this.#top.out += this.#within('td') || this.#within('th') ? ' ' : '\n\n';
  }

  #close(name: string): void {
    if (PARAGRAPHS.has(name)) this.#part();
    else if (FRAMES.has(name) && this.#frames.findLastIndex((frame) => frame.name === name) > 0) this.#popTo(name);
  }

  /** Ends an element that HTML lets one leave open, unless a list or table of its own has begun since. */
  #closeWithin(name: string, borders: readonly string[]): void {
    const at = this.#frames.findLastIndex((frame) => frame.name === name || borders.includes(frame.name));
    if (at > 0 && this.#frames[at]?.name === name) this.#popTo(name);
  }

  #closeCell(): void {
    const at = this.#frames.findLastIndex(
      ({ name }) => name === 'td' || name === 'th' || name === 'tr' || name === 'table',
    );
    const name = this.#frames[at]?.name;
    if (name === 'td' || name === 'th') this.#popTo(name);
  }

  #popTo(name: string): void {
    while (this.#frames.length > 1) {
      const popped = this.#top.name;
      this.#pop();
      if (popped === name) return;
    }
  }

  #pop(): void {
    const frame = this.#frames.pop() as Frame;
    const top = this.#top;
    const inCell = frame.name !== 'td' && frame.name !== 'th' && (this.#within('td') || this.#within('th'));
    top.out +=
      inCell && BLOCKS.has(frame.name)
        ? ` ${frame.out.trim().replace(/\s+/g, ' ')} `
        : render(frame, top, this.#onLost);
  }
}

const BLOCKS = new Set(['ul', 'ol', 'li', 'pre', 'blockquote', 'table', 'tr']);

const frameOf = (name: string, attributes: string): Frame => ({
  name,
  attributes,
  out: '',
  cells: [],
  rows: [],
  number: Number(attribute(attributes, 'start') ?? 1) || 1,
});

/** What a frame that is complete adds to the one around it. */
function render(frame: Frame, around: Frame, onLost: HtmlReading['onLost']): string {
  const { name, out } = frame;
  const mark = WRAPPED[name];
  if (mark !== undefined) return wrapped(out, mark);
  switch (name) {
    case 'sub':
    case 'sup':
      return withinBlanks(out, (core) => `<${name}>${core}</${name}>`);
    case 'code':
    case 'tt':
      return around.name === 'pre' ? out : code(out);
    case 'pre':
      return `\n\n${fenced(out)}\n\n`;
    case 'a':
      return link(out, decodeEntities(attribute(frame.attributes, 'href') ?? ''));
    case 'blockquote':
      return `\n\n${tidy(out).replace(/^/gm, '> ')}\n\n`;
    case 'li':
      return `${listItem(around, tidy(out))}\n`;
    case 'ul':
    case 'ol':
      // A list within an item follows its words in the next line.
      return around.name === 'li' ? `\n${out.trimEnd()}\n` : `\n\n${out.trimEnd()}\n\n`;
    case 'td':
    case 'th':
      around.cells.push(out.trim().replace(/\s*\n\s*/g, ' '));
      return '';
    case 'tr':
      if (frame.cells.length > 0) around.rows.push(frame.cells);
      return frame.out.trim();
    case 'table':
      return `\n\n${table(frame)}\n\n`;
    case 'math':
      onLost?.('a formula in MathML was taken as its words');
      return out.trim();
    default:
      return out;
  }
}

const STRONG = /^\*\*[^*]+\*\*$/;
const EMPHASIS = /^(?!.*(?:\*\*|\\\*)).+$/s;

function wrapped(out: string, mark: string): string {
  const core = out.trim();
  // Emphasis cannot go over paragraphs, nor stand around itself; around the other kind it can.
  const isOther = mark !== '~~' && (mark === '*' ? STRONG : EMPHASIS).test(core);
  if (core.includes('\n\n') || (!isOther && (core.startsWith('*') || core.endsWith('*')))) return out;
  return withinBlanks(out, (words) => mark + words + mark);
}

/** Words changed, the blanks around them kept; blanks alone stay as they are. */
function withinBlanks(out: string, change: (words: string) => string): string {
  const core = out.trim();
  if (core === '') return out;
  const from = out.indexOf(core);
  return out.slice(0, from) + change(core) + out.slice(from + core.length);
}

function code(text: string): string {
  const words = text.replace(BLANKS, ' ').trim();
  if (words === '') return '';
  const ticks = '`'.repeat(1 + Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)));
  const gap = words.startsWith('`') || words.endsWith('`') ? ' ' : '';
  return ticks + gap + words + gap + ticks;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))));
  return `${fence}\n${text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')}\n${fence}`;
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

function picture(attributes: string): string {
  const source = decodeEntities(attribute(attributes, 'src') ?? '').trim();
  const alt = decodeEntities(attribute(attributes, 'alt') ?? '')
    .replace(/[[\]\\\n]+/g, ' ')
    .trim();
  if (source === '') return escapeMarkdown(alt, false);
  return `![${alt === '' ? 'Picture' : alt}](<${source.replace(/[<>\n]/g, encodeURIComponent)}>)`;
}

const DELIMITERS = [
  { opens: '\\(', closes: '\\)', mark: '$' },
  { opens: '\\[', closes: '\\]', mark: '$$' },
  { opens: '$$', closes: '$$', mark: '$$' },
] as const;

type FormulaPlace = { readonly from: number; readonly to: number; readonly markdown: string };

/** The formulas of a text, as Moodle and MathJax mark them. Goes through the text once, whatever opens and never closes. */
function* formulasIn(text: string): Generator<FormulaPlace> {
  const next = DELIMITERS.map(({ opens }) => text.indexOf(opens));
  for (;;) {
    const from = Math.min(...next.filter((at) => at !== -1));
    const which = next.indexOf(from);
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

/** Text of HTML as Markdown: formulas stay formulas, everything else says what it says. */
function textOf(html: string, atStart: boolean): string {
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

/** Without blanks at the edges of lines, and with one blank line at most; what stands between fences stays. */
function tidy(markdown: string): string {
  if (!markdown.includes('\n')) return markdown.trim();
  if (markdown.includes('```'))
    return markdown.replace(/^(?:[ \t]*\n)+|\s+$/g, '').replace(/\n{3,}(?=```)|(?<=```)\n{3,}/g, '\n\n');
  return markdown
    .replace(/[ \t]+\n/g, '\n')
    .replace(/(?:\\\n\s*)+(?=\n|$)|\n{3,}/g, '\n\n')
    .replace(/\n\n+/g, '\n\n')
    .replace(/^(?:\\?\n)+/, '')
    .trim();
}
