import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TopicQuery } from '#api/documents/topic.generated.ts';
import { href } from '#routes/href.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { counted } from '../../counted.ts';
import { standing } from '../quiz-list.part.tsx';
import { Trail } from '../trail.part.tsx';
import { firstChoice, PracticeChoiceFields } from './practice-choice.part.tsx';
import styles from './quiz.module.css';
import { useStart } from './use-start.ts';

type Topic = TopicQuery['topic'];

/** Before the first question: what to expect, and the way in. */
export function QuizStart({ topic, quiz }: { topic: Topic; quiz: Topic['quizzes'][number] }) {
  const { subject } = topic;
  useTitle(quiz.title);
  const attempt = quiz.lastAttempt;
  const begun = attempt !== null && attempt.handedInAt === null;
  const place = { subject: subject.slug, topic: topic.slug };
  const { problem, busy, start } = useStart(quiz.id, href('topic.quiz', { ...place, id: quiz.id }));
  const [choice, setChoice] = useState(() => firstChoice(quiz.itemCount));

  return (
    <div className={pages.page}>
      <header className={pages.head}>
        <Trail subject={subject} topic={topic} />
        <Heading as="h1" size="7">
          {quiz.title}
        </Heading>
        <p className={pages.intro}>
          {[counted(quiz.itemCount, 'question', 'questions'), standing(quiz)].filter(Boolean).join(' · ')}
        </p>
      </header>
      {quiz.itemCount === 0 ? (
        <p className={pages.empty}>
          This quiz has no questions yet. <Link to={href('topic', place)}>Choose another</Link>.
        </p>
      ) : (
        <>
          <ul className={styles.expectations}>
            <li>Take your time: there is no clock.</li>
            <li>Every answer is saved as you go. You may leave, and go on later.</li>
            <li>Flag a question to come back to it before you hand in.</li>
          </ul>
          {!begun && <PracticeChoiceFields itemCount={quiz.itemCount} choice={choice} onChange={setChoice} />}
          <Problem message={problem} />
          <div className={pages.actions}>
            <Button size="3" loading={busy} onClick={() => void start(choice)}>
              {begun ? 'Go on' : attempt === null ? 'Start' : 'Start again'}
            </Button>
            {attempt !== null && !begun && (
              <Button size="3" variant="soft" asChild>
                <Link to={href('topic.quiz.view-answer', { ...place, id: quiz.id, id2: attempt.id })}>
                  See your last answers
                </Link>
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
