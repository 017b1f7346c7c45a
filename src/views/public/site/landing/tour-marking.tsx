import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tourTexts } from '#texts/platform/site/tour.texts.ts';
import { Glyph } from '#ui/icon/glyph.tsx';
import sheets from './sample-trial.module.css';
import styles from './tour.module.css';

/** The points of the example's mark scheme, and whether its answer makes them. */
const POINTS = [
  ['osmosis', true],
  ['wall', true],
  ['balance', false],
] as const;

/** A written answer, and which points of its mark scheme it makes. */
export function TourMarking() {
  const t = useTexts(tourTexts);
  const [isMarked, setIsMarked] = useState(false);
  return (
    <div className={sheets.sheet}>
      <p className={sheets.head}>{t.markedOf}</p>
      <p className={sheets.stem}>{t.markedQuestion}</p>
      <p className={styles.answer}>{t.answer}</p>
      <div role="status" className={styles.status}>
        {isMarked && (
          <>
            <ul className={styles.points}>
              {POINTS.map(([point, isMade]) => (
                <li key={point} data-made={isMade || undefined}>
                  <Glyph name={isMade ? 'right' : 'wrong'} px={16} />
                  <span>{t.points[point]}</span>
                  <strong>{isMade ? t.awarded : t.notAwarded}</strong>
                </li>
              ))}
            </ul>
            <p className={sheets.margin}>{t.result}</p>
          </>
        )}
      </div>
      <Button size="3" variant={isMarked ? 'soft' : 'solid'} onClick={() => setIsMarked(!isMarked)}>
        {isMarked ? t.again : t.markIt}
      </Button>
    </div>
  );
}
