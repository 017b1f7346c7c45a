import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { MACHINES } from '#machines/index.ts';
import type { Invariant } from '#machines/machine.proof.ts';
import { PROOFS } from '#machines/proofs.ts';
import type { AnyModel } from '../../src/tools/machines/machine-paths.ts';
import { type WalkStep, walkRandomly } from '../../src/tools/machines/random-walk.ts';
import { machineNames } from '../support/machine-names.ts';

const LEAST_EVENTS = Number(process.env.WALK_EVENTS ?? 10_000);
const RUNS_AT_A_TIME = 100;
const LONGEST_WALK = 80;
const SEED = Number(process.env.SEED ?? 20_260);

const step: fc.Arbitrary<WalkStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ choice: fc.nat(10_000) }) },
  { weight: 1, arbitrary: fc.record({ waitMs: fc.constantFrom(1, 100, 1_999, 2_000, 10_000) }) },
);
const walk = fc.record({ start: fc.nat(10), steps: fc.array(step, { maxLength: LONGEST_WALK, size: 'max' }) });

/** Walks until the machine has received the number of events; each broken invariant is reported with its shortest trace. */
async function walkFor(
  machine: AnyStateMachine,
  model: AnyModel,
  invariants: readonly Invariant<AnyStateMachine>[],
  leastEvents: number,
): Promise<number> {
  let received = 0;
  const property = fc.asyncProperty(walk, async (way) => {
    const { broken, trace } = await walkRandomly(machine, model, invariants, way);
    received += trace.events.length;
    if (broken !== null)
      throw new Error(`Not true: “${broken}” To be replayed on /_machines: ${JSON.stringify(trace)}`);
  });
  for (let round = 0; received < leastEvents; round++) {
    await fc.assert(property, { seed: SEED + round, numRuns: RUNS_AT_A_TIME });
  }
  return received;
}

describe('random walks', () => {
  it.each(machineNames)('the machine %s keeps its invariants', { timeout: 60_000 }, async (name) => {
    const { model, invariants } = PROOFS[name];
    expect(invariants.length).toBeGreaterThan(0);
    const received = await walkFor(MACHINES[name], model, invariants, LEAST_EVENTS);
    expect(received).toBeGreaterThanOrEqual(LEAST_EVENTS);
  });
});

describe('a walk', () => {
  it('that breaks an invariant is reported with its shortest trace', async () => {
    const { model } = PROOFS.toast;
    const untrue: Invariant<AnyStateMachine> = {
      sentence: 'Never three entries at once.',
      holds: ({ snapshot }) => snapshot.context.entries.length < 3,
    };
    const failure: unknown = await walkFor(MACHINES.toast, model, [untrue], LEAST_EVENTS).catch((error) => error);
    const text = String(failure instanceof Error ? `${failure.message} ${String(failure.cause)}` : failure);
    expect(text).toContain('Never three entries at once.');
    const trace = JSON.parse(/replayed on \/_machines: (\{.*\})/.exec(text)?.[1] ?? 'null');
    expect(trace).toMatchObject({ machine: 'toast' });
    expect(trace.events).toHaveLength(3);
  });
});
