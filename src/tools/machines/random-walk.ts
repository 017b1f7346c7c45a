import type { AnyStateMachine, EventObject } from 'xstate';
import type { Invariant } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';
import { type AnyModel, possibleEvents } from './machine-paths.ts';
import { type MachineRun, runMachine } from './machine-run.ts';

/** One turn of a walk: which of the things that can happen happens, or how much time passes. */
export type Turn = { readonly choice: number } | { readonly waitMs: number };

/** A run that can be played again: in a test, or by loading it on `/_machines`. */
export type Trace = { readonly machine: string; readonly input: unknown; readonly events: readonly unknown[] };

export type Walk = {
  readonly trace: Trace;
  /** The first sentence that turned out not to be true, and why the walk ended there; null when all held. */
  readonly broken: string | null;
};

/**
 * Events of the model in any state, handled there or not; answers and timers as far as they are pending. What the machine
 * reminds itself of comes as time passes.
 */
function happenings(model: AnyModel, run: MachineRun): readonly EventObject[] {
  const pending = possibleEvents(model, run.snapshot()).filter(({ type }) => type.startsWith('xstate.'));
  const events: readonly EventObject[] = model.events.filter(({ type }) => !model.reminders?.includes(type));
  return [...events.map((event) => timed(event, model, run)), ...pending];
}

const timed = (event: EventObject, { epoch }: AnyModel, run: MachineRun): EventObject =>
  epoch !== undefined && 'at' in event ? Object.assign({}, event, { at: epoch + run.now() }) : event;

/** Walks as the turns say and asks every invariant after each moment. Turns that lead nowhere are passed over. */
export async function walkRandomly(
  machine: AnyStateMachine,
  model: AnyModel,
  invariants: readonly Invariant<AnyStateMachine>[],
  { start, turns }: { readonly start: number; readonly turns: readonly Turn[] },
): Promise<Walk> {
  const input: unknown = model.inputs[start % model.inputs.length];
  const run = runMachine(machine, model, input);
  let asked = 0;
  const broken = (): string | null => {
    for (; asked < run.moments.length; asked++) {
      const now = run.moments[asked];
      const earlier = run.moments.slice(0, asked);
      const untrue = invariants.find(({ holds }) => now !== undefined && !holds(now, earlier));
      if (untrue !== undefined) return untrue.sentence;
    }
    return null;
  };
  try {
    let sentence = broken();
    for (const turn of turns) {
      if (sentence !== null) break;
      if ('waitMs' in turn) run.wait(turn.waitMs);
      else {
        const possible = happenings(model, run);
        const event = possible[turn.choice % possible.length];
        if (event !== undefined) await run.make(event);
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
