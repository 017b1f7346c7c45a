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
  images,
}: {
  address: string;
  alt: string;
  images: readonly RichTextImage[];
}) {
  const t = useTexts(partsTexts).text;
  const image = images.find(({ digest }) => address === `figure:${digest}`);
  if (image === undefined) return <em className={styles.missing}>{t.image({ description: alt })}</em>;
  return (
    <img
      className={styles.image}
      src={image.url}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  );
}
