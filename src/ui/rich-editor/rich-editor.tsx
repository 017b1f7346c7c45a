import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { editorTexts } from '#texts/content/editor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Notes } from '../form/labelled.tsx';
import type { RichTextImage } from '../rich-text/rich-text-image.tsx';
import { editorExtensions } from './editor.extensions.ts';
import { EditorNodeProvider, NODE_PARTS } from './editor-nodes.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { FormulaDialog, type FormulaDraft } from './formula-dialog.tsx';
import { fromMarkdown } from './from-markdown.ts';
import styles from './rich-editor.module.css';
import { toMarkdown } from './to-markdown.ts';

export type RichEditorProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Markdown. Read once; a new `key` starts again. */
  readonly initial: string;
  readonly images: readonly RichTextImage[];
  readonly onChange: (markdown: string) => void;
  /** Uploads an image and returns the result; without it, there is no image tool. Throws the error of a failed upload. */
  readonly sendImage?: (file: File) => Promise<RichTextImage>;
  /** Asks the user for the address of a link; without it there is no such tool. */
  readonly askLink?: PromptForLink;
};

/**
 * @param current the address of the link at the cursor; null where there is none
 * @returns an address; '' to remove the link; null to leave everything as it is
 */
export type PromptForLink = (current: string | null) => Promise<string | null>;

const IMAGES = 'image/png,image/jpeg,image/gif,image/webp';

/** Edits Markdown as it will be displayed: emphasis, lists, tables, formulas, callouts, footnotes and images; or as source. */
export function RichEditor({
  label,
  hint,
  error,
  initial,
  images: contentImages,
  onChange,
  sendImage,
  askLink,
}: RichEditorProps) {
  const t = useTexts(editorTexts);
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [markdown, setMarkdown] = useState(initial);
  const [isRaw, setRaw] = useState(false);
  const [formula, setFormula] = useState<FormulaDraft | null>(null);
  const [sent, setSent] = useState<readonly RichTextImage[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const change = (next: string): void => {
    setMarkdown(next);
    onChange(next);
  };
  const changed = useRef(change);
  const take = useRef<(files: Iterable<File>) => boolean>(() => false);
  const editor = useEditor({
    extensions: useMemo(() => editorExtensions(NODE_PARTS), []),
    content: useMemo(() => fromMarkdown(initial), [initial]) as object,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: each }) => changed.current(toMarkdown(each.getJSON() as never)),
    editorProps: {
      attributes: {
        class: styles.page ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
      },
      handlePaste: (_view, { clipboardData }) => take.current(clipboardData?.files ?? []),
      handleDrop: (_view, { dataTransfer }) => take.current(dataTransfer?.files ?? []),
    },
  });
  useEffect(() => {
    changed.current = change;
    take.current = (files) => {
      const images = [...files].filter(({ type }) => IMAGES.includes(type));
      if (images.length === 0 || sendImage === undefined) return false;
      for (const file of images) void addImage(file);
      return true;
    };
  });

  async function addImage(file: File): Promise<void> {
    if (sendImage === undefined) return;
    setAnnouncement(t.sending({ name: file.name }));
    try {
      const image = await sendImage(file);
      setSent((all) => [...all, image]);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'figure', attrs: { src: `figure:${image.digest}`, alt: '' } })
        .run();
      setAnnouncement('');
    } catch (cause) {
      setAnnouncement(cause instanceof Error ? cause.message : t.notSent);
    }
  }

  async function changeLink(ask: PromptForLink): Promise<void> {
    const { href }: { href?: unknown } = editor.getAttributes('link');
    const current = typeof href === 'string' ? href : null;
    const address = await ask(current);
    if (address === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (current === null && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
  }

  const switchRaw = (): void => {
    if (isRaw) editor.commands.setContent(fromMarkdown(markdown) as object, { emitUpdate: false });
    setRaw(!isRaw);
  };
  const insertFormula = ({ at, tex, display }: FormulaDraft): void => {
    const node = { type: 'formula', attrs: { tex, display } };
    if (at === null) editor.chain().focus().insertContent(node).run();
    else
      editor
        .chain()
        .focus()
        .insertContentAt({ from: at, to: at + 1 }, node)
        .run();
    setFormula(null);
  };
  const all = useMemo(() => [...contentImages, ...sent], [contentImages, sent]);
  const editorContext = useMemo(
    () => ({
      images: all,
      onFormula: (at: number, tex: string, display: boolean) => setFormula({ at, tex, display }),
    }),
    [all],
  );
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <EditorToolbar
          editor={editor}
          onFormula={() => setFormula({ at: null, tex: '', display: false })}
          onLink={askLink === undefined ? null : () => void changeLink(askLink)}
          onImage={sendImage === undefined ? null : () => chooser.current?.click()}
          isRaw={isRaw}
          onRaw={switchRaw}
        />
        {isRaw ? (
          <textarea
            className={styles.source}
            aria-labelledby={`${id}-label`}
            value={markdown}
            spellCheck={false}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <EditorNodeProvider value={editorContext}>
            <EditorContent editor={editor} />
          </EditorNodeProvider>
        )}
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      <Notes id={id} error={error} {...(hint !== undefined && { hint })} />
      <input
        ref={chooser}
        type="file"
        accept={IMAGES}
        hidden
        onChange={({ target }) => {
          take.current(target.files ?? []);
          target.value = '';
        }}
      />
      {formula !== null && <FormulaDialog draft={formula} onClose={() => setFormula(null)} onSave={insertFormula} />}
    </div>
  );
}
