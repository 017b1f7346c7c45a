import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { ReviewedAttemptDocument } from '#api/documents/review.generated.ts';
import { ProductError } from '#domain/errors.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { openTopic } from '../open-topic.loader.ts';
import { AnswersScreen } from './answers.screen.tsx';

export const loader = async (args: ViewLoaderArgs) => {
  await openTopic(args);
  return handOn({ answer: args.api(ReviewedAttemptDocument, { id: args.params.id2 ?? '' }) });
};

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
    <Bones heights={[24, 44, 132, 240, 240]} />
  </div>
);
