import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { quizTexts } from '#texts/assessments/quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { AttemptScreen } from '../../../shared/attempts/attempt.screen.tsx';
import { SUBTOPIC_PARAMETER } from '../../../shared/study/mastery/practice-link.ts';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import { openTopic } from '../../content/open-topic.loader.ts';
import { ATTEMPT_PARAMETER } from './attempt-address.ts';
import { QuizStart } from './quiz-start.tsx';

/**
 * The quiz and its topic, after a check of the plan; from the address, the open attempt and the subtopic to practise.
 * Throws `NOT_FOUND` if the topic has no such quiz.
 */
export const loader = async (args: ViewLoaderArgs) => {
  const topic = await openTopic(args);
  const quiz = topic.quizzes.find(({ id }) => id === args.params.id);
  if (quiz === undefined) throw new ProductError('NOT_FOUND');
  const { searchParams } = args.url;
  return {
    ...{ topic, quiz, attempt: searchParams.get(ATTEMPT_PARAMETER) },
    subtopic: searchParams.get(SUBTOPIC_PARAMETER),
  };
};

/** The start of a quiz, or the attempt in the address. */
export function Component() {
  const { topic, quiz, attempt, subtopic } = useViewData<typeof loader>();
  const { start: t } = useTexts(quizTexts);
  if (attempt === null) {
    return (
      <div {...subjectAccent(topic.subject.slug)}>
        <QuizStart topic={topic} quiz={quiz} subtopic={subtopic} />
      </div>
    );
  }
  const location = { subject: topic.subject.slug, topic: topic.slug };
  return (
    <AttemptScreen
      key={attempt}
      id={attempt}
      title={quiz.title}
      breadcrumbs={<Breadcrumbs subject={topic.subject} topic={topic} />}
      resultAddress={href('topic.quiz.view-answer', { ...location, id: quiz.id, id2: attempt })}
      whenEmpty={
        <>
          {t.emptied} <Link to={href('topic', location)}>{t.other}</Link>.
        </>
      }
    />
  );
}
