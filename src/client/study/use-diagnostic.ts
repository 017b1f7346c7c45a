import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { SubmitAttemptDocument } from '#api/documents/attempts/attempt.generated.ts';
import { ContinueDiagnosticDocument, StartDiagnosticDocument } from '#api/documents/study/diagnostic.generated.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  type ContinueInput,
  type DiagnosticInput,
  diagnosticMachine,
} from '#machines/diagnostic/diagnostic.machine.ts';
import type { App } from '../app.actors.ts';
import { useApp } from '../app.context.ts';
import type { AttemptSession } from '../attempts/attempt.session.ts';
import { useShownActor } from '../use-shown-actor.ts';

/** The attempt of a diagnostic, while it is shown. */
export type DiagnosticSession = Pick<AttemptSession, 'whenSent' | 'flush' | 'addQuestions'>;

/** A diagnostic while its screen is shown. The component that shows its attempt passes the session to `connect`. */
export function useDiagnostic(subject: string, input: DiagnosticInput) {
  const app = useApp();
  const [diagnostic] = useState(() => createDiagnostic(app, subject, input));
  const { actor, connect } = diagnostic;
  useShownActor(actor);
  const state = useSelector(actor, (snapshot) => snapshot);
  return useMemo(() => ({ actor, connect, state }), [actor, connect, state]);
}

/** A diagnostic's actor, not started, and `connect`, which passes it the session that saves answers. */
export function createDiagnostic({ api }: Pick<App, 'api'>, subject: string, input: DiagnosticInput) {
  let session: DiagnosticSession | null = null;

  async function sendAnswers(): Promise<void> {
    if (session === null) throw new ProductError('INTERNAL');
    session.flush();
    await session.whenSent();
  }

  const actor = createActor(
    diagnosticMachine.provide({
      actors: {
        startDiagnostic: fromPromise(async () => (await api(StartDiagnosticDocument, { subject })).startDiagnostic),
        sendAnswers: fromPromise(sendAnswers),
        continueDiagnostic: fromPromise<boolean, ContinueInput>(async ({ input: after }) => {
          const { submittedAt, items } = (await api(ContinueDiagnosticDocument, after)).continueDiagnostic;
          session?.addQuestions(items);
          return submittedAt !== null;
        }),
        endDiagnostic: fromPromise<void, { attempt: string }>(async ({ input: { attempt } }) => {
          await sendAnswers();
          await api(SubmitAttemptDocument, { attempt });
        }),
      },
    }),
    { input },
  );
  return {
    actor,
    /** Null when the attempt is no longer shown. */
    connect: (shown: DiagnosticSession | null): void => {
      session = shown;
    },
  };
}
