import { Button, Heading } from '@radix-ui/themes';
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
import { loadFailed } from '../../../load-failed.tsx';
import { MarkedAnswer } from '../../study/self-marking/marked-answer.tsx';
import { writtenQuestions } from '../../study/self-marking/self-marking.screen.tsx';
import { ReviewedQuestion } from '../answers/reviewed-question.tsx';
import styles from './results.module.css';

/**
 * What was answered, what was right, and why: fetched when it is asked for, for it is long.
 * @param waiting how many written answers nobody has marked yet; null where not the student marks, but a teacher
 * @param onMarked marks have been kept, and the sums are others now
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
    <section className={pages.section} aria-labelledby="answers">
      <Heading as="h2" size="5" id="answers">
        {t.answers}
      </Heading>
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
            // Set work is marked by its teacher: beside that, one marks oneself as long as the teacher's marks are not there.
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
                        <MarkedAnswer attempt={attempt} item={item} number={at + 1} onKept={onMarked} />
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
    </section>
  );
}
