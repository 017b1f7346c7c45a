import * as z from 'zod/mini';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const stepsSchema = z.array(z.number().check(z.int(), z.nonnegative()));

/** The completed steps of a study session on this device, until the session is finished. */
export type SessionJournal = {
  readonly read: () => readonly number[];
  readonly save: (done: readonly number[]) => void;
  readonly clear: () => void;
};

/** The journal of one session of a user. Unreadable entries count as none. */
export function createSessionJournal(userId: string, session: string, storage: SessionStorage): SessionJournal {
  const key = `lectern.study/${userId}/${session}`;
  return {
    read: () => {
      try {
        const read = stepsSchema.safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
        return read.success ? read.data : [];
      } catch {
        // If the storage is unreadable, the position in the session is lost, but never an answer.
        return [];
      }
    },
    save: (done) => {
      try {
        storage.setItem(key, JSON.stringify(done));
      } catch (cause) {
        console.warn('The position in the study session could not be saved on this device.', cause);
      }
    },
    clear: () => storage.removeItem(key),
  };
}
