import type { Spot } from '#domain/questions/image.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './image-board.module.css';

/** How a place on the picture is shown. */
export type SpotState = 'plain' | 'chosen' | 'right' | 'wrong' | 'missed';

// Its author sees it before there are words for it.
const IMAGE = /^!\[([^\]]*)\]\(figure:([^)\s]+)\)$/;

/**
 * A picture with numbered places on it to tap. It is the pointer's way alone: whoever uses it gives the same answer in a
 * list of controls beside, so the places are hidden from keyboards and screen readers.
 */
export function ImageBoard({
  picture,
  figures,
  spots,
  stateOf,
  onTap,
}: {
  /** `![what it shows](figure:DIGEST)` */
  picture: string;
  figures: readonly RichTextImage[];
  spots: readonly Spot[];
  stateOf: (id: string) => SpotState;
  /** Left out: nothing can be tapped. */
  onTap?: ((id: string) => void) | undefined;
}) {
  const t = useTexts(questionTexts).picture;
  const [, alt = '', digest = ''] = IMAGE.exec(picture) ?? [];
  const figure = figures.find((image) => image.digest === digest);
  if (figure === undefined) return <p className={styles.missing}>{`${t.missing} ${alt}`}</p>;
  return (
    <div className={styles.board}>
      <img src={figure.url} alt={alt} width={figure.width} height={figure.height} decoding="async" />
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
