import type { AttemptStatus } from '#domain/attempts/attempt-status.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { attemptMachine } from './attempt.machine.ts';

const RUNNING: AttemptStatus = {
  deadlineAt: 1_000,
  pausedAt: null,
  pauseSecondsLeft: 60,
  submittedBy: null,
  holder: 'here',
  activeDeviceName: 'Firefox, Windows',
};
const PAUSED: AttemptStatus = { ...RUNNING, pausedAt: 100 };
const CLOSED: AttemptStatus = { ...RUNNING, submittedBy: 'teacher' };
const REFUSED = { error: new Error('Network error') };

const model: MachineModel<typeof attemptMachine> = {
  inputs: [undefined],
  events: [
    { type: 'status.received', status: RUNNING },
    { type: 'status.received', status: { ...RUNNING, deadlineAt: 2_000 } },
    { type: 'status.received', status: { ...RUNNING, deadlineAt: 500 } },
    { type: 'status.received', status: { ...RUNNING, holder: 'elsewhere' } },
    { type: 'status.received', status: CLOSED },
    { type: 'unsaved.counted', count: 0 },
    { type: 'unsaved.counted', count: 1 },
    { type: 'tab.lost' },
    { type: 'tab.released' },
    { type: 'takeOver.requested' },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
    { type: 'submit.requested' },
    { type: 'submit.cancelled' },
    { type: 'retry.requested' },
  ],
  answers: {
    open: [
      { output: { status: RUNNING, writer: 'here' } },
      { output: { status: { ...RUNNING, deadlineAt: null }, writer: 'here' } },
      { output: { status: PAUSED, writer: 'here' } },
      { output: { status: RUNNING, writer: 'tab' } },
      { output: { status: CLOSED, writer: 'here' } },
      REFUSED,
    ],
    takeOver: [{ output: undefined }, REFUSED],
    pause: [{ output: PAUSED }, REFUSED],
    resume: [{ output: RUNNING }, REFUSED],
    submit: [{ output: undefined }, REFUSED],
  },
  delays: { untilDeadline: 1_000, untilPauseEnds: 1_000, gracePeriod: 500, retryDelay: 100 },
  key: ({ status, unsaved }) => ({
    hasDeadline: (status?.deadlineAt ?? null) !== null,
    isPaused: (status?.pausedAt ?? null) !== null,
    isAllSaved: unsaved === 0,
  }),
};

type Now = ProofStep<typeof attemptMachine>;

const orders = (steps: readonly Now[], name: string): number =>
  steps.flatMap(({ effects }) => effects).filter((effect) => effect.name === name).length;
const isWriting = ({ snapshot }: Now): boolean => snapshot.matches('writing');

const invariants: readonly Invariant<typeof attemptMachine>[] = [
  {
    sentence: 'Answers are sent exactly while this page is the writer.',
    holds: (now, earlier) => {
      const all = [...earlier, now];
      return orders(all, 'startWriting') - orders(all, 'stopWriting') === (isWriting(now) ? 1 : 0);
    },
  },
  {
    sentence: 'The student’s own submission waits until the server has every answer.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      const isStarting =
        now.snapshot.matches({ writing: 'submitting' }) && last?.snapshot.matches({ writing: 'submitting' }) !== true;
      return !isStarting || now.snapshot.context.unsaved === 0;
    },
  },
  {
    sentence: 'Without a time limit, time is never up.',
    holds: ({ snapshot }) =>
      !snapshot.matches({ writing: 'timeUp' }) || (snapshot.context.status?.deadlineAt ?? null) !== null,
  },
  {
    sentence: 'After another writer, this page writes again only when the attempt has been opened again.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      return last === undefined || !isWriting(now) || isWriting(last) || last.snapshot.matches('openingAttempt');
    },
  },
  {
    sentence: 'The submission is reported once.',
    holds: (now, earlier) => orders([...earlier, now], 'notifySubmitted') <= 1,
  },
];

const guide: MachineGuide<typeof attemptMachine> = {
  purpose: 'One attempt on one page, from opening it to its submission. The answers themselves belong to the outbox.',
  owner:
    'The attempt’s session creates it when a screen shows the attempt, and stops it when the user leaves, after all answers are on the device.',
  startedIn: 'src/client/attempts/attempt.session.ts',
  events: {
    'status.received': 'The server has reported the attempt’s status: with a response, a live update, or a poll.',
    'unsaved.counted': 'The outbox reports how many answers the server lacks.',
    'tab.lost': 'Another tab of this browser has taken over.',
    'tab.released': 'The tab that was writing has stopped.',
    'takeOver.requested': 'The user wants to continue here instead of in another tab or on another device.',
    'pause.requested': 'The user pauses.',
    'resume.requested': 'The user continues after a pause.',
    'submit.requested': 'The user submits.',
    'submit.cancelled': 'The user continues instead of waiting for the submission.',
    'retry.requested': 'The user tries to open the attempt again.',
  },
};

export const attemptProof: Proof<typeof attemptMachine> = { guide, model, invariants };
