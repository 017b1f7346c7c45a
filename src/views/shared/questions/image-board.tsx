import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import type { Spot } from '#domain/questions/image.schema.ts';
import { readImageMarkdown } from '#domain/questions/image-markdown.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './image-board.module.css';

/** How a point on the image is shown. */
export type SpotState = 'plain' | 'chosen' | 'right' | 'wrong' | 'missed';

/**
 * An image with numbered points to click. Only for pointers: the same answer can be given in a list of controls next to
 * it, so the points are hidden from keyboard and screen readers.
 */
export function ImageBoard({
  picture,
  images,
  spots,
  stateOf,
  onTap,
}: {
  /** `![description](figure:DIGEST)` */
  picture: string;
  images: readonly RichTextImage[];
  spots: readonly Spot[];
  stateOf: (id: string) => SpotState;
  /** Left out: nothing can be clicked. */
  onTap?: ((id: string) => void) | undefined;
}) {
  const t = useTexts(questionTexts).image;
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = (): void => {
    setHasFailed(false);
    setAttempt((before) => before + 1);
  };
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  const { description: alt, digest } = readImageMarkdown(picture);
  const contentImage = images.find((image) => image.digest === digest);
  if (contentImage === undefined) return <p className={styles.missing}>{`${t.missing} ${alt}`}</p>;
  const { url, width, height } = contentImage;
  if (hasFailed) {
    // As large as the image, so that nothing moves when it is there.
    return (
      <div className={styles.failed} style={{ aspectRatio: `${width} / ${height}`, inlineSize: `${width}px` }}>
        <p role="status">{t.failed}</p>
        <Button size="2" variant="soft" onClick={retry}>
          {t.again}
        </Button>
        <p>{alt}</p>
      </div>
    );
  }
  return (
    <div className={styles.board}>
      {/* A new element loads the same address again. */}
      <img
        key={attempt}
        src={url}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        onError={() => setHasFailed(true)}
      />
      {spots.map(({ id, x, y }, index) => {
        const place = {
          className: styles.spot,
          'aria-hidden': true,
          'data-state': stateOf(id),
          style: { insetInlineStart: 'auto', left: `${x}%`, top: `${y}%` },
        };
        // Buttons are not printed.
        return onTap === undefined ? (
          <span key={id} {...place}>
            {index + 1}
          </span>
        ) : (
          <button key={id} type="button" tabIndex={-1} onClick={() => onTap(id)} {...place}>
            {index + 1}
          </button>
        );
      })}
    </div>
  );
}
