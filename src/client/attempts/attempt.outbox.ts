import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { OpenAttemptQuery } from '#api/documents/attempts/attempt.generated.ts';
import { type AnswerQueues, type StoredAnswer, unsavedChanges } from '#domain/attempts/answer-queues.ts';
import { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { spreadRetryDelay } from '../retry-delay.ts';
import type { AnswerJournal, JournalOwner } from './answer-journal.ts';
import type { AttemptApi } from './attempt.api.ts';

export type Outbox = ActorRefFrom<typeof outboxMachine>;
export type AttemptQuestions = OpenAttemptQuery['attempt']['items'];

const DEBOUNCE_MS = 400;
const SAVE_RETRY_MS = 10_000;

/** The saved answers, in the form that the queue's rules use. */
export const storedAnswers = (items: AttemptQuestions): readonly StoredAnswer[] =>
  items.map(({ position, response, sequence, operationId, answeredAt, device }) => ({
    position,
    response,
    sequence,
    operationId,
    answeredAt: answeredAt === null ? null : Date.parse(answeredAt),
    device,
  }));

type Parts = {
  readonly journal: AnswerJournal;
  readonly owner: JournalOwner;
  readonly save: AttemptApi['save'];
  readonly queues: AnswerQueues;
};

/** The outbox machine of an attempt, with its journal and server. */
export const createOutbox = ({ journal, owner, save, queues }: Parts): Outbox =>
  createActor(
    outboxMachine.provide({
      delays: {
        typingPause: DEBOUNCE_MS,
        retryDelay: ({ context }) => spreadRetryDelay(context.failures),
        journalRetryDelay: SAVE_RETRY_MS,
      },
      actors: {
        writeJournal: fromPromise(({ input }) => journal.write(owner, input)),
        sendBatch: fromPromise(async ({ input }) => ({ receipts: await save(input) })),
      },
    }),
    { input: { queues } },
  );

/** Whether the device lacks an answer that the server is not known to have. */
export const hasUnsavedAnswers = (outbox: Outbox): boolean =>
  unsavedChanges(outbox.getSnapshot().context.queues).some(({ operation }) => operation !== null);

/** Resolves once all unsaved answers are on the device, or the browser has refused to store them. */
export async function whenAllSaved(outbox: Outbox): Promise<void> {
  const isSaved = (): boolean => {
    const state = outbox.getSnapshot();
    return unsavedChanges(state.context.queues).length === 0 || state.matches({ journal: 'unavailable' });
  };
  if (isSaved()) return;
  await new Promise<void>((resolve) => {
    const watching = outbox.subscribe({
      next: () => {
        if (!isSaved()) return;
        watching.unsubscribe();
        resolve();
      },
      complete: resolve,
    });
  });
}
