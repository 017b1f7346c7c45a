import * as z from 'zod/mini';

/** The part of the Storage interface that a bookmark needs. */
type PositionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A student's position in an attempt. It concerns this browser only, so it is not sent to the server. */
export type AttemptPosition = {
  /** Index of the shown question, from 0. */
  readonly at: number;
  /** Positions of questions marked "To review". */
  readonly flagged: readonly number[];
};

const positionSchema = z.object({ at: z.number().check(z.int(), z.nonnegative()), flagged: z.array(z.number()) });
const BEGINNING: AttemptPosition = { at: 0, flagged: [] };

const name = (attempt: string): string => `lectern.attempt/${attempt}`;

/** The position of an earlier visit, or the start. */
export function readAttemptPosition(attempt: string, storage: PositionStorage): AttemptPosition {
  try {
    const savedPosition = positionSchema.safeParse(JSON.parse(storage.getItem(name(attempt)) ?? 'null'));
    return savedPosition.success ? savedPosition.data : BEGINNING;
  } catch {
    // If the storage is unreadable, the bookmark is lost, but never an answer.
    return BEGINNING;
  }
}

/** Saves the position on this device; a full storage only causes a warning in the console. */
export function saveAttemptPosition(attempt: string, savedPosition: AttemptPosition, storage: PositionStorage): void {
  try {
    storage.setItem(name(attempt), JSON.stringify(savedPosition));
  } catch (cause) {
    console.warn('The position in the attempt could not be saved on this device.', cause);
  }
}

/** Deletes the position of an attempt on this device. */
export const clearAttemptPosition = (attempt: string, storage: PositionStorage): void =>
  storage.removeItem(name(attempt));
