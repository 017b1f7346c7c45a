import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { withFormulasOnOneLine } from '#domain/content/notation/formula-lines.rule.ts';
import { escapeHtml } from './html-entities.ts';

/** The address of an image in the file. */
export type ImageAddress = (path: string) => string;

const FORMULA = /^(\$\$?)((?:\\[\s\S]|[^\\$])+)\1/;
const SCRIPT = /^<(sub|sup)>([\s\S]{0,2000}?)<\/\1>/;
const indexIn = (sign: string) => (source: string) => {
  const at = source.indexOf(sign);
  return at === -1 ? undefined : at;
};

/** The bank's Markdown as marked parses it: with formulas, blanks and scripts, without HTML. */
const OPTIONS = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: indexIn('$'),
      tokenizer: (source) => {
        const match = FORMULA.exec(source);
        return match === null
          ? undefined
          : { type: 'formula', raw: match[0], tex: (match[2] ?? '').trim(), display: match[1] === '$$' };
      },
    },
    {
      name: 'blank',
      level: 'inline',
      start: indexIn('___'),
      tokenizer: (source) => {
        const match = /^_{3,}/.exec(source);
        return match === null ? undefined : { type: 'blank', raw: match[0] };
      },
    },
    {
      name: 'script',
      level: 'inline',
      start: indexIn('<su'),
      tokenizer(source) {
        const [raw, name, text = ''] = SCRIPT.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'script', raw, name, tokens: this.lexer.inlineTokens(text) };
      },
    },
  ],
  hooks: {
    emStrongMask: (source: string) =>
      source.replace(/\\[\s\S]|\$\$(?:\\[\s\S]|[^\\$])+\$\$|\$(?:\\[\s\S]|[^\\$])+\$|_{3,}/g, (match) =>
        match.startsWith('\\') ? match : 'a'.repeat(match.length),
      ),
  },
  tokenizer: {
    html: () => undefined,
    def: () => undefined,
    lheading: () => undefined,
    hr: (source) => (/^ {0,3}_/.test(source) ? undefined : false),
    tag: (source) => {
      const token = /^<[^<>]*>/.exec(source);
      return token === null
        ? undefined
        : { type: 'html', raw: token[0], text: token[0], inLink: false, inRawBlock: false, block: false };
    },
  },
}).defaults;

/** A text as well-formed XHTML, with formulas as `\(…\)` and `\[…\]`, which Moodle and MathJax typeset. */
export function markdownToHtml(markdown: string, imageAddress: ImageAddress): string {
  if (!/[\n\\`*[\]<$~|&_#>!-]|^\s*\d+[.)]/.test(markdown)) return `<p>${escapeHtml(markdown)}</p>`;
  return blocks(new Lexer(OPTIONS).lex(withFormulasOnOneLine(markdown)), imageAddress);
}

/** The same for inline text, such as a choice: without a paragraph. */
export function markdownToInlineHtml(markdown: string, imageAddress: ImageAddress): string {
  if (!/[\n\\`*[\]<$~|&_!]/.test(markdown)) return escapeHtml(markdown);
  return inline(new Lexer(OPTIONS).inlineTokens(markdown), imageAddress);
}

const blocks = (tokens: readonly Token[], imageAddress: ImageAddress): string =>
  tokens.map((token) => block(token, imageAddress)).join('');

function block(token: Token, imageAddress: ImageAddress): string {
  const words = (): string => inline('tokens' in token ? (token.tokens ?? []) : [], imageAddress);
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'paragraph':
      return `<p>${words()}</p>`;
    case 'heading':
      return `<p><strong>${words()}</strong></p>`;
    case 'code':
      return `<pre>${escapeHtml(token.text)}</pre>`;
    case 'blockquote':
      return `<blockquote>${blocks(token.tokens ?? [], imageAddress)}</blockquote>`;
    case 'hr':
      return '<hr/>';
    case 'list':
      return list(token as Tokens.List, imageAddress);
    case 'table':
      return table(token as Tokens.Table, imageAddress);
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? words() : escapeHtml(token.text);
    default:
      return `<p>${escapeHtml(token.raw)}</p>`;
  }
}

function list({ ordered, start, items }: Tokens.List, imageAddress: ImageAddress): string {
  const rows = items.map(({ tokens }) => `<li>${blocks(tokens, imageAddress)}</li>`).join('');
  if (!ordered) return `<ul>${rows}</ul>`;
  return `<ol${start === 1 || start === '' ? '' : ` start="${start}"`}>${rows}</ol>`;
}

function table({ header, rows }: Tokens.Table, imageAddress: ImageAddress): string {
  const row = (cells: readonly Tokens.TableCell[], name: string): string =>
    `<tr>${cells.map(({ tokens }) => `<${name}>${inline(tokens, imageAddress)}</${name}>`).join('')}</tr>`;
  return `<table><tbody>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** Between two characters that would begin a formula together. */
const EMPTY = '<span></span>';

const inline = (tokens: readonly Token[], imageAddress: ImageAddress): string =>
  tokens.reduce((html, token) => {
    const text = span(token, imageAddress);
    if (token.type !== 'text' && token.type !== 'escape') return html + text;
    const isStarting = (html.endsWith('$') && text.startsWith('$')) || (html.endsWith('\\') && /^[([]/.test(text));
    return html + (isStarting ? EMPTY : '') + text.replace(/\$(?=\$)|\\(?=[([])/g, `$&${EMPTY}`);
  }, '');

function span(token: Token, imageAddress: ImageAddress): string {
  const words = (): string => inline('tokens' in token ? (token.tokens ?? []) : [], imageAddress);
  switch (token.type) {
    case 'strong':
      return `<strong>${words()}</strong>`;
    case 'em':
      return `<em>${words()}</em>`;
    case 'del':
      return `<del>${words()}</del>`;
    case 'script':
      return `<${token.name}>${words()}</${token.name}>`;
    case 'codespan':
      return `<code>${escapeHtml(token.text)}</code>`;
    case 'formula':
      return token.display ? `\\[${escapeHtml(token.tex)}\\]` : `\\(${escapeHtml(token.tex)}\\)`;
    case 'br':
      return '<br/>';
    case 'link':
      return token.raw.startsWith('[') ? `<a href="${escapeHtml(token.href)}">${words()}</a>` : escapeHtml(token.text);
    case 'image':
      return `<img src="${escapeHtml(imageAddress(token.href))}" alt="${escapeHtml(token.text)}"/>`;
    case 'escape':
      return escapeHtml(token.text);
    case 'text':
      return 'tokens' in token && token.tokens !== undefined
        ? words()
        : escapeHtml(token.escaped === true ? unescaped(token.text) : token.text);
    default:
      return escapeHtml(token.raw);
  }
}

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
