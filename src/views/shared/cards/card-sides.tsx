import type { CardFace } from '#domain/cards/card-face.rule.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { EnlargeableImages } from '../platform/dialog/enlargeable-images.tsx';
import styles from './cards.module.css';

type Props = {
  readonly face: CardFace;
  readonly images: readonly RichTextImage[];
  readonly section: string;
  readonly showsAnswer: boolean;
  readonly children?: React.ReactNode;
};

/** Both sides of a card, the second on request. */
export function CardSides({ face, images, section, showsAnswer, children }: Props) {
  const t = useTexts(cardsTexts);
  return (
    <article className={styles.card} tabIndex={-1}>
      {section !== '' && <span className={styles.section}>{section}</span>}
      <section className={styles.side} aria-label={t.review.front}>
        <EnlargeableImages>
          <RichText source={face.front} images={images} />
        </EnlargeableImages>
      </section>
      {showsAnswer && (
        <section className={styles.answer} aria-label={t.review.answer}>
          <EnlargeableImages>
            <RichText source={face.back} images={images} />
          </EnlargeableImages>
        </section>
      )}
      {children}
    </article>
  );
}
