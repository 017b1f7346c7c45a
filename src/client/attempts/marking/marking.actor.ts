import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { SaveTeacherMarkDocument } from '#api/documents/attempts/marking.generated.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { markingMachine } from '#machines/marking/marking.machine.ts';
import { retryDelay } from '../../retry-delay.ts';
import type { MarkJournal } from './mark-journal.ts';

const DEBOUNCE_MS = 600;
/** Errors that a retry can't fix. */
const FINAL: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'];

/** The marking machine with its effects. */
export const createMarkingActor = (api: Api, journal: MarkJournal) =>
  createActor(
    markingMachine.provide({
      delays: {
        typingPause: DEBOUNCE_MS,
        retryDelay: ({ context }) => retryDelay(context.failures),
      },
      // Refused marks are retried on the next visit: the teacher may have been added to the class again.
      actions: { saveUnsent: (_, { unsent, refused }) => journal.write([...refused, ...unsent]) },
      actors: {
        sendMark: fromPromise(async ({ input: mark }) => {
          if (mark === undefined) throw new Error('There is no mark to send.');
          try {
            const { saveTeacherMark: savedMark } = await api(SaveTeacherMarkDocument, {
              ...mark,
              awards: [...mark.awards],
            });
            return { ...savedMark, isRefused: false };
          } catch (cause) {
            if (!(cause instanceof ProductError) || !FINAL.includes(cause.code)) throw cause;
            return { operationId: mark.operationId, marks: 0, outOf: 0, isSettled: false, isRefused: true };
          }
        }),
      },
    }),
    { input: { unsent: journal.read() } },
  );
