import { useMemo } from 'react';
import { Blocks } from './block.tsx';
import { EnlargeImageContext } from './enlarge-image.ts';
import { Inline } from './inline.tsx';
import { parseBlocks, parseInline } from './markdown/markdown.parser.ts';
import type { RichToken } from './markdown/rich-token.ts';
import styles from './rich-text.module.css';
import type { RichTextImage } from './rich-text-image.tsx';

const NO_IMAGES: readonly RichTextImage[] = [];

/** The offset that makes a text's top headings h2, whether its author started with `#` or `##`. */
function belowTitle(tokens: readonly RichToken[]): number {
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []));
  return 2 - Math.min(6, ...depths);
}

/**
 * Markdown with mathematics, as authors write questions and notes. Every element is created here, never from the text's
 * own HTML, so that nothing in a text can run. A text has its own direction, whatever that of the interface is.
 * @param inline inline text, such as a choice: no paragraphs, lists or tables
 * @param article the text is the main content: its top headings are directly below the screen's own
 */
export function RichText({
  source,
  images = NO_IMAGES,
  inline = false,
  article = false,
}: {
  source: string;
  images?: readonly RichTextImage[];
  inline?: boolean;
  article?: boolean;
}) {
  const tokens = useMemo(() => (inline ? parseInline(source) : parseBlocks(source)), [source, inline]);
  if (!inline) {
    return (
      <div dir="auto" className={styles.text}>
        <Blocks tokens={tokens} images={images} {...(article && { lowered: belowTitle(tokens) })} />
      </div>
    );
  }
  const mathematical = tokens.some(({ type }) => type === 'formula');
  return (
    <span dir="auto" className={mathematical ? styles.mathematicalLine : styles.line}>
      {/* A tap on an inline text, such as a choice, has a meaning already. */}
      <EnlargeImageContext value={null}>
        <Inline tokens={tokens} images={images} />
      </EnlargeImageContext>
    </span>
  );
}
