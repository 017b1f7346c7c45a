import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { useTitle } from '#ui/page/use-title.ts';
import { Palette, type PaletteEntry } from '#ui/palette/palette.tsx';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';
import { useQuietFrame } from '../../layouts/notices/quiet.context.ts';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './attempt.module.css';
import { AttemptHead } from './attempt-head.tsx';
import { Paused } from './paused.tsx';
import { QuestionStage } from './question-stage.tsx';
import { SubmitAttempt, type SubmitStage } from './submit-attempt.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePractice } from './use-practice.ts';

/** What surrounds an attempt: it differs between quizzes, exams and papers. */
export type AttemptContext = {
  readonly title: string;
  /** Breadcrumbs. */
  readonly breadcrumbs: React.ReactNode;
  /** Address of the attempt's result. */
  readonly resultAddress: string;
  /** Shown instead of the questions if there are none. */
  readonly whenEmpty: React.ReactNode;
};

type Props = { readonly id: string; readonly session: AttemptSession; readonly snapshot: AttemptSnapshot };

const STAGES = { savingAnswers: 'waiting', submitting: 'sending' } as const satisfies Readonly<
  Record<string, SubmitStage>
>;

/** One question at a time, with navigation between them, and submission at the end. */
export function Questions({
  id,
  session,
  snapshot,
  title,
  breadcrumbs,
  resultAddress,
  whenEmpty,
}: Props & AttemptContext) {
  const t = useTexts(attemptTexts);
  const { outcome: outcomes } = useTexts(practiceTexts);
  useQuietFrame();
  useTitle(title);
  const { attempt } = snapshot;
  const { items, at, goTo, toggleFlag } = useAttempt(id, session, snapshot);
  const practice = usePractice({ id, ...snapshot.practice, items: snapshot.items });
  const [reviewing, setReviewing] = useState(false);
  const resultOf = (position: number): PaletteEntry['result'] => {
    const tone = practice.of(position)?.review?.outcome;
    return tone === 'right' || tone === 'partly' || tone === 'wrong' ? { tone, words: outcomes[tone] } : undefined;
  };
  const item = items[at];
  usePreparedTexts(snapshot.items[at + 1]);
  const writing = typeof attempt.value === 'object' ? attempt.value.writing : null;
  const stage = ownEntry(STAGES, writing ?? '') ?? 'idle';
  useLeaveWarning(snapshot.outbox?.context.hasJournal === false && attempt.context.unsaved > 0);
  const isClosed = snapshot.outbox?.matches({ delivery: 'closed' }) === true;
  const canAnswer = writing === 'answering' && !isClosed;

  const show = (number: number): void => {
    setReviewing(false);
    goTo(number - 1);
  };
  const review = (): void => {
    session.typingEnded();
    setReviewing(true);
  };
  const goOn = (): void => (at + 1 < items.length ? goTo(at + 1) : review());

  if (item === undefined) {
    return (
      <div className={pages.page}>
        <p className={pages.empty}>{whenEmpty}</p>
      </div>
    );
  }

  return (
    <div className={styles.attempt}>
      <AttemptHead
        title={title}
        breadcrumbs={breadcrumbs}
        resultAddress={resultAddress}
        session={session}
        snapshot={snapshot}
        items={items}
      />
      <div className={styles.work}>
        {writing === 'paused' || writing === 'resuming' ? (
          <Paused session={session} snapshot={snapshot} />
        ) : reviewing && writing !== null && writing !== 'timeUp' && writing !== 'submittingSaved' ? (
          <SubmitAttempt
            items={items}
            unsaved={attempt.context.unsaved}
            stage={stage}
            problem={attempt.context.problem === null ? null : describeProblem(attempt.context.problem).message}
            onShow={show}
            onBack={() => setReviewing(false)}
            onConfirm={() => session.send({ type: 'submit.requested' })}
            onCancel={() => session.send({ type: 'submit.cancelled' })}
          />
        ) : (
          <>
            <QuestionStage
              key={item.position}
              item={item}
              count={items.length}
              marks={practice.behaviour === 'deferred' ? item.marks : null}
              disabled={!canAnswer}
              practice={practice}
              onChange={(response) => session.change(item.position, response, { isTyped: item.view?.isTyped ?? false })}
              onLeave={session.typingEnded}
              onEnter={goOn}
              onDismissEarlier={() => session.dismissEarlier(item.position)}
            />
            <div className={styles.controls}>
              <Button size="3" variant="soft" disabled={at === 0} onClick={() => goTo(at - 1)}>
                <Icon name="back" px={16} /> {t.previous}
              </Button>
              <Button
                size="3"
                variant={item.flagged ? 'solid' : 'soft'}
                color={item.flagged ? 'amber' : 'gray'}
                aria-pressed={item.flagged}
                onClick={() => toggleFlag(item.position)}
              >
                <Icon name="flag" px={16} /> {item.flagged ? t.flagged : t.flag}
              </Button>
              <Button size="3" onClick={goOn}>
                {at + 1 < items.length ? t.next : t.finish} <Icon name="on" px={16} />
              </Button>
            </div>
            <aside className={styles.overview}>
              <Heading as="h2" size="3">
                {t.allQuestions}
              </Heading>
              <Palette
                label={t.allQuestions}
                current={item.number}
                entries={items.map(({ number, position, answered: done, flagged }) => ({
                  ...{ number, done, flagged },
                  result: resultOf(position),
                }))}
                onChoose={show}
              />
              <Button variant="outline" size="2" disabled={!canAnswer} onClick={review}>
                {t.toSubmit}
              </Button>
            </aside>
          </>
        )}
      </div>
    </div>
  );
}
