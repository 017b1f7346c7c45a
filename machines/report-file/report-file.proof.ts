import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { reportFileMachine } from './report-file.machine.ts';

const model: MachineModel<typeof reportFileMachine> = {
  inputs: [undefined],
  events: [
    { type: 'file.requested', kind: 'pdf' },
    { type: 'file.requested', kind: 'zip' },
    { type: 'file.cancelled' },
  ],
  answers: { generateFile: [{ output: undefined }, { error: new Error('The server could not be reached.') }] },
  delays: {},
  key: ({ kind, problem }) => ({ kind, problem: problem !== null }),
};

const invariants: readonly Invariant<typeof reportFileMachine>[] = [
  {
    sentence: 'A file is downloaded only after it was being generated.',
    holds: ({ effects }, earlier) =>
      !effects.some((effect) => effect.name === 'downloadFile') || earlier.at(-1)?.snapshot.value === 'generatingFile',
  },
  {
    sentence: 'There is a problem exactly after a generation has failed.',
    holds: ({ snapshot }) => (snapshot.value === 'generationFailed') === (snapshot.context.problem !== null),
  },
];

const guide: MachineGuide<typeof reportFileMachine> = {
  purpose:
    'Generates one PDF of all reports on a class, or an archive of single PDFs. The server does the work; the machine decides when the file is downloaded, and when the generation is cancelled.',
  owner: 'The page of the reports on a class, while it is shown.',
  startedIn: 'src/client/classrooms/report-file.actor.ts',
  events: {
    'file.requested': 'The teacher chooses to download all reports.',
    'file.cancelled': 'The teacher cancels the generation.',
  },
};

export const reportFileProof: Proof<typeof reportFileMachine> = { guide, model, invariants };
