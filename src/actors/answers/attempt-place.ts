import * as z from 'zod/mini';

/** The part of the Storage interface that a bookmark needs. */
type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A student's position in an attempt. It concerns this browser only, so it is not sent to the server. */
export type AttemptPlace = {
  /** Index of the shown question, from 0. */
  readonly at: number;
  /** Positions of questions marked "To review". */
  readonly flagged: readonly number[];
};

const placeSchema = z.object({ at: z.number().check(z.int(), z.nonnegative()), flagged: z.array(z.number()) });
const BEGINNING: AttemptPlace = { at: 0, flagged: [] };

const name = (attempt: string): string => `lectern.attempt/${attempt}`;

/** The position of an earlier visit, or the start. */
export function readAttemptPlace(attempt: string, storage: KeptTexts): AttemptPlace {
  try {
    const place = placeSchema.safeParse(JSON.parse(storage.getItem(name(attempt)) ?? 'null'));
    return place.success ? place.data : BEGINNING;
  } catch {
    // Unreadable storage costs the bookmark, never an answer.
    return BEGINNING;
  }
}

export function writeAttemptPlace(attempt: string, place: AttemptPlace, storage: KeptTexts): void {
  try {
    storage.setItem(name(attempt), JSON.stringify(place));
  } catch (cause) {
    console.warn('Your place in this quiz cannot be kept on this device.', cause);
  }
}

export const forgetAttemptPlace = (attempt: string, storage: KeptTexts): void => storage.removeItem(name(attempt));
