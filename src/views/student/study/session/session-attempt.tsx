import { Button } from '@radix-ui/themes';
import { type ReactNode, useDeferredValue } from 'react';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { type AttemptQuestionState, useAttempt } from '../../../shared/attempts/use-attempt.ts';
import { useAttemptSession, useAttemptSnapshot } from '../../../shared/attempts/use-attempt-session.ts';
import { type Practice, usePractice } from '../../../shared/attempts/use-practice.ts';

/** The questions of a session, with their answers on this page. */
export type SessionQuestions = {
  readonly id: string;
  readonly session: AttemptSession;
  readonly snapshot: AttemptSnapshot;
  readonly items: readonly AttemptQuestionState[];
  readonly practice: Practice;
};

type Props = { readonly id: string; readonly children: (questions: SessionQuestions | null) => ReactNode };

/**
 * Opens the attempt of a session, all of its questions at once, so that no step waits for the network. Null if it cannot
 * be opened: the other steps can still be done.
 */
export function SessionAttempt({ id, children }: Props) {
  const session = useAttemptSession(id);
  return session === null ? <Waiting /> : <Opened id={id} session={session} render={children} />;
}

type OpenedProps = { readonly id: string; readonly session: AttemptSession; readonly render: Props['children'] };

function Opened({ id, session, render }: OpenedProps) {
  const snapshot = useAttemptSnapshot(session);
  const { attempt, outbox } = snapshot;
  // The first step is rendered in slices of a few milliseconds, so that a slow device doesn't block.
  const isOpened = outbox !== null && attempt.context.status !== null;
  const showsQuestions = useDeferredValue(isOpened);
  if (attempt.matches('openFailed')) {
    const { problem } = attempt.context;
    if (problem instanceof ProductError && problem.code === 'NOT_FOUND') return render(null);
    return <Failed onRetry={() => session.send({ type: 'retry.requested' })} />;
  }
  if (!isOpened || !showsQuestions) return <Waiting />;
  return <Ready id={id} session={session} snapshot={snapshot} render={render} />;
}

function Ready({ id, session, snapshot, render }: OpenedProps & { readonly snapshot: AttemptSnapshot }) {
  const { items } = useAttempt(id, session, snapshot);
  const practice = usePractice({ id, ...snapshot.practice, items: snapshot.items });
  return render({ id, session, snapshot, items, practice });
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { question: t } = useTexts(studySessionTexts);
  return (
    <div className={pages.page} role="alert">
      <p className={pages.intro}>{t.failed}</p>
      <div className={pages.actions}>
        <Button size="3" onClick={onRetry}>
          {t.retry}
        </Button>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 12, 240, 56]} />
  </div>
);

const SAVED_WITHIN_MS = 8_000;

/** Resolves once the server has every answer. Rejects with `NETWORK` if that takes too long: it stays on the device. */
export async function whenAnswersSaved({ session }: Pick<SessionQuestions, 'session'>): Promise<void> {
  session.flush();
  const isSaved = (): boolean => {
    const { attempt, outbox } = session.getSnapshot();
    return attempt.context.unsaved === 0 || outbox?.matches({ delivery: 'closed' }) === true;
  };
  await new Promise<void>((resolve, reject) => {
    const done = (settle: () => void): void => {
      clearTimeout(limit);
      unsubscribe();
      settle();
    };
    const limit = setTimeout(() => done(() => reject(new ProductError('NETWORK'))), SAVED_WITHIN_MS);
    const unsubscribe = session.subscribe(() => {
      if (isSaved()) done(resolve);
    });
    if (isSaved()) done(resolve);
  });
}
