import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import * as z from 'zod/mini';
import { MACHINES } from '#machines/index.ts';
import { PROOFS } from '#machines/proofs.ts';
import { type MachineStep, statesIn } from './machine-step.ts';
import { shown } from './secret-mask.ts';

const traceSchema = z.object({
  machine: z.string(),
  input: z.optional(z.unknown()),
  events: z.array(z.looseObject({ type: z.string() })),
});

/** Why a trace cannot be replayed, as a message for the user. */
export class TraceError extends Error {
  override readonly name = 'TraceError';
}

function machineOf(id: string): AnyStateMachine {
  const name = Object.entries(MACHINES).find(([, machine]) => machine.id === id)?.[0];
  if (name === undefined) {
    throw new TraceError(
      `There is no machine “${id}”. The machines are ${Object.values(MACHINES)
        .map((m) => m.id)
        .join(', ')}.`,
    );
  }
  const key = name as keyof typeof MACHINES;
  const machine: AnyStateMachine = MACHINES[key];
  return machine.provide({ delays: PROOFS[key].model.delays });
}

/**
 * Replays a trace of a failing random walk on the pure machine: nothing is sent, and no effect runs.
 * @param text JSON: `{"machine": "toast", "input": …, "events": [{"type": …}, …]}`
 * @throws TraceError if it is invalid
 */
export function playTrace(text: string): MachineStep[] {
  const parsed = traceSchema.safeParse(readJson(text));
  if (!parsed.success)
    throw new TraceError('This is not a trace. A trace is JSON with “machine” and a list of “events”.');
  const { machine: id, input, events } = parsed.data;
  const machine = machineOf(id);
  const instantOf = (snapshot: AnyMachineSnapshot, event: { readonly type: string }, at: number): MachineStep => ({
    actor: 'trace',
    machine: id,
    at,
    event: Object.assign({}, shown(event), { type: event.type }),
    states: statesIn(id, snapshot.value),
    context: shown(snapshot.context),
    status: snapshot.status,
  });
  try {
    let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input);
    const steps = [instantOf(snapshot, { type: 'xstate.init' }, 0)];
    for (const [index, event] of events.entries()) {
      [snapshot] = transition(machine, snapshot, event);
      steps.push(instantOf(snapshot, event, index + 1));
    }
    return steps;
  } catch (cause) {
    throw new TraceError(
      `The machine could not replay this trace: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
