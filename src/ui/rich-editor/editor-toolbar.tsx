import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { editorTexts } from '#texts/content/editor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './rich-editor.module.css';
import { toolDrawing } from './tool-drawings.tsx';

type Tool = {
  readonly name: string;
  /** A letter or an icon. */
  readonly sign: React.ReactNode;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
};

type Props = {
  readonly editor: Editor;
  readonly onFormula: () => void;
  /** Null if links cannot be edited. */
  readonly onLink: (() => void) | null;
  /** Null if images cannot be uploaded. */
  readonly onImage: (() => void) | null;
  readonly isRaw: boolean;
  readonly onRaw: () => void;
};

/** Letters used as icons; the tool's accessible name describes it. */
const LETTERS = {
  bold: 'B',
  italic: 'I',
  strike: 'S',
  power: 'x',
  word: 'a',
  formula: 'ƒ',
  code: '<>',
  number: '1.',
} as const;

const drawing = (name: IconName) => <Icon name={name} px={18} />;

/** Letters that are hidden from screen readers: a tool's accessible name describes it. */
const Glyph = ({ text, low, high }: { readonly text: string; readonly low?: string; readonly high?: string }) => (
  <span className={styles.symbol} data-text={text} data-low={low} data-high={high} />
);

/** The toolbar: one tab stop, with arrow keys inside. */
export function EditorToolbar({ editor, onFormula, onLink, onImage, isRaw, onRaw }: Props) {
  const t = useTexts(editorTexts);
  const bar = useRef<HTMLDivElement>(null);
  const now = useEditorState({ editor, selector: ({ editor: each }) => formatState(each) });
  const chain = () => editor.chain().focus();
  const on = (name: string): boolean => now.on.includes(name);
  const groups: readonly (readonly Tool[])[] = [
    [
      { name: t.bold, sign: <b>{LETTERS.bold}</b>, isOn: on('bold'), run: () => chain().toggleBold().run() },
      { name: t.italic, sign: <i>{LETTERS.italic}</i>, isOn: on('italic'), run: () => chain().toggleItalic().run() },
      { name: t.strike, sign: <s>{LETTERS.strike}</s>, isOn: on('strike'), run: () => chain().toggleStrike().run() },
      {
        name: t.subscript,
        sign: <Glyph text={LETTERS.power} low="2" />,
        isOn: on('subscript'),
        run: () => chain().toggleMark('subscript').run(),
      },
      {
        name: t.superscript,
        sign: <Glyph text={LETTERS.power} high="2" />,
        isOn: on('superscript'),
        run: () => chain().toggleMark('superscript').run(),
      },
      { name: t.code, sign: <Glyph text={LETTERS.code} />, isOn: on('code'), run: () => chain().toggleCode().run() },
    ],
    [
      {
        name: t.bullets,
        sign: toolDrawing('bullets'),
        isOn: on('bulletList'),
        run: () => chain().toggleBulletList().run(),
      },
      {
        name: t.numbers,
        sign: <Glyph text={LETTERS.number} />,
        isOn: on('orderedList'),
        run: () => chain().toggleOrderedList().run(),
      },
      { name: t.quote, sign: '”', isOn: on('blockquote'), run: () => chain().toggleBlockquote().run() },
      {
        name: t.callout,
        sign: drawing('flag'),
        isOn: on('callout'),
        run: () =>
          on('callout') ? chain().lift('callout').run() : chain().wrapIn('callout', { kind: 'tip', title: '' }).run(),
      },
    ],
    [
      { name: t.formula, sign: <i>{LETTERS.formula}</i>, run: onFormula },
      {
        name: t.footnote,
        sign: <Glyph text={LETTERS.word} high="1" />,
        run: () => addFootnote(editor),
      },
      ...(onLink === null ? [] : [{ name: t.link, sign: <u>{LETTERS.word}</u>, isOn: on('link'), run: onLink }]),
      ...(onImage === null ? [] : [{ name: t.image, sign: toolDrawing('image'), run: onImage }]),
      {
        name: t.table,
        sign: drawing('table'),
        isOn: on('table'),
        run: () =>
          on('table')
            ? chain().deleteTable().run()
            : chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      ...(on('table')
        ? [
            { name: t.addRow, sign: drawing('down'), run: () => chain().addRowAfter().run() },
            { name: t.addColumn, sign: drawing('columns'), run: () => chain().addColumnAfter().run() },
          ]
        : []),
    ],
    [
      { name: t.undo, sign: toolDrawing('undo'), isOff: !now.undo, run: () => chain().undo().run() },
      { name: t.redo, sign: toolDrawing('redo'), isOff: !now.redo, run: () => chain().redo().run() },
    ],
  ];

  /** Arrow keys move between tools, Home and End to the ends. */
  const move = (event: KeyboardEvent): void => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select') ?? [])];
    const at = tools.findIndex((tool) => tool === document.activeElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = ownEntry(steps, event.key);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tools.length - 1
          : step === undefined
            ? null
            : (at + step + tools.length) % tools.length;
    if (next === null) return;
    event.preventDefault();
    tools[next]?.focus();
  };

  return (
    <div ref={bar} className={styles.tools} role="toolbar" aria-label={t.tools} onKeyDown={move}>
      {!isRaw && (
        <>
          <select
            className={styles.level}
            aria-label={t.level}
            value={now.level}
            onChange={({ target }) => setLevel(editor, Number(target.value))}
          >
            <option value={0}>{t.paragraph}</option>
            {[2, 3, 4].map((level) => (
              <option key={level} value={level}>
                {t.heading({ level: level - 1 })}
              </option>
            ))}
          </select>
          {groups.map((tools) => (
            <span key={tools[0]?.name} className={styles.group}>
              {tools.map(({ name, sign, isOn, isOff, run }) => (
                <button
                  key={name}
                  type="button"
                  tabIndex={-1}
                  className={styles.tool}
                  aria-label={name}
                  title={name}
                  disabled={isOff === true}
                  {...(isOn !== undefined && { 'aria-pressed': isOn })}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={run}
                >
                  {sign}
                </button>
              ))}
            </span>
          ))}
        </>
      )}
      <button type="button" className={styles.raw} aria-pressed={isRaw} tabIndex={isRaw ? 0 : -1} onClick={onRaw}>
        {t.raw}
      </button>
    </div>
  );
}

const WATCHED = [
  'bold',
  'italic',
  'strike',
  'subscript',
  'superscript',
  'code',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'table',
  'link',
];

function formatState(editor: Editor) {
  const level = [1, 2, 3, 4, 5, 6].find((each) => editor.isActive('heading', { level: each })) ?? 0;
  return {
    on: WATCHED.filter((name) => editor.isActive(name)),
    level: level === 1 ? 2 : Math.min(level, 4),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
}

function setLevel(editor: Editor, level: number): void {
  const chain = editor.chain().focus();
  if (level === 0) chain.setParagraph().run();
  else chain.setNode('heading', { level }).run();
}

/** Inserts a footnote reference at the cursor, and an empty footnote at the end. */
function addFootnote(editor: Editor): void {
  const taken = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'footnote' || node.type.name === 'footnoteMark') taken.add(String(node.attrs.label));
  });
  let number = 1;
  while (taken.has(String(number))) number += 1;
  const label = String(number);
  const end = () => editor.state.doc.content.size;
  editor.chain().focus().insertContent({ type: 'footnoteMark', attrs: { label } }).run();
  editor
    .chain()
    .insertContentAt(end(), { type: 'footnote', attrs: { label } })
    .focus(end() - 1)
    .run();
}
