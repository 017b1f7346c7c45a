import { useRevalidator } from 'react-router';
import { deliverLeftReviews } from '#actors/cards/review-delivery.ts';
import { createReviewJournal } from '#actors/cards/review-journal.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { CardSessionDocument } from '#api/documents/card.generated.ts';
import { ownZone } from '#texts/own-zone.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { openTopic } from '../open-topic.loader.ts';
import { ReviewScreen } from './review.screen.tsx';
import styles from './study.module.css';

export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const { api, params, user } = args;
  if (user !== null) await deliverLeftReviews(api, createReviewJournal(user.id, localStorage), Date.now);
  return handOn({ topic, session: api(CardSessionDocument, { deck: params.id ?? '', zone: ownZone() }) });
};

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
  <div className={styles.sitting}>
    <Bones heights={[24, 12, 240, 56]} />
  </div>
);
