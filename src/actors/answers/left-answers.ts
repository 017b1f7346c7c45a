import type { Api } from '#api/client.ts';
import { openLanes, sendable, takeReceipts, unkept } from '#domain/attempts/answer-lanes.ts';
import { type AnswerJournal, createAnswerJournal } from './answer-journal.ts';
import { attemptApi } from './attempt.api.ts';
import { storedAnswers } from './attempt.outbox.ts';
import { deviceId } from './device-id.ts';
import { newOperationId } from './operation-id.ts';
import { createServerClock } from './server-clock.ts';
import { lockOfAttempt, lockOfLeftAnswers } from './tab-claim.ts';

type Parts = { readonly api: Api; readonly person: string; readonly window: Window };

/**
 * Sends what the person left on this device: typed before a session ended, or a battery died. An attempt that some tab
 * has open is left to that tab, and so is whatever does not arrive. Answers of other people stay where they are.
 */
export async function sendLeftAnswers({ api, person, window }: Parts): Promise<void> {
  // Without locks nobody could say whether a tab has the attempt open. It sends them when it is opened.
  const { locks } = window.navigator;
  if ((locks ?? null) === null) return;
  const journal = createAnswerJournal();
  try {
    for (const attempt of await attemptsLeft(journal, person)) {
      const send = async (lock: Lock | null): Promise<void> => {
        if (lock !== null) await sendLeft({ api, person, attempt, device: deviceId(window), journal });
      };
      // A page that opens the attempt meanwhile sees by the outer lock that this is no other tab, and waits.
      await locks.request(lockOfLeftAnswers(attempt), { ifAvailable: true }, async (lock) => {
        if (lock !== null) await locks.request(lockOfAttempt(attempt), { ifAvailable: true }, send);
      });
    }
  } finally {
    journal.close();
  }
}

/** The attempts of a person with answers on this device. A browser that lets a page keep nothing has kept none. */
export async function attemptsLeft(journal: AnswerJournal, person: string): Promise<readonly string[]> {
  try {
    return await journal.attemptsOf(person);
  } catch (cause) {
    console.warn('Nothing can be kept in this browser.', cause);
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
  const server = attemptApi({ api, attempt, device, clock, heard: () => undefined });
  const [{ items }, left] = await Promise.all([server.open(), journal.read(owner)]);
  const lanes = openLanes(
    storedAnswers(items),
    left.map((answer) => ({ ...answer, nextId: newOperationId() })),
    device,
  );
  const batch = sendable(lanes, { hasJournal: false });
  const receipts = batch.length === 0 ? [] : await server.save(batch);
  await journal.write(owner, unkept(takeReceipts(lanes, batch, receipts)));
}
