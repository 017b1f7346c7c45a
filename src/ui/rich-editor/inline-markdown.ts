import { ownEntry } from '#domain/platform/own-entry.ts';
import { linkAddress } from '../rich-text/markdown/link-address.ts';
import { type EditorMark, type EditorNode, textAttr } from './document.ts';

/** Context of inline text: a table cell must not contain a bar, and only a paragraph has line breaks. */
export type LineIn = 'paragraph' | 'line' | 'cell';

const SYMBOLS = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  strike: ['~~', '~~'],
  subscript: ['<sub>', '</sub>'],
  superscript: ['<sup>', '</sup>'],
} as const satisfies Readonly<Record<string, readonly [open: string, close: string]>>;
/** From the outermost to the innermost: marks that are opened first are closed last. */
const ORDER = ['link', 'superscript', 'subscript', 'strike', 'italic', 'bold'];

type Piece = { readonly text: string; readonly marks: readonly EditorMark[] };

/** The Markdown of inline content. */
export function inlineMarkdown(nodes: readonly EditorNode[], where: LineIn): string {
  const pieces = nodes.flatMap((node) => spaced(pieceOf(node, where)));
  const text = nested(pieces)
    .replace(/(?<!\\\n|[ \t])(?:\\\n|[ \t])+$/, '')
    .replace(/^(?:\\\n|[ \t])+/, '');
  const line = where === 'cell' ? text.replaceAll(/(^|[^\\])((?:\\\\)*)\|/g, '$1$2\\|') : text;
  return where === 'paragraph' ? line.split('\\\n').map(escapedStart).join('\\\n') : line;
}

function pieceOf(node: EditorNode, where: LineIn): Piece {
  const marks = (node.marks ?? []).filter(({ type }) => ORDER.includes(type) || type === 'code');
  switch (node.type) {
    case 'text': {
      const text = node.text ?? '';
      if (!marks.some(({ type }) => type === 'code')) return { text: escaped(text), marks };
      return { text: coded(text), marks: marks.filter(({ type }) => type !== 'code') };
    }
    case 'hardBreak':
      return { text: where === 'paragraph' ? '\\\n' : ' ', marks: [] };
    case 'formula': {
      const tex = textAttr(node, 'tex')
        .replaceAll(/\n\s*\n/g, '\n')
        .trim();
      if (tex === '') return { text: '', marks };
      const closed = tex.replaceAll(/(\\[\s\S])|\$/g, (_, pair?: string) => pair ?? '\\$');
      const line = where === 'paragraph' ? closed : closed.replaceAll('\n', ' ');
      return { text: node.attrs?.display === true ? `$$${line}$$` : `$${line}$`, marks };
    }
    case 'footnoteMark':
      return { text: `[^${textAttr(node, 'label')}]`, marks };
    case 'blank':
      return { text: '____', marks };
    case 'figure':
      return { text: `![${escaped(textAttr(node, 'alt'))}](${textAttr(node, 'src')})`, marks };
    case 'writtenInline':
      return { text: textAttr(node, 'source'), marks };
    default:
      return { text: '', marks };
  }
}

/** Emphasis neither starts nor ends with a space: spaces are moved outside. */
function spaced({ text, marks }: Piece): Piece[] {
  const shownText = text.trim();
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(before.length + shownText.length);
  if (marks.length === 0 || shownText === '' || text === shownText)
    return [{ text, marks: shownText === '' ? [] : marks }];
  return [
    { text: before, marks: [] },
    { text: shownText, marks },
    { text: after, marks: [] },
  ].filter((piece) => piece.text !== '');
}

const same = (a: EditorMark, b: EditorMark): boolean => a.type === b.type && a.attrs?.href === b.attrs?.href;

/** Texts with their delimiters: a continuing mark is not closed between two of them. */
function nested(pieces: readonly Piece[]): string {
  let open: EditorMark[] = [];
  let text = '';
  const close = (to: number): void => {
    for (const mark of open.slice(to).toReversed()) text += characterSum(mark)[1];
    open = open.slice(0, to);
  };
  for (const piece of pieces.filter((each) => each.text !== '')) {
    const targetMarks = ORDER.flatMap((type) => piece.marks.filter((mark) => mark.type === type));
    const commonMarks = open.findIndex((mark, at) => targetMarks[at] === undefined || !same(mark, targetMarks[at]));
    close(commonMarks === -1 ? open.length : commonMarks);
    for (const mark of targetMarks.slice(open.length)) {
      text += characterSum(mark)[0];
      open.push(mark);
    }
    text += piece.text;
  }
  close(0);
  return text;
}

function characterSum(mark: EditorMark): readonly [string, string] {
  if (mark.type !== 'link') return ownEntry(SYMBOLS, mark.type) ?? ['', ''];
  const address = linkAddress(textAttr(mark, 'href'));
  return address === null ? ['', ''] : ['[', `](${address.replaceAll(/[()\s]/g, encodeURIComponent)})`];
}

/** Escapes characters that would be parsed as markup. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll(/[\\`*[\]<~$]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?\w{1,8};)/g, '\\&');

/** Literal text that would start a list, a heading or a quotation at the start of a line. */
const escapedStart = (line: string): string =>
  line.replace(/^(\s*)([#>+=|-])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function coded(text: string): string {
  const line = text.replaceAll('\n', ' ');
  const fence = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}
