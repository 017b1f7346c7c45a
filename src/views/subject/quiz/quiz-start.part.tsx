import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#actors/app.context.ts';
import { StartAttemptDocument } from '#api/documents/quiz.generated.ts';
import type { TopicQuery } from '#api/documents/topic.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { subjectTexts } from '#texts/subject.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { describeProblem } from '../../form/problem.ts';
import { standing } from '../quiz-list.part.tsx';
import { Trail } from '../trail.part.tsx';
import { ATTEMPT_PARAMETER } from './attempt-address.ts';
import styles from './quiz.module.css';

type Topic = TopicQuery['topic'];

/** Before the first question: what to expect, and the way in. */
export function QuizStart({ topic, quiz }: { topic: Topic; quiz: Topic['quizzes'][number] }) {
  const { subject } = topic;
  const t = useTexts(quizTexts).start;
  const words = useTexts(subjectTexts);
  useTitle(quiz.title);
  const { problem, busy, start } = useStart(quiz.id);
  const attempt = quiz.lastAttempt;
  const begun = attempt !== null && attempt.handedInAt === null;
  const place = { subject: subject.slug, topic: topic.slug };

  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Trail subject={subject} topic={topic} />
        <Heading as="h1" size="7">
          {quiz.title}
        </Heading>
        <p className={pages.intro}>{[words.questions(quiz.itemCount), standing(quiz)].filter(Boolean).join(' · ')}</p>
      </header>
      {quiz.itemCount === 0 ? (
        <p className={pages.empty}>
          {t.empty} <Link to={href('topic', place)}>{t.other}</Link>.
        </p>
      ) : (
        <>
          <ul className={styles.expectations}>
            {Object.entries(t.expectations).map(([name, sentence]) => (
              <li key={name}>{sentence}</li>
            ))}
          </ul>
          <Problem message={problem} />
          <div className={pages.actions}>
            <Button size="3" loading={busy} onClick={start}>
              {begun ? t.goOn : attempt === null ? t.start : t.again}
            </Button>
            {attempt !== null && !begun && (
              <Button size="3" variant="soft" asChild>
                <Link to={href('topic.quiz.view-answer', { ...place, id: quiz.id, id2: attempt.id })}>
                  {t.seeAnswers}
                </Link>
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Begins an attempt, or finds the open one, and goes to it. */
function useStart(quiz: string) {
  const api = useApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { startAttempt } = await api(StartAttemptDocument, { quiz });
      await navigate({ search: new URLSearchParams({ [ATTEMPT_PARAMETER]: startAttempt.id }).toString() });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, start };
}
