import * as z from 'zod/mini';

/** As much of the browser's storage as a bookmark needs. */
type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where somebody stands in an attempt. It concerns this browser only, so the server never hears of it. */
export type AttemptPlace = {
  /** Place of the item shown, from 0. */
  readonly at: number;
  /** Positions of the items flagged to look at again. */
  readonly flagged: readonly number[];
};

const placeSchema = z.object({ at: z.number().check(z.int(), z.nonnegative()), flagged: z.array(z.number()) });
const BEGINNING: AttemptPlace = { at: 0, flagged: [] };

const name = (attempt: string): string => `lectern.attempt/${attempt}`;

/** The place an earlier visit left, or the beginning. */
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
