import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { OpenAttemptDocument } from '#api/documents/attempt.generated.ts';
import { ProductError } from '#domain/errors.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { openTopic } from '../open-topic.loader.ts';
import { ATTEMPT_PARAMETER } from './attempt-address.ts';
import { AttemptGate } from './attempt-gate.part.tsx';
import { QuizStart } from './quiz-start.part.tsx';

export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const quiz = topic.quizzes.find(({ id }) => id === args.params.id);
  if (quiz === undefined) throw new ProductError('NOT_FOUND');
  const id = args.url.searchParams.get(ATTEMPT_PARAMETER);
  return { topic, quiz, attempt: id === null ? null : handedOn(args.api(OpenAttemptDocument, { id })) };
};

export function Component() {
  const { topic, quiz, attempt } = useViewData<typeof loader>();
  if (attempt === null) return <QuizStart topic={topic} quiz={quiz} />;
  return (
    <Loaded data={attempt} failed={loadFailed} waiting={<Waiting />}>
      {(answer) => <AttemptGate attempt={answer.attempt} />}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <Bones heights={[24, 12, 120, 56, 56, 56, 56]} />
  </div>
);
