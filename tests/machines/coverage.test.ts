import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { MACHINES } from '#machines/index.ts';
import type { ProofStep } from '#machines/machine.proof.ts';
import { PROOFS } from '#machines/proofs.ts';
import { coverMachine } from '../../src/tools/machines/coverage.ts';
import type { AnyModel } from '../../src/tools/machines/machine-paths.ts';
import { machineNames } from '../support/machine-names.ts';

const model = (events: AnyModel['events']): AnyModel => ({ inputs: [undefined], events, answers: {}, delays: {} });

const planted = setup({
  types: { context: {} as { pushed: number }, events: {} as { type: 'door.pushed' } },
  guards: { isOpen: () => true, isHeavy: ({ context }) => context.pushed > 0 },
});
const pushed = model([{ type: 'door.pushed' }]);

describe('the generated paths', () => {
  it.each(machineNames)(
    'take every state and transition and both outcomes of every guard of the machine %s',
    async (name) => {
      const { model, invariants } = PROOFS[name];
      const { coverage, missed } = await coverMachine(MACHINES[name], model, invariants);
      expect(missed).toEqual([]);
      expect(coverage.paths).toBeGreaterThan(0);
      expect(coverage.states[1]).toBeGreaterThan(1);
    },
  );
});

describe('the gate', () => {
  it('names an unreachable state', async () => {
    const machine = planted.createMachine({
      id: 'door',
      context: { pushed: 0 },
      initial: 'shut',
      states: { shut: { on: { 'door.pushed': 'open' } }, open: {}, gone: {} },
    });
    const { missed, coverage } = await coverMachine(machine, pushed);
    expect(missed).toEqual(['states: door.gone']);
    expect(coverage.states).toEqual([3, 4]);
  });

  it('names the result that a guard never has, and its transition', async () => {
    const machine = planted.createMachine({
      id: 'door',
      context: { pushed: 0 },
      initial: 'shut',
      states: { shut: { on: { 'door.pushed': [{ guard: 'isOpen', target: 'open' }, { target: 'shut' }] } }, open: {} },
    });
    const { missed } = await coverMachine(machine, pushed);
    expect(missed).toEqual([
      'transitions: door.shut · door.pushed #2',
      'guards: door.shut · door.pushed [isOpen] #1 refuses',
    ]);
  });

  it('covers transient states that no snapshot shows', async () => {
    const machine = planted.createMachine({
      id: 'door',
      context: { pushed: 0 },
      initial: 'shut',
      states: {
        shut: { on: { 'door.pushed': 'moving' } },
        moving: { always: [{ guard: 'isHeavy', target: 'stuck' }, { target: 'open' }] },
        stuck: {},
        open: {},
      },
    });
    const { missed, coverage } = await coverMachine(machine, pushed);
    expect(missed).toEqual([
      'states: door.stuck',
      'transitions: door.moving · always [isHeavy] #1',
      'guards: door.moving · always [isHeavy] #1 passes',
    ]);
    expect(coverage.transitions).toEqual([2, 3]);
  });

  it('names an event that the model leaves out', async () => {
    const machine = planted.createMachine({
      id: 'door',
      context: { pushed: 0 },
      initial: 'shut',
      states: { shut: { on: { 'door.pushed': 'open' } }, open: {} },
    });
    expect((await coverMachine(machine, model([]))).missed).toEqual([
      'states: door.open',
      'transitions: door.shut · door.pushed #1',
    ]);
  });
});

describe('a path', () => {
  it('that breaks an invariant is reported with the invariant', async () => {
    const machine = planted.createMachine({
      id: 'door',
      context: { pushed: 0 },
      initial: 'shut',
      states: { shut: { on: { 'door.pushed': 'open' } }, open: {} },
    });
    const shut = {
      sentence: 'The door is shut.',
      holds: ({ snapshot }: ProofStep<AnyStateMachine>) => snapshot.value === 'shut',
    };
    await expect(coverMachine(machine, pushed, [shut])).rejects.toThrow(
      'After door.pushed, this invariant does not hold: “The door is shut.”',
    );
  });
});

describe('a running machine', () => {
  it('is reported if it differs from the pure machine', async () => {
    const fickle = setup({
      types: { context: {} as { at: number }, events: {} as { type: 'clock.read' } },
    }).createMachine({
      id: 'fickle',
      context: { at: 0 },
      on: { 'clock.read': { actions: assign({ at: () => Math.random() }) } },
    });
    const singleEventModel = { ...model([{ type: 'clock.read' }]), key: () => null };
    await expect(coverMachine(fickle, singleEventModel)).rejects.toThrow(/After clock\.read the machine should be/);
  });
});
