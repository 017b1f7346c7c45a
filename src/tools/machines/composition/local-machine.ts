import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getNextTransitions,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import type { Effect } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';
import { type AnyModel, withDelays } from '../machine-paths.ts';

/** The result of one event in one machine: the number of its next state, and the effects that it requests. */
export type LocalStep = { readonly state: number; readonly effects: readonly Effect[] };

/** One machine of the composition, as a table that is filled while it is used. States are numbers. */
export type LocalMachine<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly start: (input?: unknown) => LocalStep;
  readonly send: (state: number, event: EventObject) => LocalStep;
  readonly snapshot: (state: number) => SnapshotFrom<Machine>;
  /** The ids of the actors that run in a state, by the name of their logic. */
  readonly children: (state: number) => ReadonlyMap<string, string>;
  /** The types of the timers that run in a state. */
  readonly timers: (state: number) => readonly string[];
  /** How many states have been seen. */
  readonly size: () => number;
};

const DELAYED = 'xstate.after.';

/**
 * A machine as a pure function with a memory: the same event in the same state is computed once.
 * @param key the part of the context that tells states apart; contexts with an equal key count as one state, which is
 * represented by the first of them
 */
export function localMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  model: Pick<AnyModel, 'delays'>,
  key: (snapshot: SnapshotFrom<Machine>) => unknown,
): LocalMachine<Machine> {
  const timed: AnyStateMachine = withDelays(machine, model);
  const ownActions = new Set(Object.keys(machine.implementations.actions));
  const numbers = new Map<string, number>();
  const snapshots: SnapshotFrom<Machine>[] = [];
  const steps: Map<string, LocalStep>[] = [];
  const starts = new Map<unknown, LocalStep>();
  const eventNames = new WeakMap<EventObject, string>();
  const children: ReadonlyMap<string, string>[] = [];
  const timers: (readonly string[])[] = [];

  function numberOf(snapshot: SnapshotFrom<Machine>): number {
    const { value, status, children: actors }: AnyMachineSnapshot = snapshot;
    const name = JSON.stringify([value, status, plain(key(snapshot)), Object.keys(actors).sort()]);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = snapshots.length;
    numbers.set(name, number);
    snapshots.push(snapshot);
    steps.push(new Map());
    children.push(
      new Map(Object.entries(actors).map(([id, child]) => [String((child as { readonly src: unknown }).src), id])),
    );
    timers.push([
      ...new Set(
        getNextTransitions(snapshot)
          .map(({ eventType }) => eventType)
          .filter((type) => type.startsWith(DELAYED)),
      ),
    ]);
    return number;
  }

  function eventName(event: EventObject): string {
    const known = eventNames.get(event);
    if (known !== undefined) return known;
    const name = JSON.stringify(plain(event));
    eventNames.set(event, name);
    return name;
  }

  const stepTo = ([snapshot, actions]: ReturnType<typeof transition<AnyStateMachine>>): LocalStep => ({
    state: numberOf(snapshot as SnapshotFrom<Machine>),
    effects: actions.flatMap(({ type, params }) => (ownActions.has(type) ? [{ name: type, params }] : [])),
  });

  return {
    start: (input) => {
      const step = starts.get(input) ?? stepTo(initialTransition(timed, input));
      starts.set(input, step);
      return step;
    },
    send: (state, event) => {
      const known = steps[state];
      const snapshot = snapshots[state];
      if (known === undefined || snapshot === undefined) throw new Error(`${machine.id} has no state ${state}.`);
      const name = eventName(event);
      const step = known.get(name) ?? stepTo(transition(timed, snapshot, event));
      known.set(name, step);
      return step;
    },
    snapshot: (state) => {
      const snapshot = snapshots[state];
      if (snapshot === undefined) throw new Error(`${machine.id} has no state ${state}.`);
      return snapshot;
    },
    children: (state) => children[state] ?? new Map(),
    timers: (state) => timers[state] ?? [],
    size: () => snapshots.length,
  };
}
