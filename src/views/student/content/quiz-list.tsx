import { Link } from 'react-router';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { useSession } from '#client/app.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { SECONDS_OF } from '#domain/study/study-plan.rule.ts';
import { href } from '#routes/href.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { textsNow, useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './kind-cards.module.css';
import { Lock } from './lock.tsx';

type Topic = TopicQuery['topic'];
type Quiz = Topic['quizzes'][number];

type QuizListProps = {
  readonly topic: Topic;
  /** The quiz of the recommended next step, which comes first. */
  readonly recommended: string | null;
};

/** The quizzes of a topic. Locked ones say so and link to the plans. */
export function QuizList({ topic, recommended }: QuizListProps) {
  const user = useSession();
  const t = useTexts(topicTexts);
  const { allowed } = decideAccess(user, { type: 'quiz', topic: topic.id, subject: topic.subject.id });
  if (topic.quizzes.length === 0) {
    return (
      <EmptyNote illustration="quizzes">
        {t.topic.noQuizzes} <Link to={href('subject', { subject: topic.subject.slug })}>{t.topic.chooseAnother}</Link>.
      </EmptyNote>
    );
  }
  return (
    <ul className={rows.list}>
      {topic.quizzes
        .toSorted((a, b) => Number(b.id === recommended) - Number(a.id === recommended))
        .map((quiz) => (
          <li key={quiz.id}>
            {allowed ? (
              <OpenQuiz topic={topic} quiz={quiz} isRecommended={quiz.id === recommended} />
            ) : (
              <LockedQuiz quiz={quiz} />
            )}
          </li>
        ))}
    </ul>
  );
}

/** Where a quiz is answered; a started attempt continues. */
export function quizAddress(topic: Pick<Topic, 'slug' | 'subject'>, quiz: Pick<Quiz, 'id' | 'lastAttempt'>): string {
  const address = href('topic.quiz', { subject: topic.subject.slug, topic: topic.slug, id: quiz.id });
  return isStarted(quiz) ? `${address}?attempt=${encodeURIComponent(quiz.lastAttempt?.id ?? '')}` : address;
}

const isStarted = ({ lastAttempt }: Pick<Quiz, 'lastAttempt'>): boolean =>
  lastAttempt !== null && lastAttempt.submittedAt === null;

type OpenQuizProps = { readonly topic: Topic; readonly quiz: Quiz; readonly isRecommended: boolean };

function OpenQuiz({ topic, quiz, isRecommended }: OpenQuizProps) {
  const t = useTexts(topicTexts);
  const attempt = isStarted(quiz) ? quiz.lastAttempt : null;
  const left = attempt === null ? 0 : attempt.questionCount - attempt.answeredCount;
  const minutes = Math.max(1, Math.ceil((left * SECONDS_OF.weakQuestions) / 60));
  return (
    <Link className={rows.row} viewTransition to={quizAddress(topic, quiz)}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        {isRecommended && <span className={styles.recommended}>{t.topic.recommended}</span>}
        <span className={rows.detail}>
          {joinedLine(
            t.questions({ count: quiz.questionCount }),
            statusText(quiz),
            left > 0 && t.quiz.left({ count: left, minutes }),
          )}
        </span>
        {attempt !== null && attempt.questionCount > 0 && (
          <ProgressBar
            value={attempt.answeredCount}
            max={attempt.questionCount}
            label={t.material.progress({ kind: quiz.title })}
          />
        )}
      </span>
      <span className={rows.action}>
        {isStarted(quiz) ? t.quiz.continue : quiz.lastAttempt === null ? t.quiz.start : t.quiz.again}
      </span>
    </Link>
  );
}

function LockedQuiz({ quiz }: { quiz: Quiz }) {
  const t = useTexts(topicTexts);
  return (
    <Link className={rows.row} to={href('pricing')}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>{t.questions({ count: quiz.questionCount })}</span>
        <Lock />
      </span>
      <span className={rows.action}>{t.seePlans}</span>
    </Link>
  );
}

/** A user's progress in a quiz, in a few words; empty if it was never started. */
export function statusText({ lastAttempt: attempt }: Pick<Quiz, 'lastAttempt'>): string {
  const t = textsNow(topicTexts).quiz;
  if (attempt === null) return '';
  if (attempt.submittedAt === null) return t.answered({ answered: attempt.answeredCount, all: attempt.questionCount });
  if (attempt.marks === null || attempt.marksOutOf === null || attempt.marksOutOf === 0) return t.submitted;
  return t.result({ earned: attempt.marks, outOf: attempt.marksOutOf });
}
