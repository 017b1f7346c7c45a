import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import {
  FinishStudySessionDocument,
  type FinishStudySessionMutation,
  PostponeStudySessionDocument,
  SaveSessionProgressDocument,
} from '#api/documents/study/study-session.generated.ts';
import { studySessionMachine } from '#machines/study-session/study-session.machine.ts';
import type { App } from '../../app.actors.ts';
import { useApp, useSession } from '../../app.context.ts';
import { retryDelay } from '../../retry-delay.ts';
import { useDeferredSnapshot } from '../../use-deferred-snapshot.ts';
import { useSendingActor } from '../../use-sending-actor.ts';
import { createSessionJournal, type SessionJournal } from './session-journal.ts';

type Session = FinishStudySessionMutation['finishStudySession'];

type Options = {
  readonly session: Session;
  readonly zone: string;
  /** Resolves once the server has every answer of the session's attempt; rejects if it is not reached. */
  readonly whenAnswersSaved: () => Promise<void>;
};

/** A study session while a screen shows it; the options are read once. `result` is set once it is finished. */
export function useStudySession(options: Options) {
  const app = useApp();
  const userId = useSession()?.id ?? '';
  const [result, setResult] = useState<Session | null>(null);
  const actor = useSendingActor(() => {
    const journal = createSessionJournal(userId, options.session.id, localStorage);
    return sessionActor(app, journal, options, setResult);
  });
  return { actor, state: useDeferredSnapshot(actor), result };
}

function sessionActor(
  { api, inspection }: App,
  journal: SessionJournal,
  { session, zone, whenAnswersSaved }: Options,
  onFinished: (result: Session) => void,
) {
  const { id } = session;
  const machine = studySessionMachine.provide({
    actors: {
      saveProgress: fromPromise<readonly number[], { done: readonly number[] }>(async ({ input }) => {
        const { saveSessionProgress } = await api(SaveSessionProgressDocument, { session: id, done: [...input.done] });
        // If the session has ended on another device, the server adds nothing, and there is nothing left to send.
        return [...input.done, ...saveSessionProgress];
      }),
      finish: fromPromise<void, { done: readonly number[] }>(async ({ input }) => {
        await whenAnswersSaved();
        const answer = await api(FinishStudySessionDocument, { session: id, done: [...input.done], zone });
        journal.clear();
        onFinished(answer.finishStudySession);
      }),
      postpone: fromPromise<void, { done: readonly number[] }>(async ({ input }) => {
        await whenAnswersSaved();
        await api(PostponeStudySessionDocument, { session: id, done: [...input.done], zone });
        journal.clear();
      }),
    },
    actions: { saveDone: (_, { done }) => journal.save(done) },
    delays: { retryDelay: ({ context }) => retryDelay(context.attempts) },
  });
  const saved = session.steps.filter(({ isDone }) => isDone).map(({ index }) => index);
  const actor = createActor(machine, {
    input: {
      steps: session.steps.map(({ index }) => index),
      done: [...new Set([...saved, ...journal.read()])],
      saved,
    },
  });
  inspection?.follow(actor);
  return actor;
}
