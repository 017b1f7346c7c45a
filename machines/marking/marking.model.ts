import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { MarkAnswer, markingMachine } from './marking.machine.ts';

const mark = (operationId: string, more: Partial<TeacherMark> = {}): TeacherMark => ({
  ...{ attempt: 'a', position: 1, round: 1, awards: [], comment: '', sequence: 1, operationId },
  ...more,
});
const answer = (operationId: string, isRefused = false): { output: MarkAnswer } => ({
  output: { operationId, marks: 0, outOf: 2, isSettled: true, isRefused },
});

export const markingModel: MachineModel<typeof markingMachine> = {
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
    send: [
      answer('left'),
      answer('ticked'),
      answer('other', true),
      answer('typed'),
      { error: new Error('Network error') },
    ],
  },
  delays: { typingRest: 400, nextTry: 1_000 },
  key: ({ unsent, refused, failures }) => ({
    unsent: unsent.map(({ operationId }) => operationId),
    refused: refused.map(({ operationId }) => operationId),
    failed: failures > 0,
  }),
};
