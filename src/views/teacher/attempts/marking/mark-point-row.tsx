import type { ReactNode } from 'react';
import type { Award, MarkPoint, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { MarkPointText } from '../../../shared/questions/written/mark-scheme.tsx';
import styles from '../../teacher.module.css';

type Props = {
  readonly point: MarkPoint;
  /** Its index in the scheme, from 0. */
  readonly at: number;
  readonly scheme: MarkScheme;
  readonly images: readonly RichTextImage[];
  readonly awards: readonly Award[];
  /** Other markers who awarded it. */
  readonly awardedBy: readonly { readonly round: number; readonly marker: string | null }[];
  readonly onToggle: () => void;
  readonly onCarry: () => void;
  /** Comments on it that were used before. */
  readonly children: ReactNode;
};

/** A point of the scheme with its checkbox, and who else awarded it. */
export function MarkPointRow({ point, at, scheme, images, awards, awardedBy, onToggle, onCarry, children }: Props) {
  const t = useTexts(teachingTexts).marking;
  const given = awards.find((award) => award.point === point.id);
  return (
    <div>
      <label className={styles.point}>
        <input type="checkbox" checked={given !== undefined} onChange={onToggle} />
        <kbd>{at < 9 ? at + 1 : ''}</kbd>
        <MarkPointText point={point} scheme={scheme} images={images} />
        <span>{point.marks}</span>
        {awardedBy.length > 0 && (
          <span className={styles.awardedBy}>
            {awardedBy.map(({ round, marker }) => (
              <span key={round}>{t.givenBy({ round, marker: marker ?? '' })}</span>
            ))}
          </span>
        )}
      </label>
      {point.carriesErrors === true && (
        <label className={styles.carried}>
          <input type="checkbox" checked={given?.carried === true} onChange={onCarry} />
          {t.carried({ point: at + 1 })}
        </label>
      )}
      {children}
    </div>
  );
}
