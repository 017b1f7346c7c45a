import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { editorTexts } from '#texts/content/editor.texts.ts';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Formula } from '../rich-text/formulas/formula.tsx';
import { CALLOUT_KINDS } from '../rich-text/markdown/rich-token.ts';
import { ContentImage, type RichTextImage } from '../rich-text/rich-text-image.tsx';
import type { NodeParts } from './editor.extensions.ts';
import styles from './rich-editor.module.css';

type EditorContext = {
  readonly images: readonly RichTextImage[];
  /** Opens the formula at a position of the document for editing. */
  readonly onFormula: (at: number, tex: string, display: boolean) => void;
};

const EditorNodeContext = createContext<EditorContext>({ images: [], onFormula: () => undefined });
export const EditorNodeProvider = EditorNodeContext.Provider;

function FormulaNode({ node, getPos }: ReactNodeViewProps) {
  const t = useTexts(editorTexts);
  const { onFormula } = useContext(EditorNodeContext);
  const { tex, display } = node.attrs;
  const open = (): void => {
    const at = getPos();
    if (at !== undefined) onFormula(at, String(tex), display === true);
  };
  return (
    <NodeViewWrapper as="span" className={display === true ? styles.displayed : styles.atom}>
      <button type="button" className={styles.formula} title={t.changeFormula({ tex: String(tex) })} onClick={open}>
        <Formula tex={String(tex)} display={display === true} />
      </button>
    </NodeViewWrapper>
  );
}

function ImageNode({ node, updateAttributes, selected }: ReactNodeViewProps) {
  const t = useTexts(editorTexts);
  const { images } = useContext(EditorNodeContext);
  const alt = String(node.attrs.alt);
  return (
    <NodeViewWrapper as="span" className={styles.image} data-selected={selected || undefined}>
      <ContentImage address={String(node.attrs.src)} alt={alt} images={images} />
      <input
        className={styles.alt}
        value={alt}
        aria-label={t.alt}
        placeholder={t.alt}
        aria-invalid={alt.trim() === ''}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
      />
    </NodeViewWrapper>
  );
}

function FootnoteMarkNode({ node }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper as="sup" className={styles.mark}>
      {String(node.attrs.label)}
    </NodeViewWrapper>
  );
}

function CalloutNode({ node, updateAttributes }: ReactNodeViewProps) {
  const t = useTexts(editorTexts);
  const names = useTexts(richTextTexts).callouts;
  return (
    <NodeViewWrapper className={styles.callout} data-kind={String(node.attrs.kind)}>
      <div className={styles.calloutHead} contentEditable={false}>
        <select
          value={String(node.attrs.kind)}
          aria-label={t.calloutKind}
          onChange={({ target }) => updateAttributes({ kind: target.value })}
        >
          {CALLOUT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </select>
        <input
          value={String(node.attrs.title)}
          aria-label={t.calloutTitle}
          placeholder={t.calloutTitle}
          onChange={({ target }) => updateAttributes({ title: target.value })}
        />
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}

function FootnoteNode({ node }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper className={styles.footnote}>
      <sup contentEditable={false}>{String(node.attrs.label)}</sup>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}

export const NODE_PARTS: NodeParts = {
  formula: FormulaNode,
  figure: ImageNode,
  footnoteMark: FootnoteMarkNode,
  callout: CalloutNode,
  footnote: FootnoteNode,
};
