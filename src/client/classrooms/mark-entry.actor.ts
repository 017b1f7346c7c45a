import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { EnterMarkDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import type { StoredMark } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import { type MarkEntryAnswer, type MarkToSave, markEntryMachine } from '#machines/mark-entry/mark-entry.machine.ts';

const RETRY_MS = 5_000;
/** Errors that a retry can't fix. */
const FINAL: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT', 'SUPPORT_READS_ONLY'];

type Options = {
  readonly stored: readonly StoredMark[];
  /** Loads the gradebook again, because marks of attempts count again. */
  readonly onCleared: () => void;
};

/** The machine of entered marks with its effects. */
export const createMarkEntryActor = (api: Api, { stored, onCleared }: Options) =>
  createActor(
    markEntryMachine.provide({
      delays: { retryDelay: RETRY_MS },
      actions: { notifyCleared: onCleared },
      actors: { saveMark: fromPromise(({ input }) => saveMark(api, input)) },
    }),
    { input: { stored } },
  );

async function saveMark(api: Api, input: MarkToSave | null): Promise<MarkEntryAnswer> {
  if (input === null) throw new Error('There is nothing to save.');
  const { assignment, student, marks, comment } = input.edit;
  try {
    const { enterMark } = await api(EnterMarkDocument, {
      ...{ assignment, student, marks, comment },
      version: input.version,
    });
    const { version = 0, enteredBy = null, ...content } = enterMark.latest ?? { marks: null, comment: '' };
    const stored = { assignment, student, version, marks: content.marks, comment: content.comment };
    return enterMark.isSaved ? { kind: 'saved', stored } : { kind: 'conflict', stored, by: enteredBy };
  } catch (cause) {
    if (!(cause instanceof ProductError) || !FINAL.includes(cause.code)) throw cause;
    return { kind: 'refused', problem: cause.fields?.marks ?? cause.message };
  }
}
