import type * as z from 'zod/mini';
import type { choicesSchema } from '#domain/questions/choices.schema.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import styles from './printed.module.css';

/** A list on paper, with letters or numbers in front. */
export function PrintedChoices({
  rows,
  images,
  numbered = false,
  withBlank = false,
}: {
  readonly rows: z.infer<typeof choicesSchema>;
  readonly images: readonly RichTextImage[];
  readonly numbered?: boolean;
  /** With space for a letter after each entry. */
  readonly withBlank?: boolean;
}) {
  return (
    <ul className={styles.choices}>
      {rows.map(({ id, text }, at) => (
        <li key={id}>
          <b>{numbered ? at + 1 : choiceLetter(at)}</b>
          <span>
            <RichText source={text} images={images} inline />
          </span>
          {withBlank && <i className={styles.blank} />}
        </li>
      ))}
    </ul>
  );
}
