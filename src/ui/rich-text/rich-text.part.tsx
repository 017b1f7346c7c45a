import { useMemo } from 'react';
import { Blocks } from './block.part.tsx';
import type { RichTextFigure } from './figure.part.tsx';
import { Inline } from './inline.part.tsx';
import { parseBlocks, parseInline } from './markdown.parser.ts';
import styles from './rich-text.module.css';
import type { RichToken } from './rich-token.ts';

const NO_FIGURES: readonly RichTextFigure[] = [];

/** What makes a text's highest headings h2, whether its author began with `#` or `##`. */
function belowTitle(tokens: readonly RichToken[]): number {
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []));
  return 2 - Math.min(6, ...depths);
}

/**
 * Markdown with mathematics, as authors write questions and notes. Every element is made here, never from the text's
 * own HTML, so that nothing in a text can run.
 * @param inline the text stands within a line, such as a choice: no paragraphs, lists or tables
 * @param article the text is what the screen is about: its first headings come right after the screen's own
 */
export function RichText({
  source,
  figures = NO_FIGURES,
  inline = false,
  article = false,
}: {
  source: string;
  figures?: readonly RichTextFigure[];
  inline?: boolean;
  article?: boolean;
}) {
  const tokens = useMemo(() => (inline ? parseInline(source) : parseBlocks(source)), [source, inline]);
  if (!inline) {
    return (
      <div className={styles.text}>
        <Blocks tokens={tokens} figures={figures} {...(article && { lowered: belowTitle(tokens) })} />
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
