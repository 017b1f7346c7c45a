import { assign, fromPromise, setup } from 'xstate';
import {
  isSameCell,
  type MarkCell,
  type MarkConflict,
  type MarkEdit,
  type StoredMark,
  storedAt,
  withEdit,
  withLoaded,
  withStored,
  withUndo,
} from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import { unprovidedIn } from '../unprovided.ts';

/** The server's response to an edit: saved, another teacher was faster, or refused for good. */
export type MarkEntryAnswer =
  | { readonly kind: 'saved'; readonly stored: StoredMark }
  | { readonly kind: 'conflict'; readonly stored: StoredMark; readonly by: string | null }
  | { readonly kind: 'refused'; readonly problem: string };

/** An edit and the version that it replaces. */
export type MarkToSave = { readonly edit: MarkEdit; readonly version: number };

type MarkEntryContext = {
  readonly stored: readonly StoredMark[];
  /** Edits that the server does not have, the one being sent first. */
  readonly queue: readonly MarkEdit[];
  readonly conflicts: readonly MarkConflict[];
  /** The last edit that was refused, and why. */
  readonly refusal: { readonly edit: MarkEdit; readonly problem: string } | null;
  /** What undoing saves, the latest last. */
  readonly undoable: readonly MarkEdit[];
};

export type MarkEntryEvent =
  | { readonly type: 'mark.entered'; readonly edit: MarkEdit }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'conflict.resolved'; readonly cell: MarkCell; readonly choice: 'mine' | 'theirs' }
  | { readonly type: 'entries.loaded'; readonly stored: readonly StoredMark[] }
  | { readonly type: 'retry.requested' };

const unprovided = unprovidedIn('mark-entry');

/** Saves what a teacher enters in the gradebook, one cell after the other, and never over what another has saved. */
export const markEntryMachine = setup({
  types: {
    input: {} as Pick<MarkEntryContext, 'stored'>,
    context: {} as MarkEntryContext,
    events: {} as MarkEntryEvent,
  },
  delays: {
    /** Time until a failed edit is sent again. */
    retryDelay: unprovided('retryDelay'),
  },
  actors: { saveMark: fromPromise<MarkEntryAnswer, MarkToSave | null>(unprovided('saveMark')) },
  actions: {
    /** Notifies the view that marks of attempts count again, which it has to load. */
    notifyCleared: (_, _params: MarkEntryAnswer) => unprovided('notifyCleared')(),
    // Entering something again in a cell with a conflict decides about it.
    addEdit: assign(({ context: { queue, conflicts } }, { edit }: { edit: MarkEdit }) => ({
      queue: withEdit(queue, edit),
      conflicts: conflicts.filter((conflict) => !isSameCell(conflict.edit, edit)),
      refusal: null,
    })),
    addUndo: assign(({ context: { queue, undoable } }) => {
      const edit = undoable.at(-1);
      return edit === undefined ? {} : { queue: withEdit(queue, edit), undoable: undoable.slice(0, -1), refusal: null };
    }),
    addLoaded: assign(({ context }, { stored }: { stored: readonly StoredMark[] }) => ({
      stored: withLoaded(context.stored, stored),
    })),
    applyAnswer: assign(({ context }, answer: MarkEntryAnswer) => {
      const { stored, queue, conflicts, undoable } = context;
      const [edit, ...left] = queue;
      if (edit === undefined) return {};
      if (answer.kind === 'refused') return { queue: left, refusal: { edit, problem: answer.problem } };
      const known = { queue: left, stored: withStored(stored, answer.stored) };
      if (answer.kind === 'saved') return { ...known, undoable: withUndo(undoable, edit, storedAt(stored, edit)) };
      const others = conflicts.filter((other) => !isSameCell(other.edit, edit));
      return { ...known, conflicts: [...others, { edit, by: answer.by, stored: answer.stored }] };
    }),
    resolveConflict: assign(
      ({ context: { queue, conflicts } }, { cell, choice }: { cell: MarkCell; choice: 'mine' | 'theirs' }) => {
        const conflict = conflicts.find(({ edit }) => isSameCell(edit, cell));
        return {
          conflicts: conflicts.filter((other) => other !== conflict),
          queue: conflict === undefined || choice === 'theirs' ? queue : withEdit(queue, conflict.edit),
        };
      },
    ),
  },
  guards: {
    /** There is an edit that the server does not have. */
    hasEdits: ({ context }) => context.queue.length > 0,
    /** The saved entry has no marks, so that those of attempts count. */
    isCleared: (_, answer: MarkEntryAnswer) => answer.kind === 'saved' && answer.stored.marks === null,
  },
}).createMachine({
  id: 'markEntry',
  description: 'Saves marks and comments that a teacher enters, with undo, and without overwriting another teacher’s.',
  context: ({ input }) => ({ stored: input.stored, queue: [], conflicts: [], refusal: null, undoable: [] }),
  on: {
    'mark.entered': { actions: { type: 'addEdit', params: ({ event }) => event } },
    'undo.requested': { actions: 'addUndo' },
    'entries.loaded': { actions: { type: 'addLoaded', params: ({ event }) => event } },
    'conflict.resolved': { actions: { type: 'resolveConflict', params: ({ event }) => event } },
  },
  initial: 'allSaved',
  states: {
    allSaved: {
      description: 'The server has everything that was entered, or the user has to decide about it.',
      always: { guard: 'hasEdits', target: 'savingMark' },
    },
    savingMark: {
      description: 'Saving the oldest edit.',
      invoke: {
        src: 'saveMark',
        input: ({ context: { queue, stored } }) =>
          queue[0] === undefined ? null : { edit: queue[0], version: storedAt(stored, queue[0]).version },
        onDone: [
          {
            guard: { type: 'isCleared', params: ({ event }) => event.output },
            target: 'allSaved',
            actions: [
              { type: 'applyAnswer', params: ({ event }) => event.output },
              { type: 'notifyCleared', params: ({ event }) => event.output },
            ],
          },
          { target: 'allSaved', actions: { type: 'applyAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'waitingToRetry' },
      },
    },
    waitingToRetry: {
      description: 'The server could not be reached. Edits stay on the page. Waiting to retry.',
      after: { retryDelay: { target: 'savingMark' } },
      on: { 'retry.requested': { target: 'savingMark' } },
    },
  },
});
