import * as z from 'zod/mini';
import { type TeacherMark, teacherMarkSchema } from '#domain/marking/teacher-mark.schema.ts';

const KEY = 'marking.unsent.';

/** Marks that the server does not have yet, kept on this device for the teacher who gave them. */
export type MarkJournal = {
  readonly read: () => readonly TeacherMark[];
  readonly write: (unsent: readonly TeacherMark[]) => void;
};

export function createMarkJournal(storage: Storage, person: string): MarkJournal {
  const key = KEY + person;
  return {
    read: () => {
      try {
        const read = z.array(teacherMarkSchema).safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
        return read.success ? read.data : [];
      } catch {
        // What does not read was written by no version of ours.
        return [];
      }
    },
    write: (unsent) => {
      try {
        if (unsent.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(unsent));
      } catch (cause) {
        console.warn('This browser keeps no marks on the device.', cause);
      }
    },
  };
}
