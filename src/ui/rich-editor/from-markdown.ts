import type { Tokens } from 'marked';
import { cutNote } from '../note-text/note-outline.ts';
import { withReferencesRead } from '../rich-text/markdown/character-reference.ts';
import { parseInline, parseNote } from '../rich-text/markdown/markdown.parser.ts';
import { type RichToken, within } from '../rich-text/markdown/rich-token.ts';
import type { EditorMark, EditorNode } from './document.ts';

/**
 * Converts Markdown to an editor's document, with the parser that displays texts, so that authors see what
 * readers get; content that the editor does not support is kept as source.
 */
export function fromMarkdown(source: string): EditorNode {
  const { drafts, definitions } = cutNote(source);
  const content = drafts.flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [headingNode(heading.depth, parseInline(heading.text))]),
    ...blocks(parseNote(lines.join('\n'))),
  ]);
  const footnotes = [...definitions].map(([label, text]) => ({
    type: 'footnote',
    attrs: { label },
    ...inlineContent(parseInline(text)),
  }));
  const all = [...content, ...footnotes];
  return { type: 'doc', content: all.length === 0 ? [{ type: 'paragraph' }] : all };
}

const headingNode = (level: number, tokens: readonly RichToken[]): EditorNode => ({
  type: 'heading',
  attrs: { level },
  ...inlineContent(tokens),
});

const paragraph = (tokens: readonly RichToken[]): EditorNode => ({ type: 'paragraph', ...inlineContent(tokens) });

const written = (source: string): EditorNode => ({ type: 'written', content: [{ type: 'text', text: source }] });

const blocks = (tokens: readonly RichToken[]): EditorNode[] => tokens.flatMap(block);

/** A node that must not be empty, such as a table cell. */
const filled = (nodes: readonly EditorNode[]): readonly EditorNode[] =>
  nodes.length === 0 ? [{ type: 'paragraph' }] : nodes;

function block(token: RichToken): readonly EditorNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [paragraph(within(token))];
    case 'heading':
      return [headingNode(token.depth, within(token))];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'blockquote':
      return [{ type: 'blockquote', content: filled(blocks(within(token))) }];
    case 'code': {
      const content = token.text === '' ? {} : { content: [{ type: 'text', text: token.text }] };
      return [{ type: 'codeBlock', attrs: { language: token.lang || null }, ...content }];
    }
    case 'callout': {
      const title = token.title.map(({ raw }) => raw).join('');
      return [{ type: 'callout', attrs: { kind: token.kind, title }, content: filled(blocks(token.blocks)) }];
    }
    case 'list':
      return [list(token)];
    case 'table':
      return [table(token)];
    case 'text':
      // A text that could not be parsed is one token without children.
      return token.tokens === undefined ? [written(token.raw.trimEnd())] : [paragraph(within(token))];
    default:
      return token.raw.trim() === '' ? [] : [written(token.raw.trim())];
  }
}

function list({ ordered, start, items }: Tokens.List): EditorNode {
  const content = items.map((item): EditorNode => {
    const [first, ...rest] = blocks(within(item).filter(({ type }) => type !== 'checkbox'));
    // A list item starts with a paragraph, whatever it contains.
    const inner =
      first?.type === 'paragraph' ? [first, ...rest] : [{ type: 'paragraph' }, ...(first ? [first, ...rest] : [])];
    return { type: 'listItem', content: item.task ? ticked(item.checked === true, inner) : inner };
  });
  return ordered
    ? { type: 'orderedList', attrs: { start: start === '' ? 1 : start }, content }
    : { type: 'bulletList', content };
}

/** `[x]` of a task list is kept as source. */
function ticked(isDone: boolean, [first, ...rest]: readonly EditorNode[]): readonly EditorNode[] {
  const box: EditorNode = { type: 'writtenInline', attrs: { source: isDone ? '[x]' : '[ ]' } };
  return [
    { ...first, type: 'paragraph', content: [box, { type: 'text', text: ' ' }, ...(first?.content ?? [])] },
    ...rest,
  ];
}

function table({ header, rows, align }: Tokens.Table): EditorNode {
  const row = (type: string, cells: readonly Tokens.TableCell[]): EditorNode => ({
    type: 'tableRow',
    content: cells.map((cell, at) => ({
      type,
      attrs: { align: align[at] ?? null },
      content: [paragraph(within(cell))],
    })),
  });
  return { type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] };
}

function inlineContent(tokens: readonly RichToken[]): Pick<EditorNode, 'content'> {
  const content = joined(inlines(tokens, []));
  return content.length === 0 ? {} : { content };
}

function inlines(tokens: readonly RichToken[], marks: readonly EditorMark[]): EditorNode[] {
  return tokens.flatMap((token) => inline(token, marks));
}

function inline(token: RichToken, marks: readonly EditorMark[]): EditorNode[] {
  const inner = (mark: EditorMark) => inlines(within('tokens' in token ? token : {}), [...marks, mark]);
  const atom = (type: string, attrs?: EditorNode['attrs']): EditorNode[] => [
    { type, ...(attrs !== undefined && { attrs }), ...(marks.length > 0 && { marks }) },
  ];
  const text = (text: string): EditorNode[] =>
    text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  switch (token.type) {
    case 'formula':
      return atom('formula', { tex: token.tex, display: token.display });
    case 'footnote':
      return atom('footnoteMark', { label: token.label });
    case 'blank':
      return atom('blank');
    case 'image':
      return atom('figure', { src: token.href, alt: withReferencesRead(token.text) });
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'strong':
      return inner({ type: 'bold' });
    case 'em':
      return inner({ type: 'italic' });
    case 'del':
      return inner({ type: 'strike' });
    case 'sub':
    case 'sup':
      return inner({ type: token.type === 'sub' ? 'subscript' : 'superscript' });
    case 'link':
      return inner({ type: 'link', attrs: { href: token.href } });
    case 'codespan':
      return token.text === '' ? [] : [{ type: 'text', text: token.text, marks: [...marks, { type: 'code' }] }];
    case 'escape':
      return text(token.text);
    case 'text':
      return within(token).length > 0
        ? inlines(within(token), marks)
        : text(withReferencesRead(token.text).replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' '));
    default:
      return atom('writtenInline', { source: token.raw });
  }
}

/** Adjacent texts with the same marks are merged, as in the editor. */
function joined(nodes: readonly EditorNode[]): EditorNode[] {
  const result: EditorNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)) {
      result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    } else result.push(node);
  }
  return result;
}
