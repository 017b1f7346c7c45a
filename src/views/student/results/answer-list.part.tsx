import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { ReviewedAttemptDocument, type ReviewedAttemptQuery } from '#api/documents/review.generated.ts';
import { analysisTexts } from '#texts/analysis.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/practice.texts.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { isOutcome } from '../../subject/answers/result.ts';
import { ReviewedItem } from '../../subject/answers/reviewed-item.part.tsx';
import { MarkedAnswer } from '../../subject/self-marking/marked-answer.part.tsx';
import { writtenItems } from '../../subject/self-marking/self-marking.screen.tsx';
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
  const [asked, setAsked] = useState<Promise<ReviewedAttemptQuery> | null>(null);
  return (
    <section className={pages.section} aria-labelledby="answers">
      <Heading as="h2" size="5" id="answers">
        {t.answers}
      </Heading>
      {asked === null ? (
        <div className={pages.actions}>
          <Button
            size="3"
            variant={waiting ? 'solid' : 'soft'}
            onClick={() => setAsked(handedOn(api(ReviewedAttemptDocument, { id: attempt })))}
          >
            {waiting ? selfMarking.offer(waiting) : t.showAnswers}
          </Button>
        </div>
      ) : (
        <Loaded data={asked} failed={loadFailed} waiting={<Bones heights={[200, 200]} />}>
          {({ attempt: answered }) => {
            const written = new Set(writtenItems(answered).map(({ item }) => item.position));
            // Set work is marked by its teacher: beside that, one marks oneself as long as the teacher's marks are not there.
            const isOpen = (outcome: string): boolean =>
              waiting === null ? outcome === 'unmarked' : outcome !== 'unanswered';
            const isBeside =
              waiting === null &&
              answered.items.some(({ position, review }) => review?.outcome === 'unmarked' && written.has(position));
            return (
              <>
                {isBeside && <p className={pages.intro}>{t.besideTeacher}</p>}
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
                        <ReviewedItem item={item} number={at + 1} outcome={isOutcome(outcome) ? outcome : 'unmarked'} />
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
