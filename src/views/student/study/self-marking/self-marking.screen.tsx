import { useState } from 'react';
import { Link } from 'react-router';
import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { isMarkedByScheme } from '#domain/attempts/marking/scheme-of-key.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import pages from '#ui/page/page.module.css';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { ATTEMPT_PARAMETER } from '../../assessments/quiz/attempt-address.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import styles from './self-marking.module.css';

type Attempt = ReviewedAttemptQuery['attempt'];

/** The questions of an attempt that the student marks, each with its number in the attempt. */
export const writtenQuestions = (attempt: Attempt) =>
  attempt.items
    .map((item, at) => ({ item, number: at + 1 }))
    .filter(
      ({ item }) => isQuestionTypeName(item.type) && isMarkedByScheme(item.type) && (item.reservation ?? null) === null,
    );

/** Written answers of a submitted attempt, each next to its mark scheme, to be marked point by point. */
export function SelfMarkingScreen({
  attempt,
  target,
}: {
  attempt: Attempt;
  target: { readonly subject: string; readonly topic: string; readonly id: string };
}) {
  const t = useTexts(practiceTexts).selfMarking;
  const written = writtenQuestions(attempt);
  const [marked, setMarked] = useState<ReadonlySet<number>>(
    () => new Set(written.filter(({ item }) => item.review?.selfMarked === true).map(({ item }) => item.position)),
  );
  if (attempt.submittedAt === null) {
    return (
      <p className={pages.empty}>
        {t.notYet}{' '}
        <Link to={`${href('topic.quiz', target)}?${ATTEMPT_PARAMETER}=${encodeURIComponent(attempt.id)}`}>
          {t.continue}
        </Link>
      </p>
    );
  }
  const result = href('topic.quiz.view-answer', { ...target, id2: attempt.id });
  if (written.length === 0) {
    return (
      <p className={pages.empty}>
        {t.none} <Link to={result}>{t.result}</Link>
      </p>
    );
  }
  const markable = written.filter(({ item }) => item.review?.outcome !== 'unanswered');
  return (
    <>
      <p className={styles.intro}>{markable.length === 0 ? t.nothingAnswered({ count: written.length }) : t.intro}</p>
      {markable.length > 0 && (
        <div className={styles.progress} role="status">
          <span>{t.progress({ marked: marked.size, all: markable.length })}</span>
          <ProgressBar
            value={marked.size}
            max={markable.length}
            label={t.progress({ marked: marked.size, all: markable.length })}
          />
        </div>
      )}
      <ol className={styles.answers}>
        {written.map(({ item, number }) => (
          <li key={item.position}>
            <MarkedAnswer
              attempt={attempt.id}
              item={item}
              number={number}
              onSaved={() => setMarked(new Set([...marked, item.position]))}
            />
          </li>
        ))}
      </ol>
      <div className={pages.actions}>
        <LinkButton to={result} variant={marked.size < markable.length ? 'soft' : 'solid'}>
          {t.result}
        </LinkButton>
      </div>
    </>
  );
}
