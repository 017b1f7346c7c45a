import { Fragment } from 'react';
import { clozeParagraphs } from '#domain/questions/types/cloze.question.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './gaps.module.css';

/** The text around the blanks, paragraph by paragraph, with `gap` in place of each blank. */
export function ClozeText({
  text,
  images,
  gap,
}: {
  text: string;
  images: readonly RichTextImage[];
  gap: (id: string) => React.ReactNode;
}) {
  return (
    <div className={styles.cloze}>
      {clozeParagraphs(text).map((pieces, paragraph) => (
        <p key={positionKey(paragraph)}>
          {pieces.map((piece, index) => (
            <Fragment key={positionKey(index)}>
              {'gap' in piece ? gap(piece.gap) : <Words source={piece.words} images={images} />}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Markdown trims blanks at the ends, but words next to a blank need them. */
const Words = ({ source, images }: { source: string; images: readonly RichTextImage[] }) => (
  <>
    {/^\s/.test(source) && ' '}
    <RichText source={source.trim()} images={images} inline />
    {/\s$/.test(source) && ' '}
  </>
);
