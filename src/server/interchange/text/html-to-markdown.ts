import type { OnLost } from '../questions/interchange-question.ts';
import { type Frame, frameOf, imageMarkdown, render } from './html-elements.ts';
import { decodeEntities } from './html-entities.ts';
import { textOf, withoutTexComments } from './html-formulas.ts';
import { attribute, type HtmlToken, htmlTokens } from './html-tokens.ts';
import { normalise, withSingleBlanks } from './markdown-blanks.ts';
import { mathmlToTex } from './mathml-to-tex.ts';
import { mentionedTags } from './mentioned-tags.ts';

/** Tags and texts of a formula, beyond any real one. */
const FORMULA_MAX_TOKENS = 20_000;

/** Nested tags, beyond any real text; deeper ones are skipped. */
const DEPTH_MAX = 60;

/** Elements that are removed with their content. */
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

/** Audio and video; their fallback text is kept. */
const MEDIA = new Set(['audio', 'video']);

/** Tags that authors mean as tags even in plain text; anything else in angle brackets is literal. */
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

export type HtmlReading = {
  /** Called with what the Markdown lacks: a script, or a formula in another notation. */
  readonly onLost?: OnLost;
  /** True: it may be plain text. Tags that are uncommon or only mentioned are shown as written; line breaks are kept. */
  readonly lenient?: boolean;
};

/**
 * HTML as the Markdown of questions: emphasis, lists, tables, code, images, links and formulas are kept, everything
 * else becomes text. Nothing in it can run: the only tags in the output are `<sub>` and `<sup>`.
 */
export function htmlToMarkdown(html: string, { onLost, lenient = false }: HtmlReading = {}): string {
  if (!html.includes('<')) return normalise(textOf(lenient ? html : onOneLine(html), true));
  // Most texts of most files: one paragraph of text.
  const words = lenient ? undefined : PARAGRAPH.exec(html)?.[1];
  if (words !== undefined) return textOf(onOneLine(words).trim(), true);
  const tokens = lenient ? [...htmlTokens(html)] : [];
  const converter = new Converter(onLost, lenient ? mentionedTags(tokens) : null);
  for (const token of lenient ? tokens : htmlTokens(html)) converter.take(token);
  const markdown = normalise(converter.end());
  // A choice with the text `<br>` is about the tag.
  return markdown === '' && lenient ? normalise(textOf(html, true)) : markdown;
}

const onOneLine = (text: string): string => withSingleBlanks(withoutTexComments(text));

const PARAGRAPH = /^\s*<p>([^<]*)<\/p>\s*$/;

class Converter {
  readonly #frames: Frame[] = [frameOf('', '')];
  readonly #onLost: HtmlReading['onLost'];
  /** Tags that are shown as written; null: none, since all tags of HTML are tags. */
  readonly #mentioned: ReadonlySet<HtmlToken> | null;
  #dropped: { name: string; depth: number } | null = null;
  /** A MathML formula that is being read. */
  #formula: { readonly attributes: string; readonly tokens: HtmlToken[] } | null = null;

  constructor(onLost: HtmlReading['onLost'], mentioned: ReadonlySet<HtmlToken> | null) {
    this.#onLost = onLost;
    this.#mentioned = mentioned;
  }

  get #top(): Frame {
    return this.#frames[this.#frames.length - 1] as Frame;
  }

  take(token: HtmlToken): void {
    if (this.#formula !== null) this.#collect(token, this.#formula);
    else if (this.#dropped !== null) this.#pass(token, this.#dropped);
    else if (token.kind === 'text') this.#write(token.text);
    else if (this.#isMentioned(token)) this.#write(token.raw);
    else if (token.kind === 'open') this.#open(token.name, token.attributes);
    else this.#close(token.name);
  }

  #isMentioned(tag: HtmlToken & { readonly name: string }): boolean {
    return this.#mentioned !== null && (!EVERYDAY.has(tag.name) || this.#mentioned.has(tag));
  }

  end(): string {
    if (this.#formula !== null) this.#asWords(this.#formula);
    while (this.#frames.length > 1) this.#pop();
    return this.#top.out;
  }

  #collect(token: HtmlToken, formula: { readonly attributes: string; readonly tokens: HtmlToken[] }): void {
    const isEnd = token.kind === 'close' && token.name === 'math';
    if (!isEnd && formula.tokens.length < FORMULA_MAX_TOKENS) return void formula.tokens.push(token);
    const tex = isEnd ? mathmlToTex(formula.tokens) : null;
    if (tex === null) {
      this.#asWords(formula);
      this.take(token);
      return;
    }
    this.#formula = null;
    const mark = attribute(formula.attributes, 'display') === 'block' ? '$$' : '$';
    this.#top.out += mark + tex + mark;
  }

  /** If it cannot be converted to TeX: its text, which is reported. */
  #asWords({ attributes, tokens }: { readonly attributes: string; readonly tokens: readonly HtmlToken[] }): void {
    this.#formula = null;
    this.#frames.push(frameOf('math', attributes));
    for (const token of tokens) this.take(token);
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
    const words = this.#mentioned === null ? onOneLine(text) : text;
    const atStart = top.out === '' || top.out.endsWith('\n');
    top.out += textOf(atStart ? words.trimStart() : words, atStart);
  }

  #within(name: string): boolean {
    return this.#frames.some((frame) => frame.name === name);
  }

  #open(name: string, attributes: string): void {
    const top = this.#top;
    if (name === 'math' && !this.#within('math') && !attributes.endsWith('/')) {
      this.#formula = { attributes, tokens: [] };
    } else if (DROPPED.has(name)) {
      if (attributes.endsWith('/')) return;
      this.#onLost?.({ code: 'elementDropped', element: name });
      this.#dropped = { name, depth: 1 };
    } else if (MEDIA.has(name)) this.#onLost?.({ code: 'mediaDropped', element: name });
    else if (name === 'br')
      top.out += this.#within('pre') ? '\n' : this.#within('td') || this.#within('th') ? ' ' : '\\\n';
    else if (name === 'hr') top.out += '\n\n---\n\n';
    else if (name === 'img') top.out += imageMarkdown(attributes);
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

  /** Closes an element whose end tag is optional in HTML, unless a nested list or table has started since. */
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
