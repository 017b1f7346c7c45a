import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { MarkAnswer, markingMachine } from './marking.machine.ts';

const mark = (operationId: string, more: Partial<TeacherMark> = {}): TeacherMark => ({
  ...{ attempt: 'a', position: 1, round: 1, awards: [], comment: '', sequence: 1, operationId },
  ...more,
});
const answer = (operationId: string, isRefused = false): { output: MarkAnswer } => ({
  output: { operationId, marks: 0, outOf: 2, isSettled: true, isRefused },
});

const model: MachineModel<typeof markingMachine> = {
  inputs: [{ unsent: [] }, { unsent: [mark('left')] }],
  events: [
    { type: 'mark.given', mark: mark('ticked', { awards: [{ point: 'p1' }], sequence: 2 }) },
    { type: 'mark.given', mark: mark('other', { position: 2 }) },
    { type: 'comment.typed', mark: mark('typed', { comment: 'Units!', sequence: 3 }) },
    { type: 'flush.requested' },
    { type: 'refused.retried' },
    { type: 'refused.discarded' },
  ],
  answers: {
    sendMark: [
      answer('left'),
      answer('ticked'),
      answer('other', true),
      answer('typed'),
      { error: new Error('Network error') },
    ],
  },
  delays: { typingPause: 400, retryDelay: 1_000 },
  key: ({ unsent, refused, failures }) => ({
    unsent: unsent.map(({ operationId }) => operationId),
    refused: refused.map(({ operationId }) => operationId),
    failed: failures > 0,
  }),
};

type Now = ProofStep<typeof markingMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const pendingMarks = ({ snapshot: { context } }: Now) => [...context.unsent, ...context.refused];
const isGiven = ({ event }: Now): boolean => event === 'mark.given' || event === 'comment.typed';

const invariants: readonly Invariant<typeof markingMachine>[] = [
  {
    sentence:
      'A mark is given up only when the server has it, for a newer mark of the same answer, or by the person once it was refused.',
    holds: (now, earlier) => {
      const last = earlier.at(-1);
      if (last === undefined) return true;
      const answer = now.output as MarkAnswer | undefined;
      const taken = answer?.isRefused === true ? undefined : answer?.operationId;
      const after = pendingMarks(now);
      const before = now.event === 'refused.discarded' ? last.snapshot.context.unsent : pendingMarks(last);
      return before.every(
        (before) =>
          before.operationId === taken ||
          after.some((entry) => entry.operationId === before.operationId) ||
          (isGiven(now) &&
            after.some((entry) => entry.attempt === before.attempt && entry.position === before.position)),
      );
    },
  },
  {
    sentence: 'Every mark is saved on this device at once.',
    holds: (now) => !isGiven(now) || now.effects.some(({ name }) => name === 'saveUnsent'),
  },
  {
    sentence: 'An answer has at most one unsent or refused mark per round.',
    holds: (now) => {
      const positions = pendingMarks(now).map(({ attempt, position, round }) => `${attempt} ${position} ${round}`);
      return new Set(positions).size === positions.length;
    },
  },
  {
    sentence: 'In the idle state, the server has every mark that it accepts.',
    holds: (now) => !now.snapshot.matches('allSent') || ids(now).length === 0,
  },
  {
    sentence: 'A mark is in flight only while there are unsent ones.',
    holds: (now) => !now.snapshot.matches('sendingMark') || ids(now).length > 0,
  },
];

const guide: MachineGuide<typeof markingMachine> = {
  purpose: 'Delivers a teacher’s marks to the server without losing any.',
  owner:
    'The hook of the marking screen creates it; it stops some seconds after the user leaves the screen, so that a request in progress arrives.',
  startedIn: 'src/client/attempts/marking/marking.actor.ts',
  events: {
    'mark.given': 'The teacher gives a mark.',
    'comment.typed': 'The teacher types a comment.',
    'flush.requested':
      'Unsent marks are to be sent at once, because the page is being hidden or the network has returned.',
    'refused.retried': 'The teacher sends refused marks again.',
    'refused.discarded': 'The teacher discards refused marks.',
  },
};

export const markingProof: Proof<typeof markingMachine> = { guide, model, invariants };
