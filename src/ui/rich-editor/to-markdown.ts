import { ownEntry } from '#domain/platform/own-entry.ts';
import { type EditorNode, textAttr } from './document.ts';
import { inlineMarkdown } from './inline-markdown.ts';

/** Converts an editor's document to Markdown, the inverse of `fromMarkdown`. */
export const toMarkdown = ({ content = [] }: EditorNode): string => {
  const text = blocksMarkdown(content);
  return text === '' ? '' : `${text}\n`;
};

const blocksMarkdown = (nodes: readonly EditorNode[]): string =>
  nodes
    .map(blockMarkdown)
    .map((text, at) => separated(text, nodes[at], nodes[at - 1]))
    .filter((text) => text !== '')
    .join('\n\n');

/** Adjacent lists would be merged, so they get different markers. */
function separated(text: string, node: EditorNode | undefined, before: EditorNode | undefined): string {
  if (node === undefined || node.type !== before?.type) return text;
  if (node.type === 'bulletList') return text.replace(/^- /gm, '* ');
  if (node.type === 'orderedList') return text.replace(/^(\d+)\. /gm, '$1) ');
  return text;
}

function blockMarkdown(node: EditorNode): string {
  const { content = [] } = node;
  switch (node.type) {
    case 'paragraph':
      return inlineMarkdown(content, 'paragraph');
    case 'heading': {
      const text = inlineMarkdown(content, 'line');
      return text === '' ? '' : `${'#'.repeat(Number(node.attrs?.level ?? 2))} ${text}`;
    }
    case 'horizontalRule':
      return '---';
    case 'blockquote':
      return quoted(blocksMarkdown(content));
    case 'callout': {
      const title = textAttr(node, 'title').replace(/\s+/g, ' ').trim();
      const head = `[!${textAttr(node, 'kind').toUpperCase()}]${title === '' ? '' : ` ${title}`}`;
      const inner = blocksMarkdown(content);
      return quoted(inner === '' ? head : `${head}\n${inner}`);
    }
    case 'codeBlock': {
      const text = content.map((piece) => piece.text ?? '').join('');
      const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      return `${fence}${textAttr(node, 'language')}\n${text}\n${fence}`;
    }
    case 'bulletList':
      return content.map((item) => listItemMarkdown('- ', item)).join('\n');
    case 'orderedList': {
      const start = Number(node.attrs?.start ?? 1);
      return content.map((item, at) => listItemMarkdown(`${start + at}. `, item)).join('\n');
    }
    case 'table':
      return tableMarkdown(content);
    case 'footnote':
      return `[^${textAttr(node, 'label')}]: ${inlineMarkdown(content, 'line')}`;
    case 'written':
      return content.map((piece) => piece.text ?? '').join('');
    default:
      return '';
  }
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

function listItemMarkdown(sign: string, { content = [] }: EditorNode): string {
  const [first, ...rest] = content;
  const firstBlock = first === undefined ? '' : blockMarkdown(first);
  // A list in an item follows its text directly; other blocks need a blank line.
  const text = rest.reduce((text, node, at) => {
    const next = separated(blockMarkdown(node), node, rest[at - 1]);
    if (next === '') return text;
    const isList = node.type === 'bulletList' || node.type === 'orderedList';
    return `${text}${isList && at === 0 ? '\n' : '\n\n'}${next}`;
  }, firstBlock);
  const indent = ' '.repeat(sign.length);
  const [line = '', ...lines] = text.split('\n');
  return [`${sign}${line}`.trimEnd(), ...lines.map((each) => (each === '' ? '' : indent + each))].join('\n');
}

const RULES = { left: ':---', right: '---:', center: ':---:' } as const;

function tableMarkdown(rows: readonly EditorNode[]): string {
  const [head, ...body] = rows.map(({ content = [] }) => content);
  if (head === undefined) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cellsOf = (cells: readonly EditorNode[]): string[] => cells.map(cellMarkdown);
  return [
    line(cellsOf(head)),
    line(head.map((cell) => ownEntry(RULES, textAttr(cell, 'align')) ?? '---')),
    ...body.map((cells) => line(cellsOf(cells))),
  ].join('\n');
}

/** A table cell is one line: its blocks are joined. */
const cellMarkdown = ({ content = [] }: EditorNode): string =>
  content
    .map((node) => inlineMarkdown(node.content ?? [], 'cell'))
    .filter((text) => text !== '')
    .join(' ');
