import { createAnswerJournal } from '../../attempts/answer-journal.ts';

/** A journal that has not responded by then would not save an answer in time either. */
const PATIENCE_MS = 2_000;
/** Belongs to no user, so nothing ever sends it. */
const PROBE_OWNER = { person: '', attempt: '' };
const PROBE_ENTRY = { operationId: '', position: 0, sequence: 0, response: null, givenAt: 0 };

/** Whether this browser can save offline work, tested by a temporary write. */
export async function canPersist(): Promise<boolean> {
  const journal = createAnswerJournal();
  const tried = (async () => {
    await journal.write(PROBE_OWNER, [{ position: 0, operation: PROBE_ENTRY }]);
    await journal.write(PROBE_OWNER, [{ position: 0, operation: null }]);
    journal.close();
    return true;
  })().catch(() => false);
  return await Promise.race([tried, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))]);
}
