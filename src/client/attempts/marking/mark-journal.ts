import * as z from 'zod/mini';
import { type TeacherMark, teacherMarkSchema } from '#domain/attempts/marking/teacher-mark.schema.ts';

const KEY = 'marking.unsent.';

/** Marks that the server does not have yet, persisted on this device for their teacher. */
export type MarkJournal = {
  readonly read: () => readonly TeacherMark[];
  readonly write: (unsent: readonly TeacherMark[]) => void;
};

/** The journal of a teacher in a storage. Unreadable entries count as none. */
export function createMarkJournal(storage: Storage, userId: string): MarkJournal {
  const key = KEY + userId;
  return {
    read: () => {
      try {
        const read = z.array(teacherMarkSchema).safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
        return read.success ? read.data : [];
      } catch {
        // An unreadable entry was not written by any version of Lectern.
        return [];
      }
    },
    write: (unsent) => {
      try {
        if (unsent.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(unsent));
      } catch (cause) {
        console.warn('Unsent marks could not be saved on this device.', cause);
      }
    },
  };
}
