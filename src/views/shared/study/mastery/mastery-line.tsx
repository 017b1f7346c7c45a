import { lazy, Suspense } from 'react';
import { spoken, useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import styles from './mastery.module.css';
import { MasteryInterval } from './mastery-interval.tsx';
import { MASTERY_LEVELS, type MasteryLevelName } from './mastery-level.ts';
import { PracticeButton } from './practice-button.tsx';
import type { TopicProgress } from './practice-link.ts';

const ExplainedLevel = lazy(() => spoken(import('./explained-level.tsx')));

const REASONS = [
  ...(['nothingYet', 'littleYet', 'wrongLately', 'guessedLately', 'rightLately'] as const),
  ...(['fading', 'cardsSlipping', 'holding'] as const),
];

/**
 * The mastery of a topic, its uncertainty, its reasons, and the practice that helps most.
 * @param named whether it shows the topic's title, which the topic's own page already has
 */
export function MasteryLine({ progress, named = false }: { progress: TopicProgress; named?: boolean }) {
  const { mastery: t } = useTexts(studyTexts);
  const level = MASTERY_LEVELS.find((each) => each === progress.level) ?? 'unknown';
  const reason = REASONS.find((each) => each === progress.reason) ?? 'littleYet';
  const isKnown = level !== 'unknown';
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <span className={styles.head}>
          {named && <strong className={styles.topic}>{progress.topic.title}</strong>}
          <FailureBoundary resetOn={level} failed={() => <PlainLevel level={level} />}>
            <Suspense fallback={<PlainLevel level={level} />}>
              <ExplainedLevel level={level} />
            </Suspense>
          </FailureBoundary>
        </span>
        {isKnown && <MasteryInterval range={progress} />}
        <span className={styles.why}>
          {t.reasons[reason]}
          {isKnown && ` ${t.between({ low: progress.low, high: progress.high })}`}
          {progress.restedDays !== null && ` ${t.rested({ count: progress.restedDays })}`}
        </span>
      </div>
      <PracticeButton progress={progress} />
    </div>
  );
}

/** The level without its explanation, which home loads later. */
function PlainLevel({ level }: { readonly level: MasteryLevelName }) {
  const { mastery: t } = useTexts(studyTexts);
  return (
    <span className={styles.level} data-level={level}>
      {t.levels[level]}
    </span>
  );
}
