import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { AttemptSession } from '#client/attempts/attempt.session.ts';
import { clearAttemptPosition } from '#client/attempts/attempt-position.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../platform/form/problem.ts';
import { type AttemptContext, Questions } from './questions.tsx';
import { useAttemptSession, useAttemptSnapshot } from './use-attempt-session.ts';

/** An open attempt of any kind. A submitted one redirects to its result. */
export function AttemptScreen({ id, ...context }: { readonly id: string } & AttemptContext) {
  const session = useAttemptSession(id);
  return session === null ? <Waiting /> : <Opened id={id} session={session} {...context} />;
}

/** "Not found" and "forbidden" have pages of their own, which the router shows. */
const HAS_A_PAGE = ['NOT_FOUND', 'FORBIDDEN'];

function Opened({
  id,
  session,
  ...context
}: { readonly id: string; readonly session: AttemptSession } & AttemptContext) {
  const snapshot = useAttemptSnapshot(session);
  const { attempt, outbox } = snapshot;
  if (attempt.matches('submitted')) return <SubmittedAttempt id={id} resultAddress={context.resultAddress} />;
  if (attempt.matches('openFailed')) {
    const { problem } = attempt.context;
    if (problem instanceof ProductError && HAS_A_PAGE.includes(problem.code)) throw problem;
    return <Failed problem={problem} onRetry={() => session.send({ type: 'retry.requested' })} />;
  }
  if (outbox === null || attempt.context.status === null) return <Waiting />;
  return <Questions id={id} session={session} snapshot={snapshot} {...context} />;
}

function SubmittedAttempt({ id, resultAddress }: { id: string; resultAddress: string }) {
  useEffect(() => clearAttemptPosition(id, localStorage), [id]);
  return <Navigate to={resultAddress} replace />;
}

function Failed({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const t = useTexts(attemptTexts);
  return (
    <div className={pages.page} role="alert">
      <Heading as="h2" size="5">
        {t.failed}
      </Heading>
      <p className={pages.intro}>{describeProblem(problem).message}</p>
      <p className={pages.intro}>{t.failedSafe}</p>
      <div className={pages.actions}>
        <Button size="3" onClick={onRetry}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 12, 120, 56, 56, 56, 56]} />
  </div>
);
