import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { DecksDocument } from '#api/documents/cards/card.generated.ts';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { ReviewSession } from '#domain/cards/scheduling/review-session.rule.ts';
import { href } from '#routes/href.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import styles from './study.module.css';

type Props = {
  readonly topic: TopicQuery['topic'];
  readonly deck: string;
  readonly reviewSession: ReviewSession;
  readonly onMore: () => void;
};

/** The end of a review session: a summary, the time of the next card, and where to continue. */
export function ReviewFinished({ topic, deck, reviewSession, onMore }: Props) {
  const t = useTexts(cardsTexts);
  const api = useApi();
  const decks = useLazyQuery(() => api(DecksDocument, { topic: topic.id }));
  const [now] = useState(Date.now);
  const location = { subject: topic.subject.slug, topic: topic.slug };
  const waits = Object.values(reviewSession.statuses)
    .filter(({ memory, isSuspended }) => memory.due > now && !isSuspended)
    .map(({ memory }) => memory.due - now);
  return (
    <div className={styles.after}>
      <EmptyState
        illustration="cardsDone"
        title={t.review.finished}
        action={
          <Button size="3" variant="soft" onClick={onMore}>
            {t.review.again}
          </Button>
        }
      >
        {t.review.finishedText({ count: reviewSession.past.length })}{' '}
        {waits.length > 0 && t.review.nextDue({ ms: Math.min(...waits) })}
      </EmptyState>
      <section className={styles.after} aria-labelledby="next">
        <Heading as="h2" size="4" id="next">
          {t.review.next}
        </Heading>
        <Loaded data={decks} failed={loadFailed} waiting={<LoadingSkeleton heights={[40]} />}>
          {(answer) => (
            <div className={pages.actions}>
              {answer.decks
                .filter(({ id, dueCount }) => id !== deck && dueCount > 0)
                .map(({ id, title, isOwn, dueCount }) => (
                  <Button key={id} size="3" asChild>
                    <Link to={href('topic.flashcard', { ...location, id })}>
                      {t.review.otherDeck({ deck: isOwn ? t.decks.own : title, due: dueCount })}
                    </Link>
                  </Button>
                ))}
              <LinkButton to={href('topic.flashcard.deck', location)} variant="soft">
                {t.review.allDecks}
              </LinkButton>
              {topic.quizzes.length > 0 && (
                <LinkButton to={href('topic.quizzes', location)} variant="soft">
                  {t.review.quizzes}
                </LinkButton>
              )}
            </div>
          )}
        </Loaded>
      </section>
    </div>
  );
}
