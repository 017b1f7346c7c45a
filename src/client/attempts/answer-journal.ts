import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { AnswerOperation, JournalChange } from '#domain/attempts/answer-queues.ts';

/** User and attempt of the answers: a journal on a shared computer has those of several users. */
export type JournalOwner = { readonly person: string; readonly attempt: string };

/**
 * Persists unacknowledged answers on this device, so that a reload, a crash or an empty battery loses nothing.
 * One answer per question. Every call rejects if the browser stores nothing.
 */
export type AnswerJournal = {
  readonly read: (owner: JournalOwner) => Promise<readonly AnswerOperation[]>;
  /** Resolves once all changes are on the device, or none; entries that were cleared meanwhile are written again. */
  readonly write: (owner: JournalOwner, changes: readonly JournalChange[]) => Promise<void>;
  /** The user's attempts with saved answers. */
  readonly attemptsOf: (person: string) => Promise<readonly string[]>;
  /** Whether there are saved answers for an attempt, of any user: used before sign-in. */
  readonly holds: (attempt: string) => Promise<boolean>;
  readonly close: () => void;
};

const DATABASE = 'lectern.answers';
const STORE = 'answers';
const FORM = 1;
/** How long refused answers are retained, for users who ask for them. */
const RETAINED_FOR_MS = 60 * 24 * 3_600_000;

const entrySchema = z.object({
  person: z.string(),
  attempt: z.string(),
  position: z.number(),
  savedAt: z.number(),
  operationId: z.string(),
  sequence: z.number(),
  response: z.unknown(),
  givenAt: z.number(),
});

/** The journal in IndexedDB. The database is opened at the first call. */
export function createAnswerJournal(): AnswerJournal {
  let opened: Promise<IDBPDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const database = (): Promise<IDBPDatabase> => {
    if (opened === null) {
      opened = open(forget);
      opened.catch(forget);
    }
    return opened;
  };
  // What this page has written, so that it can be restored if the storage is cleared meanwhile.
  const operationsOf = new Map<string, Map<number, AnswerOperation>>();
  const ownOperations = ({ person, attempt }: JournalOwner): Map<number, AnswerOperation> => {
    const key = JSON.stringify([person, attempt]);
    const stored = operationsOf.get(key) ?? new Map<number, AnswerOperation>();
    operationsOf.set(key, stored);
    return stored;
  };
  const entriesOf = async (person: string, attempt?: string) => {
    const range = attempt === undefined ? IDBKeyRange.bound([person], [person, []]) : rangeOf({ person, attempt });
    const rows: unknown[] = await (await database()).getAll(STORE, range);
    // An unreadable entry was not written by any version of Lectern: there is nothing to send.
    return rows.flatMap((row) => {
      const entry = entrySchema.safeParse(row);
      return entry.success && Date.now() - entry.data.savedAt < RETAINED_FOR_MS ? [entry.data] : [];
    });
  };
  return {
    read: async ({ person, attempt }) =>
      (await entriesOf(person, attempt)).map(({ position, operationId, sequence, response, givenAt }) => ({
        position,
        operationId,
        sequence,
        response,
        givenAt,
      })),
    write: async (owner, changes) => {
      // Strict: the data is on the disk when the promise resolves.
      const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      const stored = ownOperations(owner);
      const isWhole = stored.size === 0 || (await store.count(rangeOf(owner))) >= stored.size;
      const lost = isWhole ? [] : [...stored].map(([position, operation]) => ({ position, operation }));
      await Promise.all([
        ...[...lost, ...changes].map(({ position, operation }) =>
          operation === null
            ? store.delete([owner.person, owner.attempt, position])
            : store.put({ ...owner, ...operation, savedAt: Date.now() }),
        ),
        transaction.done,
      ]);
      for (const { position, operation } of changes) {
        if (operation === null) stored.delete(position);
        else stored.set(position, operation);
      }
    },
    attemptsOf: async (person) => [...new Set((await entriesOf(person)).map(({ attempt }) => attempt))],
    holds: async (attempt) =>
      (await (await database()).getAllKeys(STORE)).some((key) => Array.isArray(key) && key[1] === attempt),
    close: () => void opened?.then((open) => open.close()),
  };
}

const rangeOf = ({ person, attempt }: JournalOwner): IDBKeyRange =>
  IDBKeyRange.bound([person, attempt], [person, attempt, []]);

/** @param ended called when the connection can't be used any more */
const open = async (ended: () => void): Promise<IDBPDatabase> =>
  openDB(DATABASE, FORM, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { keyPath: ['person', 'attempt', 'position'] });
    },
    // A newer page wants to upgrade the database: this one closes its connection, and reopens it for the next write.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      ended();
    },
    terminated: ended,
  });
