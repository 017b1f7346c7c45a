import { ReviewedAttemptDocument } from '#api/documents/cards/review.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { openTopic } from '../../content/open-topic.loader.ts';
import { AnswersScreen } from './answers.screen.tsx';

/** The submitted attempt with answers and keys, after a check of the plan. */
export const loader = async (args: ViewLoaderArgs) => {
  await openTopic(args);
  return deferData({ answer: args.api(ReviewedAttemptDocument, { id: args.params.id2 ?? '' }) });
};

/** The answers of a submitted quiz, question by question. An attempt at anything else is not found. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ attempt: { quiz, ...attempt } }) => {
        if (quiz === null) throw new ProductError('NOT_FOUND');
        return <AnswersScreen attempt={{ ...attempt, quiz }} />;
      }}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 132, 240, 240]} />
  </div>
);
