import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Effect, ProofStep } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';
import { type AnyModel, withDelays } from './machine-paths.ts';

type ActorAnswer = { readonly actorId: string; readonly output: unknown; readonly error: unknown };
type Waiting = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/** A clock that knows when its next timer is due. */
class TimetableClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(call: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      call();
    }, delay);
    this.#due.set(id, this.now() + delay);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Advances the clock from timer to timer, so that each fires at its own time. */
  pass(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.untilNext(); next !== null && this.now() + next <= end; next = this.untilNext())
      this.increment(next);
    this.increment(end - this.now());
  }

  /** Milliseconds until the next timer; null if there is none. */
  untilNext(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values()) - this.now();
  }
}

/** A running machine whose effects, actors and clock are controlled by the caller. */
export type MachineRun = {
  /** Milliseconds since the start. */
  readonly now: () => number;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly steps: readonly ProofStep<AnyStateMachine>[];
  /** Every event the machine has received, of any origin. */
  readonly received: readonly EventObject[];
  /** Causes an event: by sending it, resolving an actor, or advancing the clock. False if it is impossible now. */
  readonly apply: (event: EventObject) => Promise<boolean>;
  /** Advances the clock. */
  readonly wait: (ms: number) => void;
  readonly stop: () => void;
};

/** Maximum number of microtask turns until a promise's result reaches the machine. */
const TURNS = 20;

const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** An event of the model at a time of a run, which becomes its `at`. */
export function stamped(event: EventObject, now: number): EventObject {
  const { at }: EventObject & { readonly at?: unknown } = event;
  return typeof at === 'number' ? Object.assign({}, event, { at: at + now }) : event;
}

/** Starts a machine with pending promises, a stopped clock, and effects that are only recorded. */
export function runMachine(machine: AnyStateMachine, model: AnyModel, input: unknown): MachineRun {
  const clock = new TimetableClock();
  const waiting = new Map<string, Waiting>();
  const received: EventObject[] = [];
  const steps: ProofStep<AnyStateMachine>[] = [];
  let effects: Effect[] = [];
  let failure: { readonly error: unknown } | null = null;

  const { actions, actors } = machine.implementations;
  const answering = fromPromise<unknown>(
    ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  );
  const provided = withDelays(machine, model).provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, answering])),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        isEffect(action) ? (_: unknown, params: unknown) => void effects.push({ name, params }) : action,
      ]),
    ),
  });
  const actor = createActor(provided, {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type === '@xstate.event' && inspection.actorRef === actor) received.push(inspection.event);
      if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
      const { type, output }: EventObject & { readonly output?: unknown } = inspection.event;
      const snapshot = inspection.snapshot as AnyMachineSnapshot;
      steps.push({ at: clock.now(), event: type === 'xstate.init' ? null : type, output, snapshot, effects });
      effects = [];
    },
  });
  actor.subscribe({ error: (error) => (failure = { error }) });
  actor.start();

  const isReminder = ({ type }: EventObject) => model.reminders?.includes(type) === true;
  const hasAppeared = (type: string, since: number) => received.slice(since).some((event) => event.type === type);

  async function resolveInvocation(
    event: EventObject,
    id: string,
    answer: (promise: Waiting) => void,
  ): Promise<boolean> {
    const promise = waiting.get(id);
    if (promise === undefined || !(id in actor.getSnapshot().children)) return false;
    const since = received.length;
    waiting.delete(id);
    answer(promise);
    for (let round = 0; round < TURNS && !hasAppeared(event.type, since); round++) await null;
    return hasAppeared(event.type, since);
  }

  /** Advances to the next timer. */
  function fire(event: EventObject): boolean {
    const since = received.length;
    const ms = clock.untilNext();
    if (ms === null) return false;
    clock.increment(ms);
    // XState's own timers are identified by type alone; there may be several delayed events of one type.
    if (!isReminder(event)) return hasAppeared(event.type, since);
    return received.slice(since).some((other) => isDeepStrictEqual(plain(other), plain(event)));
  }

  async function apply(event: EventObject): Promise<boolean> {
    const { type, actorId, output, error }: Partial<ActorAnswer> & EventObject = event;
    if (actorId !== undefined) {
      const isDone = type.startsWith('xstate.done.');
      return resolveInvocation(event, actorId, ({ resolve, reject }) => (isDone ? resolve(output) : reject(error)));
    }
    if (event.type.startsWith('xstate.after.') || isReminder(event)) return fire(event);
    actor.send(event);
    return true;
  }

  const rethrow = () => {
    if (failure !== null) throw failure.error;
  };
  return {
    now: () => clock.now(),
    snapshot: () => actor.getSnapshot(),
    steps,
    received,
    apply: async (event) => {
      const isApplied = await apply(event);
      rethrow();
      return isApplied;
    },
    wait: (ms) => {
      clock.pass(ms);
      rethrow();
    },
    stop: () => actor.stop(),
  };
}
