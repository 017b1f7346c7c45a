import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { AnswerOperation, JournalChange } from '#domain/attempts/answer-lanes.ts';

/** Whose answers, and to which attempt: a journal on a shared computer holds those of several people. */
export type JournalOwner = { readonly person: string; readonly attempt: string };

/**
 * Keeps on this device what the server has not acknowledged, so that a reload, a crash or a dead battery loses nothing.
 * One answer an item. Every call rejects where the browser lets a page keep nothing.
 */
export type AnswerJournal = {
  readonly read: (owner: JournalOwner) => Promise<readonly AnswerOperation[]>;
  /** Resolves once the changes are on the device, all or none. */
  readonly write: (owner: JournalOwner, changes: readonly JournalChange[]) => Promise<void>;
  /** The attempts of a person for which something is kept. */
  readonly attemptsOf: (person: string) => Promise<readonly string[]>;
  /** Whether something is kept for an attempt, whoever's it is: asked while nobody is signed in. */
  readonly holds: (attempt: string) => Promise<boolean>;
  readonly close: () => void;
};

const DATABASE = 'lectern.answers';
const STORE = 'answers';
const FORM = 1;
/** What the server would not take stays for so long; whoever wants it has asked by then. */
const KEPT_FOR_MS = 60 * 24 * 3_600_000;

const entrySchema = z.object({
  person: z.string(),
  attempt: z.string(),
  position: z.number(),
  keptAt: z.number(),
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
  const entriesOf = async (person: string, attempt?: string) => {
    const range =
      attempt === undefined
        ? IDBKeyRange.bound([person], [person, []])
        : IDBKeyRange.bound([person, attempt], [person, attempt, []]);
    const rows: unknown[] = await (await database()).getAll(STORE, range);
    // What does not read was written by no version of ours: there is nothing in it to send.
    return rows.flatMap((row) => {
      const entry = entrySchema.safeParse(row);
      return entry.success && Date.now() - entry.data.keptAt < KEPT_FOR_MS ? [entry.data] : [];
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
      // Strict: on the disk, and not only on its way there, when the promise resolves.
      const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      await Promise.all([
        ...changes.map(({ position, operation }) =>
          operation === null
            ? store.delete([owner.person, owner.attempt, position])
            : store.put({ ...owner, ...operation, keptAt: Date.now() }),
        ),
        transaction.done,
      ]);
    },
    attemptsOf: async (person) => [...new Set((await entriesOf(person)).map(({ attempt }) => attempt))],
    holds: async (attempt) =>
      (await (await database()).getAllKeys(STORE)).some((key) => Array.isArray(key) && key[1] === attempt),
    close: () => void opened?.then((open) => open.close()),
  };
}

/** @param ended hears that the connection is of no use any more */
const open = async (ended: () => void): Promise<IDBPDatabase> =>
  openDB(DATABASE, FORM, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { keyPath: ['person', 'attempt', 'position'] });
    },
    // A newer page wants to change the form: this one gives way, and asks again when it next has something to keep.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      ended();
    },
    terminated: ended,
  });
