import { isSameCell, type MarkEdit, type StoredMark } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { MarkEntryAnswer, markEntryMachine } from './mark-entry.machine.ts';

const CELL = { assignment: 'test', student: 'ann' };
const OTHER = { assignment: 'test', student: 'ben' };
const edit = (more: Partial<MarkEdit> = {}): MarkEdit => ({ ...CELL, marks: 7, comment: '', isUndo: false, ...more });
const stored = (version: number, more: Partial<StoredMark> = {}): StoredMark => ({
  ...{ ...CELL, version, marks: 7, comment: '' },
  ...more,
});
const answer = (output: MarkEntryAnswer): { output: MarkEntryAnswer } => ({ output });

const model: MachineModel<typeof markEntryMachine> = {
  inputs: [{ stored: [] }, { stored: [stored(2, { marks: 3 })] }],
  events: [
    { type: 'mark.entered', edit: edit() },
    { type: 'mark.entered', edit: edit({ ...OTHER, marks: null, comment: 'Absent' }) },
    { type: 'undo.requested' },
    { type: 'conflict.resolved', cell: CELL, choice: 'mine' },
    { type: 'conflict.resolved', cell: CELL, choice: 'theirs' },
    { type: 'entries.loaded', stored: [stored(5, { marks: 6 })] },
    { type: 'retry.requested' },
  ],
  answers: {
    saveMark: [
      answer({ kind: 'saved', stored: stored(1) }),
      answer({ kind: 'saved', stored: stored(1, { ...OTHER, marks: null }) }),
      answer({ kind: 'conflict', stored: stored(4, { marks: 9 }), by: 'Ms Taylor' }),
      answer({ kind: 'refused', problem: 'marksAboveMaximum' }),
      { error: new Error('Network error') },
    ],
  },
  delays: { retryDelay: 1_000 },
  key: ({ queue, conflicts, refusal, undoable }) => ({
    queue: queue.slice(0, 2).map(({ student }) => student),
    conflicts: conflicts.length,
    isRefused: refusal !== null,
    canUndo: undoable.length > 0,
  }),
};

type Now = ProofStep<typeof markEntryMachine>;

const contextOf = ({ snapshot }: Now) => snapshot.context;
const isAnswered = (now: Now, last: Now): boolean =>
  last.snapshot.matches('savingMark') && typeof now.output === 'object' && now.output !== null;

const invariants: readonly Invariant<typeof markEntryMachine>[] = [
  {
    sentence: 'An edit leaves the queue only when the server has responded, or for a newer edit of its cell.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const queue = contextOf(now).queue;
      return contextOf(last).queue.every(
        (before, at) =>
          queue.includes(before) ||
          (at === 0 && isAnswered(now, last)) ||
          queue.some((after) => isSameCell(after, before)),
      );
    },
  },
  {
    sentence: 'An edit that would have overwritten another teacher’s entry is kept until the user decides.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined || now.event === 'conflict.resolved') return true;
      const { conflicts, queue } = contextOf(now);
      const isEnteredAgain = (mine: MarkEdit): boolean =>
        now.event === 'mark.entered' && queue.some((other) => isSameCell(mine, other));
      return contextOf(last).conflicts.every(
        ({ edit: mine }) => conflicts.some((other) => isSameCell(mine, other.edit)) || isEnteredAgain(mine),
      );
    },
  },
  {
    sentence: 'Each cell has at most one stored entry and one conflict.',
    holds: (now) => {
      const { stored: entries, conflicts } = contextOf(now);
      const cells = (list: readonly { assignment: string; student: string }[]): number =>
        new Set(list.map(({ assignment, student }) => `${assignment} ${student}`)).size;
      return cells(entries) === entries.length && cells(conflicts.map(({ edit: mine }) => mine)) === conflicts.length;
    },
  },
  {
    sentence: 'What is known of a cell never becomes older.',
    holds: (now, earlier) =>
      now.event !== 'entries.loaded' ||
      (earlier.at(-1)?.snapshot.context.stored ?? []).every((before) =>
        contextOf(now).stored.some((after) => isSameCell(after, before) && after.version >= before.version),
      ),
  },
  {
    sentence: 'While everything is saved, no edit waits.',
    holds: (now) => !now.snapshot.matches('allSaved') || contextOf(now).queue.length === 0,
  },
  {
    sentence: 'Undoing is never itself undone.',
    holds: (now) => contextOf(now).undoable.every(({ isUndo }) => isUndo),
  },
];

const guide: MachineGuide<typeof markEntryMachine> = {
  purpose: 'Saves the marks that a teacher enters in the gradebook, and never over what another teacher has saved.',
  owner: 'The hook of the gradebook creates it; it stops when the user leaves the screen.',
  startedIn: 'src/client/classrooms/mark-entry.actor.ts',
  events: {
    'mark.entered': 'The teacher enters, changes or deletes a mark, a comment or an excuse.',
    'undo.requested': 'The teacher undoes the last change.',
    'conflict.resolved': 'The teacher chooses between two marks that were entered for the same work.',
    'entries.loaded': 'The gradebook was loaded again.',
    'retry.requested': 'Marks that could not be sent are to be sent at once.',
  },
};

export const markEntryProof: Proof<typeof markEntryMachine> = { guide, model, invariants };
