import type { AnyStateMachine, EventObject } from 'xstate';
import type { Invariant } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';
import { brokenInvariant } from './broken-invariant.ts';
import { type AnyModel, possibleEvents } from './machine-paths.ts';
import { type MachineRun, runMachine, stamped } from './machine-run.ts';

/** One step of a walk: which possible event happens, or how much time passes. */
export type WalkStep = { readonly choice: number } | { readonly waitMs: number };

/** A run that can be replayed: in a test, or by loading it on `/_machines`. */
export type Trace = { readonly machine: string; readonly input: unknown; readonly events: readonly unknown[] };

export type Walk = {
  readonly trace: Trace;
  /** The first violated invariant, which ended the walk; null if all held. */
  readonly broken: string | null;
};

/**
 * The candidates of a step: alternately events that the state handles, which lead deep into the machine, and any event of the model, handled
 * or not. Delayed events of the machine are excluded, because they happen as time passes.
 */
function candidateEvents(model: AnyModel, run: MachineRun, isListenedTo: boolean): readonly EventObject[] {
  const possible = possibleEvents(model, run.snapshot());
  const pending = possible.filter(({ type }) => type.startsWith('xstate.'));
  const events: readonly EventObject[] = isListenedTo ? possible : [...model.events, ...pending];
  return events.filter(({ type }) => !model.reminders?.includes(type));
}

/** Walks the given steps and checks every invariant after each. Impossible steps are skipped. */
export async function walkRandomly(
  machine: AnyStateMachine,
  model: AnyModel,
  invariants: readonly Invariant<AnyStateMachine>[],
  { start, steps }: { readonly start: number; readonly steps: readonly WalkStep[] },
): Promise<Walk> {
  const input: unknown = model.inputs[start % model.inputs.length];
  const run = runMachine(machine, model, input);
  let checked = 0;
  const broken = (): string | null => {
    const from = checked;
    checked = run.steps.length;
    return brokenInvariant(invariants, run.steps, from);
  };
  try {
    let sentence = broken();
    for (const step of steps) {
      if (sentence !== null || run.snapshot().status !== 'active') break;
      if ('waitMs' in step) run.wait(step.waitMs);
      else {
        const possible = candidateEvents(model, run, step.choice % 2 === 0);
        const event = possible[Math.floor(step.choice / 2) % possible.length];
        if (event !== undefined) await run.apply(stamped(event, run.now()));
      }
      sentence = broken();
    }
    return { broken: sentence, trace: traceOf(machine, input, run) };
  } finally {
    run.stop();
  }
}

const traceOf = (machine: AnyStateMachine, input: unknown, { received }: MachineRun): Trace => ({
  machine: machine.id,
  input: plain(input),
  events: received.filter(({ type }) => type !== 'xstate.init').map(plain),
});
