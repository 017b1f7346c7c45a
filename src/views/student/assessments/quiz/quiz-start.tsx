import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { href } from '#routes/href.ts';
import { quizTexts } from '#texts/assessments/quiz.texts.ts';
import { subjectTexts } from '#texts/content/subject.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import { statusText } from '../../content/quiz-list.tsx';
import { firstChoice, PracticeChoiceFields } from './practice-choice.tsx';
import styles from './quiz.module.css';
import { useStart } from './use-start.ts';

type Topic = TopicQuery['topic'];

type Props = {
  readonly topic: Topic;
  readonly quiz: Topic['quizzes'][number];
  /** The only subtopic to practise; null: all of them. */
  readonly subtopic: string | null;
};

/** Before the first question: what to expect, and the start button. */
export function QuizStart({ topic, quiz, subtopic }: Props) {
  const { subject } = topic;
  const t = useTexts(quizTexts).start;
  const words = useTexts(subjectTexts);
  useTitle(quiz.title);
  const attempt = quiz.lastAttempt;
  const isStarted = attempt !== null && attempt.submittedAt === null;
  const location = { subject: subject.slug, topic: topic.slug };
  const { problem, busy, start } = useStart(quiz.id, href('topic.quiz', { ...location, id: quiz.id }));
  const [choice, setChoice] = useState(() => firstChoice(quiz.questionCount));

  return (
    <div className={pages.page}>
      <PageHeading
        up={<Breadcrumbs subject={subject} topic={topic} />}
        title={quiz.title}
        intro={
          subtopic !== null && !isStarted
            ? t.onlySubtopic({ subtopic })
            : joinedLine(words.questions({ count: quiz.questionCount }), statusText(quiz))
        }
      />
      {quiz.questionCount === 0 ? (
        <p className={pages.empty}>
          {t.empty} <Link to={href('topic', location)}>{t.other}</Link>.
        </p>
      ) : (
        <>
          {quiz.instructions !== '' && <RichText source={quiz.instructions} />}
          <ul className={styles.expectations}>
            {Object.entries(t.expectations).map(([name, sentence]) => (
              <li key={name}>
                {name === 'pace' && quiz.seconds !== null
                  ? t.clock({ minutes: Math.round(quiz.seconds / 60) })
                  : sentence}
              </li>
            ))}
          </ul>
          {!isStarted && (
            <PracticeChoiceFields questionCount={quiz.questionCount} choice={choice} onChange={setChoice} />
          )}
          <Problem message={problem} />
          <div className={pages.actions}>
            <Button
              size="3"
              loading={busy}
              onClick={() => void start(subtopic === null ? choice : { ...choice, subtopic })}
            >
              {isStarted ? t.continue : attempt === null ? t.start : t.again}
            </Button>
            {attempt !== null && !isStarted && (
              <LinkButton
                to={href('topic.quiz.view-answer', { ...location, id: quiz.id, id2: attempt.id })}
                variant="soft"
              >
                {t.seeAnswers}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}
