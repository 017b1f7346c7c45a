import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Effect, Moment } from '#machines/machine.proof.ts';
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

  /** Lets time pass from timer to timer, so that each finds the clock at its own moment. */
  pass(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.untilNext(); next !== null && this.now() + next <= end; next = this.untilNext())
      this.increment(next);
    this.increment(end - this.now());
  }

  /** Milliseconds until the next timer; null where none is set. */
  untilNext(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.values()) - this.now();
  }
}

/** A machine running as the product runs it, in a world that does what the run's caller says. */
export type MachineRun = {
  /** Milliseconds since the start. */
  readonly now: () => number;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly moments: readonly Moment<AnyStateMachine>[];
  /** Every event the machine has received, of whatever origin. */
  readonly received: readonly EventObject[];
  /** Makes an event happen by its own cause: sent, answered by an actor, or due by the clock. False: it cannot now. */
  readonly make: (event: EventObject) => Promise<boolean>;
  /** Lets time pass. */
  readonly wait: (ms: number) => void;
  readonly stop: () => void;
};

/** The most turns of the microtask queue that a promise's answer takes to reach the machine. */
const TURNS = 20;

const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

/** An event of the model as it happens at a moment of a run: its `at` is then. */
export function stamped(event: EventObject, now: number): EventObject {
  const { at }: EventObject & { readonly at?: unknown } = event;
  return typeof at === 'number' ? Object.assign({}, event, { at: at + now }) : event;
}

/** Starts a machine with promises nobody has kept yet, a clock that stands still, and effects that are only noted down. */
export function runMachine(machine: AnyStateMachine, model: AnyModel, input: unknown): MachineRun {
  const clock = new TimetableClock();
  const waiting = new Map<string, Waiting>();
  const received: EventObject[] = [];
  const moments: Moment<AnyStateMachine>[] = [];
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
      moments.push({ at: clock.now(), event: type === 'xstate.init' ? null : type, output, snapshot, effects });
      effects = [];
    },
  });
  actor.subscribe({ error: (error) => (failure = { error }) });
  actor.start();

  const isReminder = ({ type }: EventObject) => model.reminders?.includes(type) === true;
  const hasCome = (type: string, since: number) => received.slice(since).some((event) => event.type === type);

  async function settle(event: EventObject, id: string, answer: (promise: Waiting) => void): Promise<boolean> {
    const promise = waiting.get(id);
    if (promise === undefined || !(id in actor.getSnapshot().children)) return false;
    const since = received.length;
    waiting.delete(id);
    answer(promise);
    for (let turn = 0; turn < TURNS && !hasCome(event.type, since); turn++) await null;
    return hasCome(event.type, since);
  }

  /** To the next timer; what comes first is what comes. */
  function fire(event: EventObject): boolean {
    const since = received.length;
    const ms = clock.untilNext();
    if (ms === null) return false;
    clock.increment(ms);
    // A timer of XState's own is known by its type alone; a reminder is one of several of its type.
    if (!isReminder(event)) return hasCome(event.type, since);
    return received.slice(since).some((other) => isDeepStrictEqual(plain(other), plain(event)));
  }

  async function make(event: EventObject): Promise<boolean> {
    const { type, actorId, output, error }: Partial<ActorAnswer> & EventObject = event;
    if (actorId !== undefined) {
      const isDone = type.startsWith('xstate.done.');
      return settle(event, actorId, ({ resolve, reject }) => (isDone ? resolve(output) : reject(error)));
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
    moments,
    received,
    make: async (event) => {
      const made = await make(event);
      rethrow();
      return made;
    },
    wait: (ms) => {
      clock.pass(ms);
      rethrow();
    },
    stop: () => actor.stop(),
  };
}
