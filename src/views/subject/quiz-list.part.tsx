import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import type { TopicQuery } from '#api/documents/topic.generated.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import type { texts } from '#texts/en/subject.ts';
import { subjectTexts } from '#texts/subject.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import rows from '#ui/row-list/row-list.module.css';

type Topic = TopicQuery['topic'];
type Quiz = Topic['quizzes'][number];

/** The quizzes of a topic. Those that no plan of the student opens say so, and lead to the plans. */
export function QuizList({ topic }: { topic: Topic }) {
  const t = useTexts(subjectTexts).quizzes;
  const user = useSession();
  const { allowed } = decideAccess(user, { type: 'quiz', topic: topic.id, subject: topic.subject.id });
  if (topic.quizzes.length === 0) {
    return (
      <p className={pages.empty}>
        {t.empty}
        <Link to={href('subject', { subject: topic.subject.slug })}>{t.otherTopic}</Link>.
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
            <LockedQuiz quiz={quiz} why={user?.standard_plan_purchased === true ? t.needsPro : t.needsAny} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenQuiz({ topic, quiz }: { topic: Topic; quiz: Quiz }) {
  const t = useTexts(subjectTexts);
  const address = href('topic.quiz', { subject: topic.subject.slug, topic: topic.slug, id: quiz.id });
  const attempt = quiz.lastAttempt;
  const begun = attempt !== null && attempt.handedInAt === null;
  return (
    <Link className={rows.row} to={begun ? `${address}?attempt=${encodeURIComponent(attempt.id)}` : address}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>
          {[t.questions(quiz.itemCount), standing(quiz, t.standing)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={rows.action}>
        {begun ? t.quizzes.goOn : attempt === null ? t.quizzes.start : t.quizzes.again}
      </span>
    </Link>
  );
}

function LockedQuiz({ quiz, why }: { quiz: Quiz; why: string }) {
  const t = useTexts(subjectTexts);
  return (
    <Link className={rows.row} to={href('pricing')}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>{t.questions(quiz.itemCount)}</span>
        <span className={rows.locked}>
          <Icon name="lock" px={16} /> {why}
        </span>
      </span>
      <span className={rows.action}>{t.quizzes.seePlans}</span>
    </Link>
  );
}

/** How somebody stands in a quiz, in a few words; empty where it was never begun. */
export function standing({ lastAttempt: attempt }: Pick<Quiz, 'lastAttempt'>, t: typeof texts.standing): string {
  if (attempt === null) return '';
  if (attempt.handedInAt === null) return t.answered(attempt.answeredCount, attempt.itemCount);
  if (attempt.marks === null || attempt.marksOutOf === null || attempt.marksOutOf === 0) return t.handedIn;
  return t.result(attempt.marks, attempt.marksOutOf);
}
