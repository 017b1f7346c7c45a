import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import type { TopicQuery } from '#api/documents/topic.generated.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { href } from '#routes/href.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import rows from '#ui/row-list/row-list.module.css';
import { counted, marksText } from '../counted.ts';

type Topic = TopicQuery['topic'];
type Quiz = Topic['quizzes'][number];

/** The quizzes of a topic. Those that no plan of the student opens say so, and lead to the plans. */
export function QuizList({ topic }: { topic: Topic }) {
  const user = useSession();
  const { allowed } = decideAccess(user, { type: 'quiz', topic: topic.id, subject: topic.subject.id });
  if (topic.quizzes.length === 0) {
    return (
      <p className={pages.empty}>
        There are no quizzes here yet.{' '}
        <Link to={href('subject', { subject: topic.subject.slug })}>Choose another topic</Link>.
      </p>
    );
  }
  return (
    <ul className={rows.list}>
      {topic.quizzes.map((quiz) => (
        <li key={quiz.id}>
          {allowed ? (
            <OpenQuiz topic={topic} quiz={quiz} />
          ) : (
            <LockedQuiz quiz={quiz} plan={user?.standard_plan_purchased === true ? 'the pro plan' : 'any plan'} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenQuiz({ topic, quiz }: { topic: Topic; quiz: Quiz }) {
  const address = href('topic.quiz', { subject: topic.subject.slug, topic: topic.slug, id: quiz.id });
  const attempt = quiz.lastAttempt;
  const begun = attempt !== null && attempt.handedInAt === null;
  return (
    <Link className={rows.row} to={begun ? `${address}?attempt=${encodeURIComponent(attempt.id)}` : address}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>
          {[counted(quiz.itemCount, 'question', 'questions'), standing(quiz)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={rows.action}>{begun ? 'Go on' : attempt === null ? 'Start' : 'Again'}</span>
    </Link>
  );
}

function LockedQuiz({ quiz, plan }: { quiz: Quiz; plan: string }) {
  return (
    <Link className={rows.row} to={href('pricing')}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>{counted(quiz.itemCount, 'question', 'questions')}</span>
        <span className={rows.locked}>
          <Icon name="lock" px={16} /> Locked. Opens with {plan}.
        </span>
      </span>
      <span className={rows.action}>See plans</span>
    </Link>
  );
}

/** How somebody stands in a quiz, in a few words; empty where it was never begun. */
export function standing({ lastAttempt: attempt }: Pick<Quiz, 'lastAttempt'>): string {
  if (attempt === null) return '';
  if (attempt.handedInAt === null) return `${attempt.answeredCount} of ${attempt.itemCount} answered`;
  if (attempt.marks === null || attempt.marksOutOf === null || attempt.marksOutOf === 0) return 'handed in';
  return `last result ${marksText(attempt.marks)} of ${attempt.marksOutOf}`;
}
