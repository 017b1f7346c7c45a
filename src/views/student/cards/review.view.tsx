import { useRevalidator } from 'react-router';
import { CardSessionDocument } from '#api/documents/cards/card.generated.ts';
import { deliverLeftReviews } from '#client/cards/review-delivery.ts';
import { createReviewJournal } from '#client/cards/review-journal.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ownZone } from '#texts/own-zone.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../load-failed.tsx';
import { openTopic } from '../content/open-topic.loader.ts';
import { ReviewScreen } from './review.screen.tsx';
import styles from './study.module.css';

/** The cards of the deck that are due today in the student's time zone. */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const { api, params, user } = args;
  if (user !== null) await deliverLeftReviews(api, createReviewJournal(user.id, localStorage), Date.now);
  return deferData({ topic, session: api(CardSessionDocument, { deck: params.id ?? '', zone: ownZone() }) });
};

/**
 * A review of the due cards of a deck. Requesting more cards reads a new session, and the key starts a new screen for
 * it.
 */
export function Component() {
  const { topic, session } = useViewData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <Loaded data={session} failed={loadFailed} waiting={<Waiting />}>
      {({ cardSession }) => (
        <ReviewScreen key={cardSession.now} topic={topic} session={cardSession} onMore={() => void revalidate()} />
      )}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={styles.session}>
    <LoadingSkeleton heights={[24, 12, 240, 56]} />
  </div>
);
