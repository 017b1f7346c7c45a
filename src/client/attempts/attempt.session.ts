import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Api } from '#api/client.ts';
import type { OpenAttemptQuery } from '#api/documents/attempts/attempt.generated.ts';
import type { Live } from '#api/live.ts';
import { type AnswerQueues, type LeftAnswer, openQueues, unsaved } from '#domain/attempts/answer-queues.ts';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import type { AttemptStatus, AttemptWriter } from '#domain/attempts/attempt-status.ts';
import { MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import { storable } from '#domain/platform/storable.ts';
import { attemptMachine } from '#machines/attempt/attempt.machine.ts';
import { FIRST_RETRY_MS } from '../retry-delay.ts';
import type { AnswerJournal } from './answer-journal.ts';
import { attemptApi } from './attempt.api.ts';
import {
  type AttemptQuestions,
  createOutbox,
  hasUnsavedAnswers,
  type Outbox,
  storedAnswers,
  whenAllSaved,
} from './attempt.outbox.ts';
import { createAttemptPresence } from './attempt-presence.ts';
import { newOperationId } from './operation-id.ts';
import { createServerClock } from './server-clock.ts';
import { createTabClaim } from './tab-claim.ts';

type Practice = Pick<OpenAttemptQuery['attempt'], 'behaviour' | 'asksConfidence'>;

/** The state of an attempt for a screen. A new object after each change. */
export type AttemptSnapshot = {
  readonly attempt: SnapshotFrom<typeof attemptMachine>;
  /** Null until the attempt is opened. */
  readonly outbox: ReturnType<Outbox['getSnapshot']> | null;
  readonly items: AttemptQuestions;
  /** When the attempt shows feedback, and whether it asks for confidence. */
  readonly practice: Practice;
  /** Messages from teachers, oldest first. */
  readonly messages: readonly { readonly id: string; readonly text: string; readonly sentAt: string }[];
};

export type AttemptSession = {
  readonly getSnapshot: () => AttemptSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: ActorRefFrom<typeof attemptMachine>['send'];
  readonly change: (position: number, response: unknown, how: { readonly isTyped: boolean }) => void;
  readonly typingEnded: () => void;
  readonly flush: () => void;
  readonly dismissEarlier: (position: number) => void;
  /** Further questions of a diagnostic; known ones are unchanged. */
  readonly addQuestions: (items: AttemptQuestions) => void;
  /** The current question. */
  readonly reportPosition: (position: number) => void;
  /** Resolves once all unsaved answers are on the device, or the browser has refused to store them. */
  readonly whenSaved: () => Promise<void>;
  /** Whether the device lacks an unsent answer. */
  readonly hasUnsaved: () => boolean;
  /** Resolves once the server has every answer. */
  readonly whenSent: () => Promise<void>;
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number;
  readonly start: () => void;
  readonly stop: () => void;
};

type Parts = {
  readonly api: Api;
  readonly live: Live;
  readonly journal: AnswerJournal;
  readonly attempt: string;
  /** The user: answers of other users on this computer are not sent. */
  readonly userId: string;
  readonly device: string;
  readonly locks: LockManager | undefined;
  readonly follow: (actor: ActorRefFrom<typeof attemptMachine> | Outbox) => void;
};

/** How long a pause waits for answers in flight. */
const BEFORE_PAUSE_MS = 2_000;
/** The server's grace period, minus network latency. */
const WAIT_AFTER_DEADLINE_MS = (ATTEMPT_GRACE_S - 5) * 1_000;

const within = (ms: number): number => Math.max(0, Math.min(ms, MAX_TIMER_MS));

/** One attempt on one page: its machine, its outbox, and their effects. */
export function createAttemptSession({
  api,
  live,
  journal,
  attempt,
  userId: person,
  device,
  locks,
  follow,
}: Parts): AttemptSession {
  const owner = { person, attempt };
  const listeners = new Set<() => void>();
  const clock = createServerClock(() => performance.now(), Date.now);
  const server = attemptApi({
    api,
    attempt,
    device,
    clock,
    onUpdate: (status) => actor.send({ type: 'status.received', status }),
  });
  const tab = createTabClaim({
    attempt,
    locks,
    onRequest: () => actor.send({ type: 'tab.lost' }),
    lost: () => actor.send({ type: 'tab.lost' }),
    freed: () => actor.send({ type: 'tab.released' }),
  });
  let outbox: Outbox | null = null;
  let items: AttemptQuestions = [];
  let practice: Practice = { behaviour: 'deferred', asksConfidence: false };
  let messages: AttemptSnapshot['messages'] = [];

  async function open(): Promise<{ status: AttemptStatus; writer: AttemptWriter }> {
    await tab.claim();
    const [read, left] = await Promise.all([server.open(), unsentAnswers()]);
    const isClaimed = tab.isClaimed();
    // Unsaved work on this device takes precedence over the last writer: after a crash the device may have a new id.
    const status = isClaimed ? await server.acquireLock(left.length > 0) : await server.status();
    items = read.items;
    practice = { behaviour: read.behaviour, asksConfidence: read.asksConfidence };
    // Another tab sends its own answers.
    replaceOutbox(openQueues(storedAnswers(items), isClaimed ? left : [], device));
    return { status, writer: !isClaimed ? 'tab' : status.holder === 'here' ? 'here' : 'device' };
  }

  async function unsentAnswers(): Promise<readonly LeftAnswer[]> {
    try {
      return (await journal.read(owner)).map((answer) => ({ ...answer, nextId: newOperationId() }));
    } catch (cause) {
      console.warn('Answers on this device could not be read.', cause);
      return [];
    }
  }

  function replaceOutbox(queues: AnswerQueues): void {
    outbox?.stop();
    const created = createOutbox({ journal, owner, save: server.save, queues });
    outbox = created;
    follow(created);
    let counted = -1;
    created.subscribe(({ context }) => {
      const count = unsaved(context.queues).length;
      if (count !== counted) {
        counted = count;
        actor.send({ type: 'unsaved.counted', count });
      }
      changed();
    });
    created.start();
  }

  const whenSaved = async (): Promise<void> => (outbox === null ? undefined : whenAllSaved(outbox));

  const whenSent = (): Promise<void> =>
    new Promise((resolve) => {
      const reportPosition = (): void => {
        if (outbox !== null && unsaved(outbox.getSnapshot().context.queues).length > 0) return;
        listeners.delete(reportPosition);
        resolve();
      };
      listeners.add(reportPosition);
      reportPosition();
    });

  const actor = createActor(
    attemptMachine.provide({
      delays: {
        untilDeadline: ({ context: { status } }) => within((status?.deadlineAt ?? Number.MAX_VALUE) - clock.now()),
        untilPauseEnds: ({ context: { status } }) =>
          within((status?.pausedAt ?? 0) + (status?.pauseSecondsLeft ?? 0) * 1_000 - clock.now()),
        gracePeriod: WAIT_AFTER_DEADLINE_MS,
        retryDelay: FIRST_RETRY_MS,
      },
      actors: {
        open: fromPromise(open),
        takeOver: fromPromise(async ({ input: { from } }) => {
          await tab.takeOver();
          if (from === 'device') await server.acquireLock(true);
        }),
        pause: fromPromise(async () => {
          outbox?.send({ type: 'flush.requested' });
          await Promise.race([whenSent(), new Promise((resolve) => setTimeout(resolve, BEFORE_PAUSE_MS))]);
          return server.pause();
        }),
        resume: fromPromise(server.resume),
        submit: fromPromise(server.submitAttempt),
      },
      actions: {
        startWriting: () => outbox?.send({ type: 'writing.started' }),
        stopWriting: () => {
          outbox?.send({ type: 'writing.stopped' });
          void whenSaved().then(tab.release);
        },
        flush: () => outbox?.send({ type: 'flush.requested' }),
        notifySubmitted: () => undefined,
      },
    }),
  );
  follow(actor);

  let snapshot: AttemptSnapshot = { attempt: actor.getSnapshot(), outbox: null, items, practice, messages };
  function changed(): void {
    snapshot = { attempt: actor.getSnapshot(), outbox: outbox?.getSnapshot() ?? null, items, practice, messages };
    for (const listener of listeners) listener();
  }
  actor.subscribe(changed);

  const presence = createAttemptPresence({
    attempt,
    device,
    live,
    ask: (position) => server.news(actor.getSnapshot().matches('writing') ? position : null),
    isActive: () => actor.getSnapshot().status === 'active',
    onUpdate: (news) => {
      if (news.messages.length !== messages.length) {
        messages = news.messages;
        changed();
      }
      actor.send({ type: 'status.received', status: news.status });
    },
  });

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => actor.send(event),
    change: (position, response, { isTyped }) =>
      outbox?.send({
        type: 'answer.changed',
        position,
        response: storable(response),
        operationId: newOperationId(),
        isTyped,
        givenAt: clock.now(),
      }),
    typingEnded: () => outbox?.send({ type: 'typing.ended' }),
    flush: () => outbox?.send({ type: 'flush.requested' }),
    addQuestions: (all) => {
      const added = all.filter(({ position }) => !items.some((item) => item.position === position));
      items = [...items, ...added];
      outbox?.send({ type: 'questions.added', answers: storedAnswers(added) });
      changed();
    },
    dismissEarlier: (position) => outbox?.send({ type: 'earlier.dismissed', position }),
    whenSaved,
    hasUnsaved: () => outbox !== null && hasUnsavedAnswers(outbox),
    whenSent,
    reportPosition: presence.reportPosition,
    now: clock.now,
    start: () => {
      actor.start();
      presence.start();
    },
    stop: () => {
      presence.stop();
      outbox?.send({ type: 'flush.requested' });
      void whenSaved().then(() => {
        tab.close();
        actor.stop();
        outbox?.stop();
      });
    },
  };
}
