import type { Api } from '#api/client.ts';
import { answersToSend, applyReceipts, openQueues, unsavedChanges } from '#domain/attempts/answer-queues.ts';
import { type AnswerJournal, createAnswerJournal } from './answer-journal.ts';
import { attemptApi } from './attempt.api.ts';
import { storedAnswers } from './attempt.outbox.ts';
import { deviceId } from './device-id.ts';
import { newOperationId } from './operation-id.ts';
import { createServerClock } from './server-clock.ts';
import { lockOfAttempt, lockOfLeftAnswers } from './tab-claim.ts';

type Parts = { readonly api: Api; readonly person: string; readonly window: Window };

/**
 * Sends answers that the user left on this device, before a session ended or a battery was empty. An attempt that is open
 * in a tab is left to that tab, and failures are left for later. Answers of other users stay on the device.
 */
export async function sendLeftAnswers({ api, person, window }: Parts): Promise<void> {
  // Without locks it is unknown whether a tab has the attempt open. Opening the attempt sends its answers.
  const { locks } = window.navigator;
  if ((locks ?? null) === null) return;
  const journal = createAnswerJournal();
  try {
    for (const attempt of await attemptsLeft(journal, person)) {
      const send = async (lock: Lock | null): Promise<void> => {
        if (lock !== null) await sendLeft({ api, person, attempt, device: deviceId(window), journal });
      };
      // A page that opens the attempt meanwhile recognises by the outer lock that this is not another tab, and waits.
      await locks.request(lockOfLeftAnswers(attempt), { ifAvailable: true }, async (lock) => {
        if (lock !== null) await locks.request(lockOfAttempt(attempt), { ifAvailable: true }, send);
      });
    }
  } finally {
    journal.close();
  }
}

/** The user's attempts with answers on this device. None in a browser that stores nothing. */
export async function attemptsLeft(journal: AnswerJournal, userId: string): Promise<readonly string[]> {
  try {
    return await journal.attemptsOf(userId);
  } catch (cause) {
    console.warn('Answers on this device could not be read.', cause);
    return [];
  }
}

async function sendLeft({
  api,
  person,
  attempt,
  device,
  journal,
}: {
  readonly api: Api;
  readonly person: string;
  readonly attempt: string;
  readonly device: string;
  readonly journal: AnswerJournal;
}): Promise<void> {
  const owner = { person, attempt };
  const clock = createServerClock(() => performance.now(), Date.now);
  const server = attemptApi({ api, attempt, device, clock, onUpdate: () => undefined });
  const [{ items }, left] = await Promise.all([server.open(), journal.read(owner)]);
  const queues = openQueues(
    storedAnswers(items),
    left.map((answer) => ({ ...answer, nextId: newOperationId() })),
    device,
  );
  const batch = answersToSend(queues, { hasJournal: false });
  const receipts = batch.length === 0 ? [] : await server.save(batch);
  await journal.write(owner, unsavedChanges(applyReceipts(queues, batch, receipts)));
}
