import { ownEntry } from '#domain/platform/own-entry.ts';
import { problemText } from '#domain/platform/problem.ts';
import { DIALOG_CLOSE_MS, DIALOG_OPEN_DELAY_MS, MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { DialogReason, DialogValue, dialogMachine } from './dialog.machine.ts';

const failure = { error: new Error('The server could not be reached.') };

const model: MachineModel<typeof dialogMachine> = {
  inputs: [undefined],
  events: [
    { type: 'dialog.requested', dialog: { id: 1, timerMs: null } },
    { type: 'dialog.requested', dialog: { id: 2, timerMs: 2_000 } },
    { type: 'dialog.requested', dialog: { id: 3, timerMs: 1e12 } },
    { type: 'dialog.confirmed' },
    { type: 'dialog.confirmed', value: 'ada@example.org' },
    { type: 'dialog.denied' },
    { type: 'dialog.cancelled' },
    { type: 'close.pressed' },
    { type: 'backdrop.pressed' },
    { type: 'escape.pressed' },
    { type: 'access.ended' },
  ],
  answers: {
    validate: [{ output: null }, { output: problemText('emailInvalid') }, failure, { error: 'not an error object' }],
    work: [{ output: undefined }, failure],
  },
  delays: { openDelay: DIALOG_OPEN_DELAY_MS, closeDuration: DIALOG_CLOSE_MS },
};

type Now = ProofStep<typeof dialogMachine>;
type Answer = { readonly id: number; readonly reason: DialogReason; readonly value: DialogValue | null };

const answers = ({ effects }: Now): readonly Answer[] =>
  effects.filter(({ name }) => name === 'returnResult').map(({ params }) => params as Answer);

/** When the last dialog on the page appeared. */
function shownSince(earlier: readonly Now[]): number {
  const before = earlier.findLastIndex(({ snapshot }) => !snapshot.matches({ open: 'shown' }));
  return earlier[before + 1]?.at ?? 0;
}

/** The result of each button while the dialog waits for the user. */
const PRESSES = {
  'dialog.denied': 'deny',
  'dialog.cancelled': 'cancel',
  'close.pressed': 'close',
  'backdrop.pressed': 'backdrop',
  'escape.pressed': 'escape',
} as const satisfies Readonly<Record<string, DialogReason>>;

const invariants: readonly Invariant<typeof dialogMachine>[] = [
  {
    sentence: 'There is at most one dialog: all requested ones are answered except the open one.',
    holds: (now, earlier) => {
      const steps = [...earlier, now];
      const requests = steps.filter(({ event }) => event === 'dialog.requested').length;
      return requests - steps.flatMap(answers).length === (now.snapshot.matches('open') ? 1 : 0);
    },
  },
  {
    sentence: 'Only a new request answers the open dialog with "replaced".',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const isReplacement = now.event === 'dialog.requested' && before?.matches('open') === true;
      const replaced = answers(now).filter(({ reason }) => reason === 'replaced');
      return isReplacement
        ? replaced[0]?.id === before.context.dialog?.id && replaced.length === 1
        : replaced.length === 0;
    },
  },
  {
    sentence: 'Only the caller of the open dialog gets a result.',
    holds: (now, earlier) => answers(now).every(({ id }) => id === earlier.at(-1)?.snapshot.context.dialog?.id),
  },
  {
    sentence: 'A button closes a waiting dialog with its own reason; while loading, none closes it.',
    holds: (now, earlier) => {
      const reason = ownEntry(PRESSES, now.event ?? '');
      if (reason === undefined) return true;
      const isWaiting = earlier.at(-1)?.snapshot.matches({ open: { shown: 'waitingForUser' } }) === true;
      const given = answers(now).map((returnResult) => returnResult.reason);
      return isWaiting ? now.snapshot.matches('closing') && given.join() === reason : given.length === 0;
    },
  },
  {
    sentence: 'When the user may no longer see the page, its dialog closes, whatever it is doing.',
    holds: (now) => now.event !== 'access.ended' || !now.snapshot.matches('open'),
  },
  {
    sentence: 'A dialog is confirmed after validation and work, and only then has a value.',
    holds: (now, earlier) =>
      answers(now).every(({ reason, value }) =>
        reason === 'confirm'
          ? earlier.at(-1)?.snapshot.matches({ open: { shown: 'doingWork' } }) === true &&
            now.event?.startsWith('xstate.done.') === true &&
            value === earlier.at(-1)?.snapshot.context.value
          : value === null,
      ),
  },
  {
    sentence: 'No timer exceeds the browser’s maximum.',
    holds: ({ snapshot }) => (snapshot.context.dialog?.timerMs ?? 0) <= MAX_TIMER_MS,
  },
  {
    sentence: 'A timer closes its dialog exactly after its time on the page.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      const timerMs = before?.context.dialog?.timerMs ?? null;
      const shownMs = before?.matches({ open: 'shown' }) === true ? now.at - shownSince(earlier) : 0;
      if (answers(now).some(({ reason }) => reason === 'timer')) return timerMs === shownMs;
      return timerMs === null || shownMs <= timerMs;
    },
  },
  {
    sentence: 'A closed dialog leaves no state.',
    holds: ({ snapshot }) =>
      !snapshot.matches('closed') || Object.values(snapshot.context).every((stored) => stored === null),
  },
];

const guide: MachineGuide<typeof dialogMachine> = {
  purpose: 'One dialog at a time: requested, answered, closed. Its texts and fields belong to the view that asks.',
  owner: 'The first dialog creates it. It lives as long as the page.',
  startedIn: 'src/client/platform/dialog/dialog.actor.ts',
  events: {
    'dialog.requested': 'A view asks the user something.',
    'dialog.confirmed': 'The user confirms, with the value of the field if there is one.',
    'dialog.denied': 'The user presses the second button, which declines.',
    'dialog.cancelled': 'The user presses Cancel.',
    'close.pressed': 'The user presses the cross, or goes back.',
    'backdrop.pressed': 'The user presses next to the dialog.',
    'escape.pressed': 'The user presses Escape.',
    'access.ended': 'The user may no longer see the page that asked: the session has ended, or a PIN is demanded.',
  },
};

export const dialogProof: Proof<typeof dialogMachine> = { guide, model, invariants };
