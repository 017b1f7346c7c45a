import { Extension, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { TableKit } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';
import { linkAddress } from '../rich-text/markdown/link-address.ts';
import { cleanedPaste } from './paste.ts';

/** The components of our own nodes. */
export type NodeParts = Readonly<
  Record<'formula' | 'figure' | 'footnoteMark' | 'callout' | 'footnote', ComponentType<ReactNodeViewProps>>
>;

const scriptMark = (name: string, tag: 'sub' | 'sup', excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** An atomic inline node: it is selected, changed and removed as a whole. */
const atom = (name: string, attributes: Readonly<Record<string, unknown>>, part?: ComponentType<ReactNodeViewProps>) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () =>
      Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, { default: value }])),
    // Pasted content never becomes such a node: other pages use the same names differently.
    parseHTML: () => [{ tag: `span[data-editor-${name.toLowerCase()}]` }],
    renderHTML: ({ node }) => [
      'span',
      { [`data-editor-${name.toLowerCase()}`]: '', class: 'written' },
      name === 'blank' ? '____' : String(node.attrs.source ?? node.attrs.label ?? node.attrs.tex ?? ''),
    ],
    ...(part !== undefined && { addNodeView: () => ReactNodeViewRenderer(part, { as: 'span' }) }),
  });

const alignedCells = { align: { default: null } };

/** Everything a note can contain. Content outside the schema cannot be pasted. */
export const editorExtensions = (parts: NodeParts) => [
  // Marks are nested in this order.
  ...[Bold, Blockquote, BulletList, Code, CodeBlock, Document, Dropcursor, Gapcursor, HardBreak, Heading, UndoRedo],
  ...[HorizontalRule, Italic, ListItem, ListKeymap],
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address: string | undefined) => linkAddress(address ?? '') !== null,
  }),
  ...[OrderedList, Paragraph, Strike, Text],
  scriptMark('subscript', 'sub', 'superscript'),
  scriptMark('superscript', 'sup', 'subscript'),
  TableKit.configure({
    table: { resizable: false },
    tableCell: { HTMLAttributes: {} },
    tableHeader: { HTMLAttributes: {} },
  }),
  Extension.create({
    name: 'cellAlignment',
    addGlobalAttributes: () => [{ types: ['tableCell', 'tableHeader'], attributes: alignedCells }],
  }),
  atom('formula', { tex: '', display: false }, parts.formula),
  atom('figure', { src: '', alt: '' }, parts.figure),
  atom('footnoteMark', { label: '' }, parts.footnoteMark),
  atom('blank', {}),
  atom('writtenInline', { source: '' }),
  Node.create({
    name: 'callout',
    group: 'block',
    content: 'block+',
    defining: true,
    addAttributes: () => ({ kind: { default: 'note' }, title: { default: '' } }),
    parseHTML: () => [{ tag: 'aside[data-editor-callout]' }],
    renderHTML: () => ['aside', { 'data-editor-callout': '' }, 0],
    addNodeView: () => ReactNodeViewRenderer(parts.callout),
  }),
  Node.create({
    name: 'footnote',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ label: { default: '1' } }),
    parseHTML: () => [{ tag: 'p[data-editor-footnote]' }],
    renderHTML: () => ['p', { 'data-editor-footnote': '' }, 0],
    addNodeView: () => ReactNodeViewRenderer(parts.footnote),
  }),
  Node.create({
    name: 'written',
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    parseHTML: () => [{ tag: 'pre[data-editor-written]', preserveWhitespace: 'full' }],
    renderHTML: () => ['pre', { 'data-editor-written': '' }, 0],
  }),
  cleanedPaste,
];
