import { Button } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { tourTexts } from '#texts/platform/site/tour.texts.ts';
import sheets from './sample-trial.module.css';
import styles from './tour.module.css';

type Rating = 'forgot' | 'knew';

/** A flash card: its question, its answer, and when it would be asked again. */
export function TourCard() {
  const t = useTexts(tourTexts);
  const [isTurned, setIsTurned] = useState(false);
  const [rating, setRating] = useState<Rating | null>(null);
  const [clicks, setClicks] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // The clicked button was removed, so the focus moves to its replacement.
  useEffect(() => {
    if (clicks > 0) next.current?.focus();
  }, [clicks]);
  const show = (turned: boolean, rated: Rating | null): void => {
    setIsTurned(turned);
    setRating(rated);
    setClicks(clicks + 1);
  };
  return (
    <div className={sheets.sheet}>
      <p className={sheets.head}>{t.cardOf}</p>
      <p className={sheets.stem}>{t.cardFront}</p>
      <div role="status" className={styles.status}>
        {isTurned && <p className={styles.answer}>{t.cardBack}</p>}
        {rating !== null && <p className={sheets.margin}>{rating === 'knew' ? t.knewNext : t.forgotNext}</p>}
      </div>
      {!isTurned ? (
        <Button size="3" ref={next} onClick={() => show(true, null)}>
          {t.showAnswer}
        </Button>
      ) : rating === null ? (
        <div className={styles.actions}>
          <Button size="3" variant="soft" ref={next} onClick={() => show(true, 'forgot')}>
            {t.forgot}
          </Button>
          <Button size="3" variant="soft" onClick={() => show(true, 'knew')}>
            {t.knew}
          </Button>
        </div>
      ) : (
        <Button size="3" variant="soft" ref={next} onClick={() => show(false, null)}>
          {t.again}
        </Button>
      )}
    </div>
  );
}
