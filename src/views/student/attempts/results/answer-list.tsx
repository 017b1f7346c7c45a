import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ReviewedAttemptDocument, type ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { trackPromise } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { MarkedAnswer } from '../../study/self-marking/marked-answer.tsx';
import { writtenQuestions } from '../../study/self-marking/self-marking.screen.tsx';
import { ReviewedQuestion } from '../answers/reviewed-question.tsx';
import styles from './results.module.css';

/**
 * The answers with correct answers and explanations: loaded on request, because they are long.
 * @param waiting how many written answers the student has not marked yet; null if a teacher marks them
 * @param onMarked marks were saved, so the sums have changed
 */
export function AnswerList({
  attempt,
  waiting,
  onMarked,
}: {
  readonly attempt: string;
  readonly waiting: number | null;
  readonly onMarked: () => void;
}) {
  const { result: t } = useTexts(analysisTexts);
  const { selfMarking } = useTexts(practiceTexts);
  const api = useApi();
  const [reviewRequest, setReviewRequest] = useState<Promise<ReviewedAttemptQuery> | null>(null);
  return (
    <PageSection id="answers" title={t.answers}>
      {reviewRequest === null ? (
        <div className={pages.actions}>
          <Button
            size="3"
            variant={waiting ? 'solid' : 'soft'}
            onClick={() => setReviewRequest(trackPromise(api(ReviewedAttemptDocument, { id: attempt })))}
          >
            {waiting ? selfMarking.offer({ count: waiting }) : t.showAnswers}
          </Button>
        </div>
      ) : (
        <Loaded data={reviewRequest} failed={loadFailed} waiting={<LoadingSkeleton heights={[200, 200]} />}>
          {({ attempt: answered }) => {
            const written = new Set(writtenQuestions(answered).map(({ item }) => item.position));
            // Assigned work is marked by its teacher: students may self-mark it until the teacher's marks are released.
            const isOpen = (outcome: string): boolean =>
              waiting === null ? outcome === 'unmarked' : outcome !== 'unanswered';
            const isSideBySide =
              waiting === null &&
              answered.items.some(({ position, review }) => review?.outcome === 'unmarked' && written.has(position));
            return (
              <>
                {isSideBySide && <p className={pages.intro}>{t.besideTeacher}</p>}
                <ol className={styles.answers}>
                  {answered.items.map((item, at) => {
                    const outcome = item.review?.outcome ?? 'unanswered';
                    const isToMark = item.review !== null && isOpen(outcome) && written.has(item.position);
                    return isToMark ? (
                      <li key={item.position}>
                        <MarkedAnswer attempt={attempt} item={item} number={at + 1} onSaved={onMarked} />
                      </li>
                    ) : (
                      <li key={item.position}>
                        <ReviewedQuestion item={item} number={at + 1} outcome={outcome} />
                      </li>
                    );
                  })}
                </ol>
              </>
            );
          }}
        </Loaded>
      )}
    </PageSection>
  );
}
