import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { pushSubscriptionMachine } from './push-subscription.machine.ts';

const FAILED = { error: new Error('The push service could not be reached.') };

const model: MachineModel<typeof pushSubscriptionMachine> = {
  inputs: [undefined],
  events: [{ type: 'subscription.requested' }, { type: 'subscription.ended' }, { type: 'device.changed' }],
  answers: {
    readDevice: [{ output: 'unsupported' }, { output: 'blocked' }, { output: 'off' }, { output: 'on' }, FAILED],
    askPermission: [{ output: 'granted' }, { output: 'denied' }, { output: 'dismissed' }, FAILED],
    subscribe: [{ output: undefined }, FAILED],
    unsubscribe: [{ output: undefined }, FAILED],
  },
  delays: {},
  key: ({ problem }) => problem !== null,
};

const invariants: readonly Invariant<typeof pushSubscriptionMachine>[] = [
  {
    sentence: 'A device subscribes only after the user has granted the permission just now.',
    holds: ({ snapshot, output }, earlier) =>
      snapshot.value !== 'subscribing' ||
      earlier.at(-1)?.snapshot.value === 'subscribing' ||
      (earlier.at(-1)?.snapshot.value === 'askingPermission' && output === 'granted'),
  },
  {
    sentence: 'The permission is asked for only at the request of the user.',
    holds: ({ snapshot, event }, earlier) =>
      snapshot.value !== 'askingPermission' ||
      earlier.at(-1)?.snapshot.value === 'askingPermission' ||
      event === 'subscription.requested',
  },
  {
    sentence: 'A browser without notifications is never asked for anything.',
    holds: ({ snapshot }, earlier) =>
      !earlier.some((step) => step.snapshot.value === 'unsupported') || snapshot.value === 'unsupported',
  },
  {
    sentence: 'A problem is shown only where the user can try again.',
    holds: ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.value === 'notSubscribed' || snapshot.value === 'subscribed',
  },
];

const guide: MachineGuide<typeof pushSubscriptionMachine> = {
  purpose:
    'Turns notifications on this device on and off: asks for the permission of the browser, subscribes and ends the subscription. Which kinds are sent is a setting of the account, not of the device.',
  owner: 'The account page, while it is shown.',
  startedIn: 'src/client/classrooms/push-subscription.actor.ts',
  events: {
    'subscription.requested': 'The user turns notifications on this device on.',
    'subscription.ended': 'The user turns them off.',
    'device.changed': 'The user returns to the page, and may have changed the permission in the browser.',
  },
};

export const pushSubscriptionProof: Proof<typeof pushSubscriptionMachine> = { guide, model, invariants };
