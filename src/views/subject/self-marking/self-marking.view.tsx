import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { ReviewedAttemptDocument } from '#api/documents/review.generated.ts';
import { ProductError } from '#domain/errors.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/practice.texts.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../load-failed.tsx';
import { openTopic } from '../open-topic.loader.ts';
import { ATTEMPT_PARAMETER } from '../quiz/attempt-address.ts';
import { Trail } from '../trail.part.tsx';
import { SelfMarkingScreen } from './self-marking.screen.tsx';

/** The attempt that `?attempt=` names, else the latest one at the quiz. */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const quiz = topic.quizzes.find(({ id }) => id === args.params.id);
  if (quiz === undefined) throw new ProductError('NOT_FOUND');
  const id = args.url.searchParams.get(ATTEMPT_PARAMETER) ?? quiz.lastAttempt?.id ?? null;
  return handOn({ topic, quiz, answer: id === null ? null : args.api(ReviewedAttemptDocument, { id }) });
};

export function Component() {
  const { topic, quiz, answer } = useViewData<typeof loader>();
  const t = useTexts(practiceTexts).selfMarking;
  useTitle(t.title(quiz.title));
  const place = { subject: topic.subject.slug, topic: topic.slug, id: quiz.id };
  return (
    <div className={pages.wide}>
      <PageHeading up={<Trail subject={topic.subject} topic={topic} />} title={t.heading} intro={quiz.title} />
      {answer === null ? (
        <p className={pages.empty}>
          {t.noAttempt} <Link to={href('topic.quiz', place)}>{t.start}</Link>
        </p>
      ) : (
        <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[24, 240, 240]} />}>
          {({ attempt }) => <SelfMarkingScreen key={attempt.id} attempt={attempt} place={place} />}
        </Loaded>
      )}
    </div>
  );
}
