import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { consentMachine } from './consent.machine.ts';

const SOME = { preferences: true, statistics: false };
const ALL = { preferences: true, statistics: true };

const model: MachineModel<typeof consentMachine> = {
  inputs: [{ hasGlobalPrivacyControl: false }, { hasGlobalPrivacyControl: true }],
  events: [
    { type: 'choice.made', choice: SOME, way: 'settings' },
    { type: 'choice.made', choice: ALL, way: 'banner' },
    { type: 'choice.withdrawn' },
    { type: 'storage.changed' },
  ],
  answers: { readChoice: [{ output: ALL }, { output: null }, { error: new Error('The storage is closed.') }] },
  delays: {},
};

const invariants: readonly Invariant<typeof consentMachine>[] = [
  {
    sentence: 'Only a choice or a withdrawal stores something.',
    holds: ({ event, effects }) =>
      !effects.some(({ name }) => name === 'storeChoice') || event === 'choice.made' || event === 'choice.withdrawn',
  },
  {
    sentence: 'Without a choice, only necessary data is allowed.',
    holds: ({ snapshot }) => !snapshot.matches({ known: 'unchosen' }) || snapshot.context.choice === null,
  },
  {
    sentence: 'If the browser sends Global Privacy Control, the user is not asked, and statistics are not allowed.',
    holds: ({ snapshot }) =>
      !snapshot.context.hasGlobalPrivacyControl ||
      (!snapshot.matches({ known: { unchosen: 'asked' } }) && snapshot.context.choice?.statistics !== true),
  },
  {
    sentence: 'After a withdrawal nothing optional is allowed.',
    holds: ({ snapshot, event }) =>
      event !== 'choice.withdrawn' ||
      (snapshot.context.choice?.statistics !== true && snapshot.context.choice?.preferences !== true),
  },
  {
    sentence: 'Listeners are notified once that the choice is known.',
    holds: (now, earlier) =>
      [...earlier, now].flatMap(({ effects }) => effects).filter(({ name }) => name === 'notifyReady').length <= 1,
  },
];

const guide: MachineGuide<typeof consentMachine> = {
  purpose:
    'What may be stored in this browser beyond necessary data. Nothing that needs consent runs before this machine allows it.',
  owner:
    'The application creates it some seconds after the start, or a screen about privacy before that. It lives as long as the page.',
  startedIn: 'src/client/users/consent/consent.actor.ts',
  events: {
    'choice.made': 'The user chooses, in the banner or on the settings page.',
    'choice.withdrawn': 'The user withdraws consent.',
    'storage.changed': 'Another tab has changed the stored choice.',
  },
};

export const consentProof: Proof<typeof consentMachine> = { guide, model, invariants };
