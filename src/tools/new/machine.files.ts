import { camelCase, pascalCase, sentenceCase } from './name-cases.ts';

const events = (name: string): string => `${pascalCase(name)}Event`;

export const machineFile = (name: string): string => `import { fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type ${events(name)} = { readonly type: 'work.requested' } | { readonly type: 'retry.requested' };

const unprovided = unprovidedIn('${name}');

/** ${sentenceCase(name)}: say what it does. */
export const ${camelCase(name)}Machine = setup({
  types: { events: {} as ${events(name)} },
  actors: {
    /** Say what it does, and when it rejects. */
    work: fromPromise<void>(unprovided('work')),
  },
}).createMachine({
  id: '${camelCase(name)}',
  description: '${sentenceCase(name)}: say what it does.',
  initial: 'waitingForRequest',
  states: {
    waitingForRequest: {
      description: 'Nothing has been requested yet.',
      on: { 'work.requested': { target: 'working' } },
    },
    working: {
      description: 'The work is in progress.',
      invoke: { src: 'work', onDone: { target: 'workDone' }, onError: { target: 'workFailed' } },
    },
    workFailed: {
      description: 'The work failed, and can be tried again.',
      on: { 'retry.requested': { target: 'working' } },
    },
    workDone: { description: 'The work is done.', type: 'final' },
  },
});
`;

export const machineProof = (name: string): string => {
  const machine = `${camelCase(name)}Machine`;
  return `import type { Invariant, MachineModel, Proof } from '../machine.proof.ts';
import type { ${machine} } from './${name}.machine.ts';

const model: MachineModel<typeof ${machine}> = {
  inputs: [undefined],
  events: [{ type: 'work.requested' }, { type: 'retry.requested' }],
  answers: { work: [{ output: undefined }, { error: new Error('The server could not be reached.') }] },
  delays: {},
};

const invariants: readonly Invariant<typeof ${machine}>[] = [
  {
    sentence: 'Nothing is done before it is requested.',
    holds: ({ snapshot }, earlier) =>
      snapshot.value !== 'workDone' || earlier.some(({ event }) => event === 'work.requested'),
  },
];

export const ${camelCase(name)}Proof: Proof<typeof ${machine}> = { model, invariants };
`;
};

export const machineTest = (name: string): string => `import { expect, test } from 'vitest';
import { ${camelCase(name)}Machine } from '#machines/${name}/${name}.machine.ts';
import { script } from '../../support/machine-script.ts';

test('does its work when it is requested, and tries again after a failure', async () => {
  const { state, send, fail, answer } = script(${camelCase(name)}Machine, {});
  expect(state().value).toBe('waitingForRequest');
  await send({ type: 'work.requested' });
  await fail('unreachable');
  expect(state().value).toBe('workFailed');
  await send({ type: 'retry.requested' });
  await answer(undefined);
  expect(state().value).toBe('workDone');
});
`;
