import { isDeepStrictEqual } from 'node:util';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { Invariant } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';
import { brokenInvariant } from './broken-invariant.ts';
import { type AnyModel, type MachinePath, withDelays } from './machine-paths.ts';
import { runMachine, stamped } from './machine-run.ts';

/** A path was completed; or it is impossible, because another timer fires first or an actor has ended. */
export type PathOutcome = 'walked' | 'impossible';

/**
 * Walks a path twice, with the pure machine and with a running actor, and compares the two after each step.
 * @param running the machine to run, if it is a probed copy
 * @param invariants checked in every step of the running actor
 * @throws if the two differ, with the events so far; or with the violated invariant
 */
export async function walkPath(
  machine: AnyStateMachine,
  model: AnyModel,
  { input, events }: MachinePath,
  running: AnyStateMachine = machine,
  invariants: readonly Invariant<AnyStateMachine>[] = [],
): Promise<PathOutcome> {
  const pure = withDelays(machine, model);
  const run = runMachine(running, model, input);
  try {
    let [expected]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(pure, input);
    compare(expected, run.snapshot(), []);
    for (const [index, example] of events.entries()) {
      const event = stamped(example, run.now());
      if (!(await run.apply(event))) return 'impossible';
      [expected] = transition(pure, expected, event);
      compare(expected, run.snapshot(), events.slice(0, index + 1));
    }
    const broken = brokenInvariant(invariants, run.steps);
    if (broken !== null) throw new Error(`After ${wayOf(events)}, this invariant does not hold: “${broken}”`);
    return 'walked';
  } finally {
    run.stop();
  }
}

const wayOf = (events: MachinePath['events']): string => events.map(({ type }) => type).join(' → ') || 'the start';

const described = ({ value, context, status }: AnyMachineSnapshot) => ({ value, status, context: plain(context) });

function compare(expected: AnyMachineSnapshot, actual: AnyMachineSnapshot, events: MachinePath['events']): void {
  const [expectedText, got] = [described(expected), described(actual)];
  if (isDeepStrictEqual(expectedText, got)) return;
  throw new Error(
    `After ${wayOf(events)} the machine should be ${JSON.stringify(expectedText)}, but is ${JSON.stringify(got)}.`,
  );
}
