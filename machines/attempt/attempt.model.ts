import type { AttemptStatus } from '#domain/attempts/attempt-status.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { attemptMachine } from './attempt.machine.ts';

const RUNNING: AttemptStatus = {
  deadlineAt: 1_000,
  pausedAt: null,
  pauseSecondsLeft: 60,
  handedInBy: null,
  holder: 'here',
  holderName: 'Firefox, Windows',
};
const PAUSED: AttemptStatus = { ...RUNNING, pausedAt: 100 };
const CLOSED: AttemptStatus = { ...RUNNING, handedInBy: 'teacher' };
const REFUSED = { error: new Error('Network error') };

export const attemptModel: MachineModel<typeof attemptMachine> = {
  inputs: [undefined],
  events: [
    { type: 'standing.heard', status: RUNNING },
    { type: 'standing.heard', status: { ...RUNNING, deadlineAt: 2_000 } },
    { type: 'standing.heard', status: { ...RUNNING, deadlineAt: 500 } },
    { type: 'standing.heard', status: { ...RUNNING, holder: 'elsewhere' } },
    { type: 'standing.heard', status: CLOSED },
    { type: 'unsaved.counted', count: 0 },
    { type: 'unsaved.counted', count: 1 },
    { type: 'tab.lost' },
    { type: 'tab.freed' },
    { type: 'takeOver.requested' },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
    { type: 'handIn.requested' },
    { type: 'handIn.cancelled' },
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
    handIn: [{ output: undefined }, REFUSED],
  },
  delays: { untilDeadline: 1_000, untilPauseEnds: 1_000, grace: 500, nextTry: 100 },
  key: ({ status, unsaved }) => ({
    hasDeadline: (status?.deadlineAt ?? null) !== null,
    isPaused: (status?.pausedAt ?? null) !== null,
    isSettled: unsaved === 0,
  }),
};
