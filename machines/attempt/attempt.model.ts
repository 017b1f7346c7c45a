import type { AttemptStanding } from '#domain/attempts/attempt-standing.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { attemptMachine } from './attempt.machine.ts';

const RUNNING: AttemptStanding = {
  deadlineAt: 1_000,
  pausedAt: null,
  pauseSecondsLeft: 60,
  handedInBy: null,
  holder: 'here',
  holderName: 'Firefox, Windows',
};
const PAUSED: AttemptStanding = { ...RUNNING, pausedAt: 100 };
const CLOSED: AttemptStanding = { ...RUNNING, handedInBy: 'teacher' };
const REFUSED = { error: new Error('Network error') };

export const attemptModel: MachineModel<typeof attemptMachine> = {
  inputs: [undefined],
  events: [
    { type: 'standing.heard', standing: RUNNING },
    { type: 'standing.heard', standing: { ...RUNNING, deadlineAt: 2_000 } },
    { type: 'standing.heard', standing: { ...RUNNING, deadlineAt: 500 } },
    { type: 'standing.heard', standing: { ...RUNNING, holder: 'elsewhere' } },
    { type: 'standing.heard', standing: CLOSED },
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
      { output: { standing: RUNNING, writer: 'here' } },
      { output: { standing: { ...RUNNING, deadlineAt: null }, writer: 'here' } },
      { output: { standing: PAUSED, writer: 'here' } },
      { output: { standing: RUNNING, writer: 'tab' } },
      { output: { standing: CLOSED, writer: 'here' } },
      REFUSED,
    ],
    takeOver: [{ output: undefined }, REFUSED],
    pause: [{ output: PAUSED }, REFUSED],
    resume: [{ output: RUNNING }, REFUSED],
    handIn: [{ output: undefined }, REFUSED],
  },
  delays: { untilDeadline: 1_000, untilPauseEnds: 1_000, grace: 500, nextTry: 100 },
  key: ({ standing, unsaved }) => ({
    hasDeadline: (standing?.deadlineAt ?? null) !== null,
    isPaused: (standing?.pausedAt ?? null) !== null,
    isSettled: unsaved === 0,
  }),
};
