import { Button, Heading, SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import type { ReviewedAttemptQuery } from '#api/documents/review.generated.ts';
import { isSwitchedOff } from '#domain/config/switched-off.rule.ts';
import type { Outcome } from '#domain/items/item-type.ts';
import { href } from '#routes/href.ts';
import { answersTexts } from '#texts/answers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/practice.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ProgressBar } from '#ui/progress/progress-bar.part.tsx';
import { Verdict } from '#ui/verdict/verdict.part.tsx';
import { useStart } from '../quiz/use-start.ts';
import { Trail } from '../trail.part.tsx';
import styles from './answers.module.css';
import { isOutcome, OUTCOMES, TO_LOOK_AT, verdictOf } from './result.ts';
import { ReviewedItem } from './reviewed-item.part.tsx';

type Quiz = NonNullable<ReviewedAttemptQuery['attempt']['quiz']>;
type Attempt = ReviewedAttemptQuery['attempt'] & { readonly quiz: Quiz };

const outcomeOf = (item: Attempt['items'][number]): Outcome => {
  const outcome = item.review?.outcome ?? 'unanswered';
  return isOutcome(outcome) ? outcome : 'unmarked';
};

/** The result of an attempt, then question by question what was answered, what was right and why. */
export function AnswersScreen({ attempt }: { attempt: Attempt }) {
  const { quiz } = attempt;
  const t = useTexts(answersTexts);
  useTitle(t.titleOf(quiz.title));
  const place = { subject: quiz.subject.slug, topic: quiz.topic.slug, id: quiz.id };
  const practice = useTexts(practiceTexts);
  const { problem, busy, start } = useStart(quiz.id, href('topic.quiz', place));
  const cardTopic = isSwitchedOff(useSession(), 'ownCards') ? undefined : quiz.topic.id;
  const [filter, setFilter] = useState<'all' | 'again'>('all');
  if (attempt.handedInAt === null) return <NotYet quiz={quiz} address={href('topic.quiz', place)} id={attempt.id} />;

  const items = attempt.items.map((item, at) => ({ item, number: at + 1, outcome: outcomeOf(item) }));
  const told = items.filter(({ item }) => (item.reservation ?? null) === null);
  const again = told.filter(({ outcome }) => TO_LOOK_AT.includes(outcome));
  const written = told.filter(({ outcome }) => outcome === 'unmarked');
  const shown = filter === 'all' ? items : again;

  return (
    <div className={pages.page}>
      <PageHeading up={<Trail subject={quiz.subject} topic={quiz.topic} />} title={quiz.title} />
      <Result attempt={attempt} outcomes={told.map(({ outcome }) => outcome)} reserved={items.length - told.length} />
      <div className={pages.actions}>
        {written.length > 0 && (
          <Button size="3" asChild>
            <Link to={`${href('topic.quiz.view-answer-saq', place)}?attempt=${encodeURIComponent(attempt.id)}`}>
              {practice.selfMarking.offer(written.length)}
            </Link>
          </Button>
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
        <Button size="3" variant="soft" asChild>
          <Link to={href('topic.quiz', place)}>{t.tryAgain}</Link>
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={href('topic.quizzes', place)}>{t.otherQuizzes}</Link>
        </Button>
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
            <SegmentedControl.Item value="all">{t.filter.all(items.length)}</SegmentedControl.Item>
            <SegmentedControl.Item value="again">{t.filter.again(again.length)}</SegmentedControl.Item>
          </SegmentedControl.Root>
        </div>
        {shown.length === 0 && <p className={pages.empty}>{t.filter.none}</p>}
        <ol className={styles.items}>
          {shown.map(({ item, number, outcome }) => (
            <li key={item.position}>
              <ReviewedItem item={item} number={number} outcome={outcome} cardTopic={cardTopic} />
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
            <b>{t.marksGot(marks)}</b> {t.marksOutOf(outOf)}
          </p>
          <ProgressBar value={marks} max={outOf} label={t.marks} />
        </>
      )}
      <p className={styles.sentence}>
        {reserved > 0 ? t.reserved.result : t.verdict[verdictOf(outOf === 0 ? null : marks / outOf)]}
      </p>
      <ul className={styles.outcomes}>
        {(Object.keys(OUTCOMES) as Outcome[]).map((outcome) => {
          const count = outcomes.filter((one) => one === outcome).length;
          return (
            count > 0 && (
              <li key={outcome}>
                <Verdict tone={OUTCOMES[outcome].tone}>{t.counts[outcome](count)}</Verdict>
              </li>
            )
          );
        })}
        {reserved > 0 && (
          <li>
            <Verdict tone="none">{t.reserved.count(reserved)}</Verdict>
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
      <p className={pages.empty}>
        {t.notYet}
        <Link to={`${address}?attempt=${encodeURIComponent(id)}`}>{t.goOn}</Link>.
      </p>
    </div>
  );
}
