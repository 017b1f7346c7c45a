import * as z from 'zod/mini';
import { GRADES } from '#domain/cards/scheduling/card-memory.schema.ts';
import type { ReviewEvent } from '#domain/cards/scheduling/review-session.rule.ts';
import { reviewKeyPrefix } from './review-key.ts';

/** The part of the Storage interface that a journal needs. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const FORM = 1;
const entrySchema = z.object({
  form: z.literal(FORM),
  operationId: z.string(),
  card: z.string(),
  sequence: z.number(),
  grade: z.nullable(z.enum(GRADES)),
  at: z.number(),
  tookMs: z.number(),
});

/**
 * Persists every review action without a response from the server, across reloads, closed tabs, offline time
 * and a sign-out, after which it waits for the same user. Each action has its own entry, so that two tabs
 * never overwrite each other.
 */
export type ReviewJournal = {
  /** All actions, in order. */
  readonly read: () => readonly ReviewEvent[];
  readonly save: (review: ReviewEvent) => void;
  readonly forget: (ids: readonly string[]) => void;
};

/** The journal of a user in a storage. Unreadable entries are left out. */
export function createReviewJournal(userId: string, storage: JournalStorage): ReviewJournal {
  const keyPrefix = reviewKeyPrefix(userId);
  return {
    read: () => {
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return names
        .filter((name) => name.startsWith(keyPrefix))
        .flatMap((name) => readEntry(storage.getItem(name)))
        .sort((a, b) => a.at - b.at || a.sequence - b.sequence);
    },
    save: (review) => {
      try {
        storage.setItem(keyPrefix + review.operationId, JSON.stringify({ form: FORM, ...review }));
      } catch (cause) {
        // Storage is full or forbidden: the action is still in memory and is being sent.
        console.warn('This review could not be saved on this device.', cause);
      }
    },
    forget: (ids) => {
      for (const id of ids) storage.removeItem(keyPrefix + id);
    },
  };
}

function readEntry(text: string | null): ReviewEvent[] {
  try {
    const entry = entrySchema.safeParse(JSON.parse(text ?? 'null'));
    if (!entry.success) return [];
    const { form: _, ...review } = entry.data;
    return [review];
  } catch {
    // Not written by any version of Lectern: there is nothing to send.
    return [];
  }
}
