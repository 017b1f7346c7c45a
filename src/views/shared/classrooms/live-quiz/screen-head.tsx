import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import styles from './live-quiz.module.css';

/** From then on the clock is red. */
const SOON_S = 5;

/** Which question it is, and the time that is left. The position is the title of a page that has no other. */
export function ScreenHead({
  screen: { position, count, vote },
  secondsLeft,
  isTitle = false,
}: {
  readonly screen: LiveScreenPartsFragment;
  readonly secondsLeft: number | null;
  readonly isTitle?: boolean;
}) {
  const t = useTexts(liveQuizTexts);
  const Position = isTitle ? 'h1' : 'p';
  return (
    <div className={styles.head}>
      <Position className={styles.position}>
        {joinedLine(t.question({ position, count }), vote === 2 && t.secondVote)}
      </Position>
      {secondsLeft !== null && (
        <p className={styles.clock} data-soon={secondsLeft <= SOON_S}>
          <span aria-hidden="true">{secondsLeft}</span>
          <span className="visually-hidden">{t.secondsLeft({ seconds: secondsLeft })}</span>
        </p>
      )}
    </div>
  );
}
