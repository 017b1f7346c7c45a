import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import styles from './live-quiz.module.css';

/** From then on the clock is red. */
const SOON_S = 5;

/** Which question it is, and the time that is left. */
export function ScreenHead({
  screen: { position, count, vote },
  secondsLeft,
}: {
  readonly screen: LiveScreenPartsFragment;
  readonly secondsLeft: number | null;
}) {
  const t = useTexts(liveQuizTexts);
  return (
    <div className={styles.head}>
      <p className={styles.quiet}>{joinedLine(t.question({ position, count }), vote === 2 && t.secondVote)}</p>
      {secondsLeft !== null && (
        <p className={styles.clock} data-soon={secondsLeft <= SOON_S}>
          <span aria-hidden="true">{secondsLeft}</span>
          <span className="visually-hidden">{t.secondsLeft({ seconds: secondsLeft })}</span>
        </p>
      )}
    </div>
  );
}
