import { MAX_TIMER_MS, NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import { NETWORK_FAILURE, type ToastEntry, type toastMachine } from './toast.machine.ts';

const model: MachineModel<typeof toastMachine> = {
  inputs: [undefined],
  events: [
    { type: 'toast.raised', message: 'Saved.', at: 0 },
    { type: 'toast.raised', message: 'Not saved.', color: 'negative', duration: 10_000, delayed: true, at: 0 },
    { type: 'toast.raised', message: 'For ever.', duration: 1e12, at: 0 },
    { type: 'toast.closed', id: 1 },
    { type: 'toast.closed', id: 2 },
    { type: 'toast.ended', id: 1 },
    { type: 'navigation.ended', at: 0 },
    { type: 'network.failed', at: 0 },
    { type: 'attention.started', by: 'pointer', at: 0 },
    { type: 'attention.started', by: 'hidden', at: 0 },
    { type: 'attention.ended', by: 'pointer', at: 0 },
    { type: 'attention.ended', by: 'hidden', at: 0 },
  ],
  answers: {},
  delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS },
  reminders: ['toast.ended'],
  key: ({ entries, pauseReasons }) => ({
    shown: entries.length > 0,
    delayed: entries.some(({ delayed }) => delayed),
    pauseReasons: [...pauseReasons].sort(),
  }),
};

type Now = ProofStep<typeof toastMachine>;

/** Whether the network failure was shown in this step. */
const reportsFailure = ({ snapshot: { context } }: Now, before: Now | undefined): boolean =>
  context.lastId > (before?.snapshot.context.lastId ?? 0) && context.entries.at(-1)?.message === NETWORK_FAILURE;

const isRunning = ({ snapshot }: Now): boolean => snapshot.matches({ timers: 'running' });
const entryOf = ({ snapshot: { context } }: Now, id: number): ToastEntry | undefined =>
  context.entries.find((entry) => entry.id === id);

/** How long an entry has been shown so far, minus the time during which timers were stopped. */
function lived(id: number, now: Now, earlier: readonly Now[]): number {
  let ms = 0;
  for (const [index, step] of earlier.entries()) {
    if (isRunning(step) && entryOf(step, id)?.delayed === false) ms += (earlier[index + 1] ?? now).at - step.at;
  }
  return ms;
}

const FRAME_MS = 1_000 / 60;

const invariants: readonly Invariant<typeof toastMachine>[] = [
  {
    sentence: 'No two entries share an id, and a later entry has a higher one.',
    holds: ({ snapshot: { context } }) =>
      context.entries.every(({ id }, index) => id > (context.entries[index - 1]?.id ?? 0) && id <= context.lastId),
  },
  {
    sentence: 'A network failure is shown at most once within the debounce time.',
    holds: (now, earlier) => {
      if (!reportsFailure(now, earlier.at(-1))) return true;
      const last = earlier.findLastIndex((step, index) => reportsFailure(step, earlier[index - 1]));
      return last === -1 || now.at - (earlier[last]?.at ?? 0) >= NETWORK_ERROR_TOAST_DEBOUNCE_MS;
    },
  },
  {
    sentence: 'No toast waits for a navigation that has ended.',
    holds: ({ event, snapshot: { context } }) =>
      event !== 'navigation.ended' || context.entries.every(({ delayed }) => !delayed),
  },
  {
    sentence: 'A closed entry does not reappear.',
    holds: ({ snapshot: { context } }, earlier) => {
      const before = earlier.at(-1)?.snapshot.context;
      if (before === undefined) return true;
      const known = new Set(before.entries.map(({ id }) => id));
      return context.entries.every(({ id }) => known.has(id) || id > before.lastId);
    },
  },
  {
    sentence:
      'No entry is shown more than one frame longer than its duration, not counting the time while its timer was stopped.',
    holds: (now, earlier) =>
      now.snapshot.context.entries.every(({ id, duration }) => lived(id, now, earlier) <= duration + FRAME_MS),
  },
  {
    sentence: 'An entry that expires was shown for its whole duration.',
    holds: (now, earlier) =>
      now.event !== 'toast.ended' ||
      (earlier.at(-1)?.snapshot.context.entries ?? []).every(
        ({ id, duration }) => entryOf(now, id) !== undefined || lived(id, now, earlier) >= duration,
      ),
  },
  {
    sentence: 'No duration exceeds the maximum of a browser’s timers.',
    holds: ({ snapshot: { context } }) => context.entries.every(({ duration }) => duration <= MAX_TIMER_MS),
  },
  {
    sentence: 'Timers are stopped exactly while there are holders.',
    holds: (now) => isRunning(now) === (now.snapshot.context.pauseReasons.length === 0),
  },
];

const guide: MachineGuide<typeof toastMachine> = {
  purpose:
    'Short messages at the edge of the page: how long each is shown, and what pauses their time. Where they appear belongs to the view.',
  owner: '`startApp` creates and starts it with the application. It lives as long as the page.',
  startedIn: 'src/client/app.actors.ts',
  events: {
    'toast.raised': 'Something has to be shown. A delayed toast waits until the navigation has ended.',
    'toast.closed': 'The user closes a toast, or the part that raised it.',
    'toast.ended': 'The time of a toast is up. The machine sends this event to itself.',
    'navigation.ended': 'A navigation has ended, so delayed toasts appear on the page that they are about.',
    'network.failed': 'A request did not reach the server.',
    'attention.started': 'The pointer or the focus is on a toast, or the tab is hidden.',
    'attention.ended': 'The pointer or the focus has left, or the tab is visible again.',
  },
};

export const toastProof: Proof<typeof toastMachine> = { guide, model, invariants };
