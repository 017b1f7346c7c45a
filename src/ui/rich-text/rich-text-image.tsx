import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import styles from './rich-text.module.css';

/** An image of a text, by the digest in its Markdown. */
export type RichTextImage = {
  readonly digest: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** The image of `figure:DIGEST`. Any other address is never loaded: its description is shown instead. */
export function ContentImage({
  address,
  alt,
  figures,
}: {
  address: string;
  alt: string;
  figures: readonly RichTextImage[];
}) {
  const t = useTexts(partsTexts).text;
  const figure = figures.find(({ digest }) => address === `figure:${digest}`);
  if (figure === undefined) return <em className={styles.missing}>{t.picture({ description: alt })}</em>;
  return (
    <img
      className={styles.figure}
      src={figure.url}
      alt={alt}
      width={figure.width}
      height={figure.height}
      loading="lazy"
      decoding="async"
    />
  );
}
