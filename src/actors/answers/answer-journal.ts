import * as z from 'zod/mini';

/** One answer as it is sent: the same operation counts once, however often it arrives. */
export type AnswerOperation = {
  readonly operationId: string;
  readonly sequence: number;
  readonly response: unknown;
};

/** As much of the browser's storage as a journal needs. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORM = 1;
const entrySchema = z.object({
  form: z.literal(FORM),
  operationId: z.string(),
  sequence: z.number(),
  response: z.unknown(),
});

/**
 * Keeps every answer that the server has not acknowledged, so that a reload, a closed tab or a dead battery loses
 * nothing. One entry an item; a newer answer takes the older one's place.
 */
export type AnswerJournal = {
  readonly read: (position: number) => AnswerOperation | null;
  readonly write: (position: number, operation: AnswerOperation) => void;
  /** Forgets an operation that has been acknowledged or refused; a newer one in its place stays. */
  readonly forget: (position: number, operationId: string) => void;
};

export function createAnswerJournal(attempt: string, storage: KeptTexts): AnswerJournal {
  const name = (position: number): string => `lectern.answer/${attempt}/${position}`;
  const read = (position: number): AnswerOperation | null => {
    const entry = entrySchema.safeParse(readJson(storage.getItem(name(position))));
    return entry.success ? entry.data : null;
  };
  return {
    read,
    write: (position, operation) => {
      try {
        storage.setItem(name(position), JSON.stringify({ form: FORM, ...operation }));
      } catch (cause) {
        // A full or forbidden storage: the answer still stands in memory and is on its way to the server.
        console.warn('This answer cannot be kept on the device until it is saved.', cause);
      }
    },
    forget: (position, operationId) => {
      if (read(position)?.operationId === operationId) storage.removeItem(name(position));
    },
  };
}

function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by no version of ours: there is nothing in it to send.
    return null;
  }
}
