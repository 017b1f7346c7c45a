import type { Spot } from '#domain/questions/image.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './image-board.module.css';

/** How a point on the image is shown. */
export type SpotState = 'plain' | 'chosen' | 'right' | 'wrong' | 'missed';

// Its author sees it before it has a description.
const IMAGE = /^!\[([^\]]*)\]\(figure:([^)\s]+)\)$/;

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
  const [, alt = '', digest = ''] = IMAGE.exec(picture) ?? [];
  const contentImage = images.find((image) => image.digest === digest);
  if (contentImage === undefined) return <p className={styles.missing}>{`${t.missing} ${alt}`}</p>;
  return (
    <div className={styles.board}>
      <img src={contentImage.url} alt={alt} width={contentImage.width} height={contentImage.height} decoding="async" />
      {spots.map(({ id, x, y }, index) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.spot}
          data-state={stateOf(id)}
          disabled={onTap === undefined}
          style={{ insetInlineStart: 'auto', left: `${x}%`, top: `${y}%` }}
          onClick={() => onTap?.(id)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}
