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
  /** Resolves once the changes are on the device, all or none; with them whatever was cleared meanwhile. */
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
  // What this page has put there: whoever clears the storage under it takes nothing for good.
  const heldBy = new Map<string, Map<number, AnswerOperation>>();
  const heldOf = ({ person, attempt }: JournalOwner): Map<number, AnswerOperation> => {
    const key = JSON.stringify([person, attempt]);
    const held = heldBy.get(key) ?? new Map<number, AnswerOperation>();
    heldBy.set(key, held);
    return held;
  };
  const entriesOf = async (person: string, attempt?: string) => {
    const range = attempt === undefined ? IDBKeyRange.bound([person], [person, []]) : rangeOf({ person, attempt });
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
      const held = heldOf(owner);
      const isWhole = held.size === 0 || (await store.count(rangeOf(owner))) >= held.size;
      const lost = isWhole ? [] : [...held].map(([position, operation]) => ({ position, operation }));
      await Promise.all([
        ...[...lost, ...changes].map(({ position, operation }) =>
          operation === null
            ? store.delete([owner.person, owner.attempt, position])
            : store.put({ ...owner, ...operation, keptAt: Date.now() }),
        ),
        transaction.done,
      ]);
      for (const { position, operation } of changes) {
        if (operation === null) held.delete(position);
        else held.set(position, operation);
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
