import * as z from 'zod/mini';

/** A player's place in a live quiz. */
export type LiveSeat = {
  readonly quiz: string;
  /** Of a guest; null for a student with an account. */
  readonly ticket: string | null;
};

const seatSchema = z.object({ quiz: z.string(), ticket: z.string() });
const nameOf = (code: string): string => `lectern.live.${code}`;

/** Where a guest's ticket survives a reload: in the tab, so that the next user of the device does not find it. */
export type LiveSeats = {
  readonly find: (code: string) => LiveSeat | null;
  readonly save: (code: string, seat: { readonly quiz: string; readonly ticket: string }) => void;
  readonly forget: (code: string) => void;
};

/** A browser that stores nothing plays without surviving a reload. */
export const liveSeats = (storage: () => Storage): LiveSeats => ({
  find: (code) => {
    try {
      return seatSchema.parse(JSON.parse(storage().getItem(nameOf(code)) ?? 'null'));
    } catch {
      return null;
    }
  },
  save: (code, seat) => {
    try {
      storage().setItem(nameOf(code), JSON.stringify(seat));
    } catch {}
  },
  forget: (code) => {
    try {
      storage().removeItem(nameOf(code));
    } catch {}
  },
});
