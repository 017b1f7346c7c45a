import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { updateMachine } from './update.machine.ts';

const model: MachineModel<typeof updateMachine> = {
  inputs: [undefined],
  events: [{ type: 'check.requested' }, { type: 'update.accepted' }, { type: 'update.postponed' }],
  answers: {
    checkVersion: [{ output: true }, { output: false }, { error: new Error('The server could not be reached.') }],
    saveWork: [{ output: undefined }, { error: new Error('An answer is not saved.') }],
  },
  delays: { checkInterval: 1_800_000, offerDelay: 3_600_000 },
};

type Now = ProofStep<typeof updateMachine>;
const activatesUpdate = ({ effects }: Now): boolean => effects.some(({ name }) => name === 'activateUpdate');

const invariants: readonly Invariant<typeof updateMachine>[] = [
  {
    sentence: 'The page is never reloaded without the user’s consent.',
    holds: (now, earlier) => !activatesUpdate(now) || earlier.some(({ event }) => event === 'update.accepted'),
  },
  {
    sentence: 'The page is reloaded only after everything was saved.',
    holds: (now, earlier) => !activatesUpdate(now) || earlier.at(-1)?.snapshot.value === 'savingWork',
  },
  {
    sentence: 'The page is reloaded once.',
    holds: (now, earlier) => [...earlier, now].filter(activatesUpdate).length <= 1,
  },
  {
    sentence: 'Work that could not be saved prevents the reload.',
    holds: ({ snapshot, effects }, earlier) =>
      snapshot.value !== 'unsavedWork' || (effects.length === 0 && earlier.at(-1)?.snapshot.value !== 'reloadingPage'),
  },
];

const guide: MachineGuide<typeof updateMachine> = {
  purpose:
    'A newer version of the application: detected, offered, and loaded when the user agrees and nothing is unsaved.',
  owner: 'The notices in the frame create it with the first member page. It lives as long as the page.',
  startedIn: 'src/client/platform/offline/update.actor.ts',
  events: {
    'check.requested': 'The page has become visible, and the last check is some minutes ago.',
    'update.accepted': 'The user loads the newer version.',
    'update.postponed': 'The user postpones the update.',
  },
};

export const updateProof: Proof<typeof updateMachine> = { guide, model, invariants };
