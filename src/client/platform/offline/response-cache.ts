import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { AttemptStateFragment } from '#api/documents/attempts/attempt.generated.ts';
import { answerKey } from '#api/recorded-answers.ts';
import { amendmentsBy } from './amendment.rule.ts';
import { isStudied, operationOf, requestedStatus, statusIn, statusResponse } from './cached-operations.ts';
import { CACHE_DATABASE, clearImageCache } from './clear-saved-data.ts';

const STORE = 'answers';
/** Raised when what is stored changes its form; the cache is then emptied. */
const FORM = 2;
const RETAINED_FOR_MS = 30 * 24 * 3_600_000;
/** Maximum number of cached responses per user. */
const ENTRIES = 500;

const entrySchema = z.object({ person: z.string(), key: z.string(), savedAt: z.number(), answer: z.unknown() });
type Entry = z.infer<typeof entrySchema>;

interface CacheSchema extends DBSchema {
  readonly [STORE]: { readonly key: [person: string, key: string]; readonly value: Entry };
}
type CacheDatabase = IDBPDatabase<CacheSchema>;

const statusKey = (attempt: string): string => `status ${attempt}`;
/** A checksum (FNV-1a, 32 bits) of an operation's text. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(36);
}
/** The text is part of the key: after an update that renames a field, an older response is not found. */
const cacheKey = (document: string, variables: object | undefined): string =>
  `${answerKey(document, variables)} ${checksum(document)}`;
const userIn = (answer: unknown): string => String((answer as { session: { id: string } }).session.id);

export type ResponseCacheStore = {
  /** @param person the user who was signed in at the request; null while that is still unknown */
  readonly take: (
    person: string | null,
    document: string,
    variables: object | undefined,
    answer: unknown,
  ) => Promise<void>;
  readonly refused: (person: string | null, document: string, variables: object | undefined) => Promise<void>;
  readonly find: (person: string | null, document: string, variables: object | undefined) => Promise<unknown>;
};

/**
 * Cached responses of one user on this device, in IndexedDB. For one user at a time: as soon as
 * another user is signed in, the data of the previous one is deleted.
 */
export function createResponseCacheStore(now: () => number): ResponseCacheStore {
  let opened: Promise<CacheDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const database = (): Promise<CacheDatabase> => {
    opened ??= open(forget, now);
    opened.catch(forget);
    return opened;
  };
  const read = async (person: string, key: string): Promise<Entry | null> => {
    const entry = entrySchema.safeParse(await (await database()).get(STORE, [person, key]));
    return entry.success && now() - entry.data.savedAt < RETAINED_FOR_MS ? entry.data : null;
  };
  const put = async (entry: Omit<Entry, 'savedAt'>): Promise<void> => {
    await (await database()).put(STORE, { ...entry, savedAt: now() });
  };

  async function takeSession(document: string, answer: unknown): Promise<void> {
    const person = userIn(answer);
    const { store, done } = (await database()).transaction(STORE, 'readwrite');
    const keys = await store.getAllKeys();
    // Also after a sign-out: an image that was still being downloaded was cached after all others had been deleted.
    if (!keys.some(([owner]) => owner === person)) clearImageCache(globalThis.caches);
    for (const key of keys) if (key[0] !== person) await store.delete(key);
    await store.put({ person, key: cacheKey(document, undefined), savedAt: now(), answer });
    await done;
  }

  /** The last user signed in here, according to the server; only the session query itself has no user. */
  async function findSession(document: string): Promise<unknown> {
    const keys = await (await database()).getAllKeys(STORE);
    const [person] = keys.find(([, key]) => key === cacheKey(document, undefined)) ?? [];
    return person === undefined ? undefined : (await read(person, cacheKey(document, undefined)))?.answer;
  }

  async function amend(
    person: string,
    operation: string,
    variables: object | undefined,
    answer: unknown,
  ): Promise<void> {
    const amendments = amendmentsBy(operation, variables, answer);
    if (amendments.length === 0) return;
    const { store, done } = (await database()).transaction(STORE, 'readwrite');
    for (const { of, variables: requestedVariables, change } of amendments) {
      const first = requestedVariables === undefined ? `${of} ` : `${of} ${JSON.stringify(requestedVariables)}`;
      const last = requestedVariables === undefined ? `${of} \uffff` : `${first} \uffff`;
      for (const entry of await store.getAll(IDBKeyRange.bound([person, first], [person, last]))) {
        const changed = change(entry.answer);
        await (changed === null ? store.delete([person, entry.key]) : store.put({ ...entry, answer: changed }));
      }
    }
    await done;
  }

  return {
    take: async (person, document, variables, answer) => {
      const operation = operationOf(document);
      if (operation === 'session') return await takeSession(document, answer);
      if (person === null) return;
      if (isStudied(operation)) await put({ person, key: cacheKey(document, variables), answer });
      const storedStatus = statusIn(operation, answer);
      if (storedStatus !== null)
        await put({ person, key: statusKey(storedStatus.attempt), answer: storedStatus.state });
      await amend(person, operation, variables, answer);
    },
    refused: async (person, document, variables) => {
      if (person === null || !isStudied(operationOf(document))) return;
      await (await database()).delete(STORE, [person, cacheKey(document, variables)]);
    },
    find: async (person, document, variables) => {
      const operation = operationOf(document);
      if (operation === 'session') return await findSession(document);
      if (person === null) return undefined;
      const attempt = requestedStatus(operation, variables);
      if (attempt === null) {
        return isStudied(operation) ? (await read(person, cacheKey(document, variables)))?.answer : undefined;
      }
      const storedStatus = await read(person, statusKey(attempt));
      if (storedStatus === null) return undefined;
      return statusResponse(operation, storedStatus.answer as AttemptStateFragment, now() - storedStatus.savedAt);
    },
  };
}

async function open(ended: () => void, now: () => number): Promise<CacheDatabase> {
  const database = await openDB<CacheSchema>(CACHE_DATABASE, FORM, {
    upgrade: (fresh) => {
      if (fresh.objectStoreNames.contains(STORE)) fresh.deleteObjectStore(STORE);
      fresh.createObjectStore(STORE, { keyPath: ['person', 'key'] });
    },
    // A sign-out in another tab deletes the database.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      ended();
    },
    terminated: ended,
  });
  await tidy(database, now());
  return database;
}

/** Deletes expired entries, and the oldest beyond the maximum. */
async function tidy(database: CacheDatabase, now: number): Promise<void> {
  const { store, done } = database.transaction(STORE, 'readwrite');
  const entries = (await store.getAll()).sort((a, b) => b.savedAt - a.savedAt);
  for (const [index, { person, key, savedAt }] of entries.entries()) {
    if (index >= ENTRIES || now - savedAt >= RETAINED_FOR_MS) await store.delete([person, key]);
  }
  await done;
}
