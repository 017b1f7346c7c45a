import { Heading } from '@radix-ui/themes';
import type { Outcome } from '#domain/questions/types/question-type.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { ResultBadge, type ResultTone } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../platform/dialog/enlargeable-images.tsx';
import styles from './practice.module.css';
import type { AttemptQuestionState } from './use-attempt.ts';
import type { CheckedStep } from './use-practice.ts';

const TONES: Readonly<Record<Outcome, ResultTone>> = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  unanswered: 'none',
  unmarked: 'written',
};

/** A question that was checked and locked: its result, the correct answer, and the explanation. */
export function CheckedQuestion({
  item,
  review,
  labelledBy,
}: {
  item: AttemptQuestionState;
  review: NonNullable<CheckedStep['review']>;
  labelledBy: string;
}) {
  const t = useTexts(practiceTexts);
  const { remark: remarks } = useTexts(questionTexts);
  const outcome = review.outcome;
  const remark = review.remark === null ? undefined : remarks[review.remark];
  return (
    <div className={styles.announcement}>
      <div role="status" className={styles.result} data-outcome={outcome}>
        <ResultBadge tone={TONES[outcome]}>{t.outcome[outcome]}</ResultBadge>
        {remark !== undefined && <p className={styles.remark}>{remark}</p>}
      </div>
      {item.view !== null && (
        <item.view.Review
          body={item.body}
          answerKey={review.key}
          response={item.response}
          images={item.images}
          labelledBy={labelledBy}
        />
      )}
      {review.explanation !== null && review.explanation !== '' && (
        <div className={styles.why}>
          <Heading as="h3" size="2">
            {t.why}
          </Heading>
          <EnlargeableImages>
            <RichText source={review.explanation} images={item.images} />
          </EnlargeableImages>
        </div>
      )}
    </div>
  );
}
