import { useId } from 'react';
import type { Award, MarkPoint, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { MarkPointText } from '../../../shared/questions/written/mark-scheme.tsx';
import styles from './self-marking.module.css';

/** One point of a scheme, with a checkbox. */
export function PointTick({
  point,
  scheme,
  images,
  award,
  onChange,
}: {
  point: MarkPoint;
  scheme: MarkScheme;
  images: readonly RichTextImage[];
  award: Award | undefined;
  /** Null removes the point. */
  onChange: (award: Award | null) => void;
}) {
  const id = useId();
  const t = useTexts(practiceTexts).selfMarking;
  const marks = useTexts(questionTexts).written.marks({ marks: point.marks });
  return (
    <div className={styles.point} data-ticked={award !== undefined || undefined}>
      <label className={styles.tick} htmlFor={`${id}point`}>
        <input
          id={`${id}point`}
          type="checkbox"
          checked={award !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? { point: point.id } : null)}
        />
        <MarkPointText point={point} scheme={scheme} images={images} />
        <span className={styles.marks}>{marks}</span>
      </label>
      {point.carriesErrors === true && award !== undefined && (
        <label className={styles.carried} htmlFor={`${id}carried`}>
          <input
            id={`${id}carried`}
            type="checkbox"
            checked={award.carried === true}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? { point: point.id, carried: true } : { point: point.id })
            }
          />
          {t.carried}
        </label>
      )}
    </div>
  );
}
