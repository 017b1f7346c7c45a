import { camelCase, pascalCase, sentenceCase } from './name-cases.ts';

const plainName = (name: string): string => name.replaceAll('-', ' ');

/** A new machine, with one task. */
export const machineFile = (name: string): string => `import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type ${pascalCase(name)}Event = { readonly type: 'task.requested' } | { readonly type: 'task.cancelled' };

type ${pascalCase(name)}Context = {
  /** The error of the last task; null if it succeeded. */
  readonly problem: unknown;
};

const unprovided = unprovidedIn('${plainName(name)}');

/** Describe what the machine decides, and what it leaves to others. */
export const ${camelCase(name)}Machine = setup({
  types: { context: {} as ${pascalCase(name)}Context, events: {} as ${pascalCase(name)}Event },
  actors: {
    /** Does the task. Rejects if it fails. */
    doTask: fromPromise<void>(unprovided('doTask')),
  },
  actions: {
    /** Shows that the task is done. */
    showDone: unprovided('showDone'),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: '${camelCase(name)}',
  description: '${sentenceCase(name)}: what it is, in one sentence.',
  context: { problem: null },
  initial: 'waitingForTask',
  states: {
    waitingForTask: {
      description: 'No task is in progress.',
      on: { 'task.requested': { target: 'doingTask' } },
    },
    doingTask: {
      description: 'The task is in progress.',
      on: { 'task.cancelled': { target: 'waitingForTask' } },
      invoke: {
        src: 'doTask',
        onDone: { target: 'waitingForTask', actions: 'showDone' },
        onError: {
          target: 'taskFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    taskFailed: {
      description: 'The task has failed, and can be requested again.',
      exit: 'clearProblem',
      on: { 'task.requested': { target: 'doingTask' } },
    },
  },
});
`;

/** The model and the invariants of a new machine. */
export const machineProof = (
  name: string,
  actor: string,
): string => `import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { ${camelCase(name)}Machine } from './${name}.machine.ts';

const model: MachineModel<typeof ${camelCase(name)}Machine> = {
  inputs: [undefined],
  events: [{ type: 'task.requested' }, { type: 'task.cancelled' }],
  answers: { doTask: [{ output: undefined }, { error: new Error('The server could not be reached.') }] },
  delays: {},
  key: ({ problem }) => ({ problem: problem !== null }),
};

const invariants: readonly Invariant<typeof ${camelCase(name)}Machine>[] = [
  {
    sentence: 'A task is reported as done only after it has been in progress.',
    holds: ({ effects }, earlier) =>
      !effects.some((effect) => effect.name === 'showDone') || earlier.at(-1)?.snapshot.value === 'doingTask',
  },
  {
    sentence: 'There is a problem exactly after a task has failed.',
    holds: ({ snapshot }) => (snapshot.value === 'taskFailed') === (snapshot.context.problem !== null),
  },
];

const guide: MachineGuide<typeof ${camelCase(name)}Machine> = {
  purpose: 'Describe what the machine is for, and what it leaves to others.',
  owner: 'Describe who creates it, and how long it lives.',
  startedIn: '${actor}',
  events: {
    'task.requested': 'The user requests the task.',
    'task.cancelled': 'The user cancels the task.',
  },
};

export const ${camelCase(name)}Proof: Proof<typeof ${camelCase(name)}Machine> = { guide, model, invariants };
`;

/** The effects of a new machine. */
export const machineActor = (
  name: string,
): string => `import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { ${camelCase(name)}Machine } from '#machines/${name}/${name}.machine.ts';

export type ${pascalCase(name)}Actor = ActorRefFrom<typeof ${camelCase(name)}Machine>;

type Effects = { readonly doTask: () => Promise<void>; readonly showDone: () => void };

/** The machine with its effects. The caller starts and stops the actor. */
export const create${pascalCase(name)} = ({ doTask, showDone }: Effects): ${pascalCase(name)}Actor =>
  createActor(${camelCase(name)}Machine.provide({ actors: { doTask: fromPromise(doTask) }, actions: { showDone } }));
`;

/** The test of a new machine. */
export const machineTest = (name: string): string => `import { expect, test } from 'vitest';
import { ${camelCase(name)}Machine } from '#machines/${name}/${name}.machine.ts';
import { script } from '../../support/machine-script.ts';

async function requested() {
  const run = script(${camelCase(name)}Machine, {});
  await run.send({ type: 'task.requested' });
  expect(run.state().value).toBe('doingTask');
  return run;
}

test('a task that succeeds is reported', async () => {
  const { answer, orders, state } = await requested();
  await answer();
  expect(state().value).toBe('waitingForTask');
  expect(orders()).toMatchObject([{ name: 'showDone' }]);
});

test('a task that fails says why, and can be requested again', async () => {
  const { send, fail, answer, state } = await requested();
  await fail('no network');
  expect(state()).toMatchObject({ value: 'taskFailed', context: { problem: 'no network' } });
  await send({ type: 'task.requested' });
  expect(state().context.problem).toBeNull();
  await answer();
  expect(state().value).toBe('waitingForTask');
});

test('a cancelled task reports nothing', async () => {
  const { send, orders, requested: running, state } = await requested();
  await send({ type: 'task.cancelled' });
  expect(state().value).toBe('waitingForTask');
  expect(running()).toEqual([]);
  expect(orders()).toEqual([]);
});
`;
