import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TimeLeft } from '#ui/countdown/time-left.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useRootFlag } from '#ui/page/use-root-flag.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './attempt.module.css';
import type { AttemptQuestionState } from './use-attempt.ts';

const TIME_IS_UP = ['timeUp', 'submittingSaved', 'waitingToRetry'] as const;

/** Above the questions: title, progress, time left, and problems. */
export function AttemptHead({
  title,
  breadcrumbs,
  resultAddress,
  session,
  snapshot: { attempt, outbox, messages },
  items,
}: {
  title: string;
  breadcrumbs: React.ReactNode;
  resultAddress: string;
  session: AttemptSession;
  snapshot: AttemptSnapshot;
  items: readonly AttemptQuestionState[];
}) {
  const t = useTexts(attemptTexts);
  const answered = items.filter((item) => item.answered).length;
  const waiting = items.filter(({ state }) => state === 'kept' || state === 'unsaved').length;
  const { status, unsaved, writer, problem } = attempt.context;
  const hasNoJournal = outbox?.context.hasJournal === false;
  const isClosed = outbox?.matches({ delivery: 'closed' }) === true;
  const isTimeUp = TIME_IS_UP.some((state) => attempt.matches({ writing: state }));
  const isAnswering = attempt.matches({ writing: 'answering' });
  const tooLate = hasNoJournal ? t.tooLateHere : t.tooLate;
  const deadlineAt = status?.pausedAt === null ? status.deadlineAt : null;

  useRootFlag('data-has-clock', deadlineAt !== null);
  return (
    <header className={styles.head}>
      {breadcrumbs}
      <div className={styles.headLine} data-timed={deadlineAt !== null || undefined}>
        <Heading as="h1" size="4" className={styles.title}>
          {title}
        </Heading>
        <div className={styles.headTools}>
          <span className={styles.count}>{t.answered({ answered, all: items.length })}</span>
          {deadlineAt !== null && (
            <TimeLeft end={deadlineAt} now={session.now} label={t.time.label} inWords={t.time.left} />
          )}
          {isAnswering && deadlineAt !== null && (status?.pauseSecondsLeft ?? 0) > 0 && (
            <Button size="2" variant="soft" onClick={() => session.send({ type: 'pause.requested' })}>
              <Icon name="pause" px={14} /> {t.pause.start}
            </Button>
          )}
        </div>
      </div>
      <ProgressBar value={answered} max={items.length} label={t.questionsAnswered} />
      <div role="alert">
        {isClosed && (
          <p className={styles.notice} data-tone="wrong">
            {items.some(({ refusal }) => refusal === 'DEADLINE_PASSED') ? tooLate : t.closed}{' '}
            <Link to={resultAddress}>{t.seeAnswers}</Link>
          </p>
        )}
        {isTimeUp && (
          <p className={styles.notice}>{unsaved > 0 ? t.time.overWaiting({ count: unsaved }) : t.time.over}</p>
        )}
        {attempt.matches('readOnly') && (
          <div className={styles.notice}>
            {writer === 'tab' ? t.watching.tab : t.watching.device({ name: status?.activeDeviceName ?? '' })}
            {problem !== null && ` ${describeProblem(problem).message}`}
            <div className={styles.noticeActions}>
              <Button size="2" onClick={() => session.send({ type: 'takeOver.requested' })}>
                {t.watching.continueHere}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div role="log" aria-label={t.fromTeacher}>
        {messages.map(({ id, text }) => (
          <p key={id} className={styles.notice}>
            <strong>{t.fromTeacher}:</strong> <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      <div role="status">
        {waiting > 0 && !isClosed && !isTimeUp && (
          <p className={styles.notice}>
            {hasNoJournal ? t.waitingHere({ count: waiting }) : t.waiting({ count: waiting })}
          </p>
        )}
      </div>
    </header>
  );
}
