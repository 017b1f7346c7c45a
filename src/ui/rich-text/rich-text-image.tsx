import { use } from 'react';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Drawing } from '../icon/drawing.tsx';
import { EnlargeImageContext, isEnlargeable } from './enlarge-image.ts';
import styles from './rich-text.module.css';

/** An image of a text, by the digest in its Markdown. */
export type RichTextImage = {
  readonly digest: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** Two arrows that point outwards. */
const ENLARGE = 'M13.5 10.5L20 4M14.5 4H20v5.5M10.5 13.5L4 20M9.5 20H4v-5.5';

/**
 * The image of `figure:DIGEST`. Any other address is never loaded: its description is shown instead. Within
 * `EnlargeImageContext` the image is a button that shows it large.
 */
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
  const { images: named } = useTexts(richTextTexts);
  const enlarge = use(EnlargeImageContext);
  const image = images.find(({ digest }) => address === `figure:${digest}`);
  if (image === undefined) return <em className={styles.missing}>{t.image({ description: alt })}</em>;
  const shown = (
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
  if (enlarge === null || !isEnlargeable(image)) return shown;
  return (
    <button
      type="button"
      className={styles.enlarge}
      aria-label={alt === '' ? named.enlarge : named.enlargeOf({ description: alt })}
      onClick={() => void enlarge({ url: image.url, width: image.width, height: image.height, description: alt })}
    >
      {shown}
      <span className={styles.enlargeIcon}>
        <Drawing path={ENLARGE} px={16} />
      </span>
    </button>
  );
}
