import { Button, Heading, SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { useSession } from '#client/app.context.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { OUTCOMES as OUTCOME_NAMES, type Outcome } from '#domain/questions/types/question-type.ts';
import { href } from '#routes/href.ts';
import { answersTexts } from '#texts/attempts/answers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { useStart } from '../../assessments/quiz/use-start.ts';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import styles from './answers.module.css';
import { OUTCOMES, resultOf, TO_REVIEW } from './result.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

type Quiz = NonNullable<ReviewedAttemptQuery['attempt']['quiz']>;
type Attempt = ReviewedAttemptQuery['attempt'] & { readonly quiz: Quiz };

const outcomeOf = (item: Attempt['items'][number]): Outcome => item.review?.outcome ?? 'unanswered';

/** The result of an attempt, then each question with the answer, the correct answer and the explanation. */
export function AnswersScreen({ attempt }: { attempt: Attempt }) {
  const { quiz } = attempt;
  const t = useTexts(answersTexts);
  useTitle(t.titleOf({ quiz: quiz.title }));
  const location = { subject: quiz.subject.slug, topic: quiz.topic.slug, id: quiz.id };
  const practice = useTexts(practiceTexts);
  const { problem, busy, start } = useStart(quiz.id, href('topic.quiz', location));
  const cardTopic = isSwitchedOff(useSession(), 'ownCards') ? undefined : quiz.topic.id;
  const [filter, setFilter] = useState<'all' | 'again'>('all');
  if (attempt.submittedAt === null)
    return <NotYet quiz={quiz} address={href('topic.quiz', location)} id={attempt.id} />;

  const items = attempt.items.map((item, at) => ({ item, number: at + 1, outcome: outcomeOf(item) }));
  const answeredItems = items.filter(({ item }) => (item.reservation ?? null) === null);
  const again = answeredItems.filter(({ outcome }) => TO_REVIEW.includes(outcome));
  const written = answeredItems.filter(({ outcome }) => outcome === 'unmarked');
  const shown = filter === 'all' ? items : again;

  return (
    <div className={pages.page}>
      <PageHeading up={<Breadcrumbs subject={quiz.subject} topic={quiz.topic} />} title={quiz.title} />
      <Result
        attempt={attempt}
        outcomes={answeredItems.map(({ outcome }) => outcome)}
        reserved={items.length - answeredItems.length}
      />
      <div className={pages.actions}>
        {written.length > 0 && (
          <LinkButton to={`${href('topic.quiz.view-answer-saq', location)}?attempt=${encodeURIComponent(attempt.id)}`}>
            {practice.selfMarking.offer({ count: written.length })}
          </LinkButton>
        )}
        {again.length > 0 && (
          <Button
            size="3"
            variant={written.length > 0 ? 'soft' : 'solid'}
            loading={busy}
            onClick={() =>
              void start({ behaviour: 'interactive', length: null, asksConfidence: false, missedIn: attempt.id })
            }
          >
            {practice.start.again}
          </Button>
        )}
        <LinkButton to={href('topic.quiz', location)} variant="soft">
          {t.tryAgain}
        </LinkButton>
        <LinkButton to={href('topic.quizzes', location)} variant="soft">
          {t.otherQuizzes}
        </LinkButton>
      </div>
      <Problem message={problem} />
      <section className={pages.section} aria-labelledby="answers">
        <div className={styles.filterLine}>
          <Heading as="h2" size="5" id="answers">
            {t.oneByOne}
          </Heading>
          <SegmentedControl.Root
            size="2"
            value={filter}
            onValueChange={(value) => setFilter(value === 'again' ? 'again' : 'all')}
            aria-label={t.filter.label}
          >
            <SegmentedControl.Item value="all">{t.filter.all({ count: items.length })}</SegmentedControl.Item>
            <SegmentedControl.Item value="again">{t.filter.again({ count: again.length })}</SegmentedControl.Item>
          </SegmentedControl.Root>
        </div>
        {shown.length === 0 && <EmptyNote illustration="noResults">{t.filter.none}</EmptyNote>}
        <ol className={styles.questions}>
          {shown.map(({ item, number, outcome }) => (
            <li key={item.position}>
              <ReviewedQuestion item={item} number={number} outcome={outcome} cardTopic={cardTopic} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Result({
  attempt,
  outcomes,
  reserved,
}: {
  attempt: Attempt;
  outcomes: readonly Outcome[];
  /** Questions whose result is not shown yet. */
  reserved: number;
}) {
  const t = useTexts(answersTexts);
  const marks = attempt.marks ?? 0;
  const outOf = attempt.marksOutOf ?? 0;
  return (
    <div className={styles.result} role="status">
      {outOf > 0 && (
        <>
          <p className={styles.marks}>
            <b>{t.marksGot({ marks })}</b> {t.marksOutOf({ outOf })}
          </p>
          <ProgressBar value={marks} max={outOf} label={t.marks} />
        </>
      )}
      <p className={styles.sentence}>
        {reserved > 0 ? t.reserved.result : t.summary[resultOf(outOf === 0 ? null : marks / outOf)]}
      </p>
      <ul className={styles.outcomes}>
        {OUTCOME_NAMES.map((outcome) => {
          const count = outcomes.filter((entry) => entry === outcome).length;
          return (
            count > 0 && (
              <li key={outcome}>
                <ResultBadge tone={OUTCOMES[outcome].tone}>{t.counts[outcome]({ count })}</ResultBadge>
              </li>
            )
          );
        })}
        {reserved > 0 && (
          <li>
            <ResultBadge tone="none">{t.reserved.count({ count: reserved })}</ResultBadge>
          </li>
        )}
      </ul>
    </div>
  );
}

function NotYet({ quiz, address, id }: { quiz: Quiz; address: string; id: string }) {
  const t = useTexts(answersTexts);
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {quiz.title}
      </Heading>
      <EmptyNote illustration="questions">
        {t.notYet}
        <Link to={`${address}?attempt=${encodeURIComponent(id)}`}>{t.continue}</Link>.
      </EmptyNote>
    </div>
  );
}
