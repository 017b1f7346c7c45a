import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { HomeDocument, type HomeQuery } from '#api/documents/home.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { homeTexts } from '#texts/home.texts.ts';
import { ownZone } from '#texts/own-zone.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../load-failed.tsx';
import { QuizzesDone } from '../quizzes-done.part.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => ({ answer: handedOn(api(HomeDocument, { zone: ownZone() })) });

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(homeTexts);
  const user = useSession();
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className={pages.wide}>
      <Heading as="h1" size="7">
        {t.welcome(firstName)}
      </Heading>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[32, 84, 32, 140, 140, 140]} />}>
        {({ recentAttempts, subjects }) => (
          <>
            <Recent attempts={recentAttempts} />
            <Subjects subjects={subjects} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Attempt = HomeQuery['recentAttempts'][number];

function Recent({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useTexts(homeTexts);
  return (
    <section className={pages.section} aria-labelledby="recent">
      <Heading as="h2" size="5" id="recent">
        {t.recent.title}
      </Heading>
      {attempts.length === 0 ? (
        <p className={pages.empty}>{t.recent.empty}</p>
      ) : (
        <ul className={rows.list}>
          {attempts.map((attempt) => (
            <li key={attempt.id} {...subjectAccent(attempt.quiz.subject.slug)}>
              {attempt.handedInAt === null ? <Begun {...attempt} /> : <HandedIn {...attempt} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const addressOf = ({ quiz }: Attempt): { subject: string; topic: string; id: string } => ({
  subject: quiz.subject.slug,
  topic: quiz.topic.slug,
  id: quiz.id,
});

function Begun(attempt: Attempt) {
  const t = useTexts(homeTexts);
  const { quiz, answeredCount, itemCount } = attempt;
  return (
    <Link
      className={rows.row}
      to={`${href('topic.quiz', addressOf(attempt))}?attempt=${encodeURIComponent(attempt.id)}`}
    >
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>
          {quiz.subject.title} · {t.recent.answered(answeredCount, itemCount)}
        </span>
        <ProgressBar value={answeredCount} max={itemCount} label={t.recent.answeredIn(quiz.title)} />
      </span>
      <span className={rows.action}>{t.recent.goOn}</span>
    </Link>
  );
}

function HandedIn(attempt: Attempt) {
  const t = useTexts(homeTexts);
  const { quiz, marks, marksOutOf } = attempt;
  const result =
    marks === null || marksOutOf === null || marksOutOf === 0 ? t.recent.handedIn : t.recent.marks(marks, marksOutOf);
  return (
    <Link className={rows.row} to={href('topic.quiz.view-answer', { ...addressOf(attempt), id2: attempt.id })}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>
          {quiz.subject.title} · {result}
        </span>
      </span>
      <span className={rows.action}>{t.recent.seeAnswers}</span>
    </Link>
  );
}

function Subjects({ subjects }: { subjects: HomeQuery['subjects'] }) {
  const t = useTexts(homeTexts);
  return (
    <section className={pages.section} aria-labelledby="subjects">
      <Heading as="h2" size="5" id="subjects">
        {t.subjects.title}
      </Heading>
      {subjects.length === 0 ? (
        <p className={pages.empty}>{t.subjects.empty}</p>
      ) : (
        <ul className={rows.grid}>
          {subjects.map(({ id, slug, title, summary, itemCount, quizCount, quizzesDone }) => (
            <li key={id} {...subjectAccent(slug)}>
              <Link className={rows.card} to={href('subject', { subject: slug })}>
                <span className={rows.body}>
                  <span className={rows.title}>{title}</span>
                  {summary !== '' && <span className={rows.detail}>{summary}</span>}
                  <span className={rows.detail}>{t.subjects.questions(itemCount)}</span>
                </span>
                <QuizzesDone done={quizzesDone} count={quizCount} of={title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
