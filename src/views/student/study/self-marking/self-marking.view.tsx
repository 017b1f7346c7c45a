import { Link } from 'react-router';
import { ReviewedAttemptDocument } from '#api/documents/cards/review.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../../load-failed.tsx';
import { ATTEMPT_PARAMETER } from '../../assessments/quiz/attempt-address.ts';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import { openTopic } from '../../content/open-topic.loader.ts';
import { SelfMarkingScreen } from './self-marking.screen.tsx';

/** The attempt in `?attempt=`, otherwise the latest one at the quiz. */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const quiz = topic.quizzes.find(({ id }) => id === args.params.id);
  if (quiz === undefined) throw new ProductError('NOT_FOUND');
  const id = args.url.searchParams.get(ATTEMPT_PARAMETER) ?? quiz.lastAttempt?.id ?? null;
  return deferData({ topic, quiz, answer: id === null ? null : args.api(ReviewedAttemptDocument, { id }) });
};

/** Written answers next to the mark scheme, for students to mark themselves. */
export function Component() {
  const { topic, quiz, answer } = useViewData<typeof loader>();
  const t = useTexts(practiceTexts).selfMarking;
  useTitle(t.title({ quiz: quiz.title }));
  const location = { subject: topic.subject.slug, topic: topic.slug, id: quiz.id };
  return (
    <div className={pages.fullWidth}>
      <PageHeading up={<Breadcrumbs subject={topic.subject} topic={topic} />} title={t.heading} intro={quiz.title} />
      {answer === null ? (
        <p className={pages.empty}>
          {t.noAttempt} <Link to={href('topic.quiz', location)}>{t.start}</Link>
        </p>
      ) : (
        <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 240, 240]} />}>
          {({ attempt }) => <SelfMarkingScreen key={attempt.id} attempt={attempt} target={location} />}
        </Loaded>
      )}
    </div>
  );
}
