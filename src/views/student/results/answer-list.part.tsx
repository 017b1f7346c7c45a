import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { ReviewedAttemptDocument, type ReviewedAttemptQuery } from '#api/documents/review.generated.ts';
import { analysisTexts } from '#texts/analysis.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { isOutcome } from '../../subject/answers/result.ts';
import { ReviewedItem } from '../../subject/answers/reviewed-item.part.tsx';
import styles from './results.module.css';

/** What was answered, what was right, and why: fetched when it is asked for, for it is long. */
export function AnswerList({ attempt }: { readonly attempt: string }) {
  const { result: t } = useTexts(analysisTexts);
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
            variant="soft"
            onClick={() => setAsked(handedOn(api(ReviewedAttemptDocument, { id: attempt })))}
          >
            {t.showAnswers}
          </Button>
        </div>
      ) : (
        <Loaded data={asked} failed={loadFailed} waiting={<Bones heights={[200, 200]} />}>
          {(answer) => (
            <ol className={styles.answers}>
              {answer.attempt.items.map((item, at) => {
                const outcome = item.review?.outcome ?? 'unanswered';
                return (
                  <li key={item.position}>
                    <ReviewedItem item={item} number={at + 1} outcome={isOutcome(outcome) ? outcome : 'unmarked'} />
                  </li>
                );
              })}
            </ol>
          )}
        </Loaded>
      )}
    </section>
  );
}
