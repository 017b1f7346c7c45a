import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { spotsSchema } from '#domain/questions/image.schema.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { ImageBoard } from '../../questions/image-board.tsx';
import styles from './printed.module.css';
import { PrintedChoices } from './printed-choices.tsx';

const onImage = z.object({ picture: z.string(), spots: spotsSchema, choices: z.optional(choicesSchema) });

type Props = { readonly body: unknown; readonly images: readonly RichTextImage[] };

/** An image with numbered points, and what they are: to choose from, or with space for the letter of a label. */
export function PrintedImage({ body, images }: Props) {
  const { picture, spots, choices } = onImage.parse(body);
  return (
    <>
      <div className={styles.image}>
        <ImageBoard picture={picture} images={images} spots={spots} stateOf={() => 'plain'} />
      </div>
      {choices === undefined ? (
        <PrintedChoices rows={spots} images={images} numbered />
      ) : (
        <div className={styles.columns}>
          <PrintedChoices rows={spots} images={images} numbered withBlank />
          <PrintedChoices rows={choices} images={images} />
        </div>
      )}
    </>
  );
}
