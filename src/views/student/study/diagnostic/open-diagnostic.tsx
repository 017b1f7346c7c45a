import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import type { useDiagnostic } from '#client/study/use-diagnostic.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { diagnosticTexts } from '#texts/study/diagnostic.texts.ts';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useQuietFrame } from '../../../layouts/notices/quiet.context.ts';
import attemptStyles from '../../../shared/attempts/attempt.module.css';
import { QuestionStage } from '../../../shared/attempts/question-stage.tsx';
import { useAttempt } from '../../../shared/attempts/use-attempt.ts';
import { useAttemptSession, useAttemptSnapshot } from '../../../shared/attempts/use-attempt-session.ts';
import { usePractice } from '../../../shared/attempts/use-practice.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './diagnostic.module.css';
import { Waiting } from './waiting.tsx';

type Props = Pick<ReturnType<typeof useDiagnostic>, 'actor' | 'connect' | 'state'> & {
  readonly id: string;
  readonly title: string;
};

/** The open attempt of a diagnostic. Its answers are saved like those of every attempt. */
export function OpenDiagnostic(props: Props) {
  const session = useAttemptSession(props.id);
  return session === null ? <Waiting /> : <Opened session={session} {...props} />;
}

function Opened({ session, ...props }: Props & { readonly session: AttemptSession }) {
  const { actor, connect } = props;
  const snapshot = useAttemptSnapshot(session);
  const { attempt, outbox } = snapshot;
  useEffect(() => {
    connect(session);
    return () => connect(null);
  }, [connect, session]);
  const [isClosed, isReadOnly] = [attempt.matches('submitted'), attempt.matches('readOnly')];
  useEffect(() => {
    if (isClosed) actor.send({ type: 'attempt.closed' });
    else if (isReadOnly) actor.send({ type: 'writing.lost' });
  }, [actor, isClosed, isReadOnly]);
  if (attempt.matches('openFailed')) {
    return <OpenFailed problem={attempt.context.problem} onRetry={() => session.send({ type: 'retry.requested' })} />;
  }
  if (outbox === null || attempt.context.status === null || snapshot.items.length === 0) return <Waiting />;
  return <LatestQuestion session={session} snapshot={snapshot} {...props} />;
}

function OpenFailed({ problem, onRetry }: { readonly problem: unknown; readonly onRetry: () => void }) {
  const t = useTexts(attemptTexts);
  return (
    <div className={styles.page} role="alert">
      <Heading as="h1" size="6">
        {t.failed}
      </Heading>
      <p className={styles.intro}>
        {describeProblem(problem).message} {t.failedSafe}
      </p>
      <div>
        <Button size="3" onClick={onRetry}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}

type QuestionProps = Props & { readonly session: AttemptSession; readonly snapshot: AttemptSnapshot };

function LatestQuestion({ id, title, actor, state, session, snapshot }: QuestionProps) {
  const t = useTexts(diagnosticTexts);
  useQuietFrame();
  const { attempt, outbox } = snapshot;
  const { items } = useAttempt(id, session, snapshot);
  const practice = usePractice({ id, ...snapshot.practice, items: snapshot.items });
  useLeaveWarning(outbox?.context.hasJournal === false && attempt.context.unsaved > 0);
  const item = items.at(-1);
  if (item === undefined) return <Waiting />;
  const { position, answered } = item;
  const isAnswering = state.matches({ askingQuestions: 'answering' });
  const canAnswer = isAnswering && attempt.matches({ writing: 'answering' });
  const isWaiting =
    state.matches({ askingQuestions: 'sendingAnswers' }) || state.matches({ askingQuestions: 'endingDiagnostic' });
  const confirm = (): void => actor.send({ type: 'answer.confirmed', position });
  const { problem } = state.context;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading as="h1" size="5">
          {title}
        </Heading>
        <p className={styles.intro}>{t.intro}</p>
      </header>
      <Notices session={session} snapshot={snapshot} problem={isAnswering ? problem : null} />
      <QuestionStage
        key={position}
        item={item}
        count={items.length}
        heading={t.heading({ number: item.number })}
        disabled={!canAnswer}
        practice={practice}
        onChange={(response) => session.change(position, response, { isTyped: item.view?.isTyped ?? false })}
        onLeave={session.typingEnded}
        onEnter={() => canAnswer && answered && confirm()}
        onDismissEarlier={() => session.dismissEarlier(position)}
      />
      <div className={styles.controls}>
        <Button size="3" disabled={!answered || !canAnswer} loading={!isAnswering && answered} onClick={confirm}>
          {t.next} <Icon name="on" px={16} />
        </Button>
        <Button
          size="3"
          variant="soft"
          disabled={!canAnswer}
          loading={!isAnswering && !answered}
          onClick={() => {
            session.change(position, null, { isTyped: false });
            confirm();
          }}
        >
          {t.unknown}
        </Button>
      </div>
      {isWaiting && attempt.context.unsaved > 0 && (
        <div className={attemptStyles.notice} role="status">
          {t.waiting}
          <div className={attemptStyles.noticeActions}>
            <Button size="2" variant="soft" onClick={() => actor.send({ type: 'waiting.cancelled' })}>
              {t.backToQuestion}
            </Button>
          </div>
        </div>
      )}
      <footer className={styles.foot}>
        <span>{t.length}</span>
        <Button size="2" variant="ghost" disabled={!canAnswer} onClick={() => actor.send({ type: 'end.requested' })}>
          {t.end}
        </Button>
      </footer>
    </div>
  );
}

type NoticeProps = Pick<QuestionProps, 'session' | 'snapshot'> & { readonly problem: unknown };

/** Notices: another tab or device writes the attempt, or something went wrong. */
function Notices({ session, snapshot: { attempt }, problem }: NoticeProps) {
  const t = useTexts(attemptTexts);
  const { writer, status } = attempt.context;
  return (
    <div role="alert" className={styles.notices}>
      {attempt.matches('readOnly') && (
        <div className={attemptStyles.notice}>
          {writer === 'tab' ? t.watching.tab : t.watching.device({ name: status?.activeDeviceName ?? '' })}
          <div className={attemptStyles.noticeActions}>
            <Button size="2" onClick={() => session.send({ type: 'takeOver.requested' })}>
              {t.watching.continueHere}
            </Button>
          </div>
        </div>
      )}
      {problem !== null && (
        <p className={attemptStyles.notice} data-tone="wrong">
          {describeProblem(problem).message}
        </p>
      )}
    </div>
  );
}
