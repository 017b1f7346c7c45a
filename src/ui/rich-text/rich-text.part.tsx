import { useMemo } from 'react';
import { Blocks } from './block.part.tsx';
import type { RichTextFigure } from './figure.part.tsx';
import { Inline } from './inline.part.tsx';
import { parseBlocks, parseInline } from './markdown.parser.ts';
import styles from './rich-text.module.css';

const NO_FIGURES: readonly RichTextFigure[] = [];

/**
 * Markdown with mathematics, as authors write questions and notes. Every element is made here, never from the text's
 * own HTML, so that nothing in a text can run.
 * @param inline the text stands within a line, such as a choice: no paragraphs, lists or tables
 */
export function RichText({
  source,
  figures = NO_FIGURES,
  inline = false,
}: {
  source: string;
  figures?: readonly RichTextFigure[];
  inline?: boolean;
}) {
  const tokens = useMemo(() => (inline ? parseInline(source) : parseBlocks(source)), [source, inline]);
  if (!inline) {
    return (
      <div className={styles.text}>
        <Blocks tokens={tokens} figures={figures} />
      </div>
    );
  }
  const mathematical = tokens.some(({ type }) => type === 'formula');
  return (
    <span className={mathematical ? styles.mathematicalLine : styles.line}>
      <Inline tokens={tokens} figures={figures} />
    </span>
  );
}
