import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getNextTransitions } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { MachineModel } from '#machines/machine.proof.ts';
import { plain } from '#machines/plain-data.ts';

export type MachinePath = { readonly input: unknown; readonly events: readonly EventObject[] };
export type AnyModel = MachineModel<AnyStateMachine>;

/** More nodes than this mean that the model's key contains something that grows without limit. */
const MOST_STEPS = 50_000;

const matches = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/**
 * Everything that can happen in a state: the model's events that the state handles (whatever its guards
 * decide), the outcomes of its invoked actors, and its timers.
 */
export function possibleEvents({ events, answers }: AnyModel, snapshot: AnyMachineSnapshot): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const descriptors = getNextTransitions(snapshot).map(({ eventType }) => eventType);
  const timers = new Set(descriptors.filter((type) => type.startsWith('xstate.after.')));
  return [
    ...events.filter(({ type }) => descriptors.some((descriptor) => matches(descriptor, type))),
    ...Object.entries<AnyActorRef>(snapshot.children).flatMap(([id, child]) => answersOf(answers, id, child)),
    ...[...timers].map((type) => ({ type })),
  ];
}

function answersOf(answers: AnyModel['answers'], actorId: string, child: AnyActorRef): EventObject[] {
  const src: unknown = child.src;
  const known = typeof src === 'string' ? answers[src] : [];
  if (known === undefined) throw new Error(`The model has no outcomes for the actor "${String(src)}".`);
  return known.map((answer) =>
    'output' in answer
      ? { type: `xstate.done.actor.${actorId}`, actorId, output: answer.output }
      : { type: `xstate.error.actor.${actorId}`, actorId, error: answer.error },
  );
}

/**
 * Paths from the start that together cover every event in every node of the machine's graph: one for each
 * node and event, the shortest, without those that are a prefix of another.
 */
export function machinePaths(machine: AnyStateMachine, model: AnyModel): MachinePath[] {
  const timed = withDelays(machine, model);
  return model.inputs.flatMap((input) => pathsFrom(timed, model, input));
}

/** The machine with the delays of its model. */
export const withDelays = (machine: AnyStateMachine, { delays }: Pick<AnyModel, 'delays'>): AnyStateMachine =>
  machine.provide({ delays });

function pathsFrom(machine: AnyStateMachine, model: AnyModel, input: unknown): MachinePath[] {
  const serializeState = ({ value, context, children, status }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, plain(model.key ? model.key(context) : context), Object.keys(children).sort()]);
  const options = {
    input,
    limit: MOST_STEPS,
    events: (snapshot: AnyMachineSnapshot) => possibleEvents(model, snapshot),
    serializeState,
    serializeEvent: (event: EventObject) => JSON.stringify(plain(event)),
  };
  const edges = Map.groupBy(adjacencyMapToArray(getAdjacencyMap(machine, options)), ({ state }) =>
    serializeState(state),
  );
  const visited = new Set<string>();
  const paths = getShortestPaths(machine, options).flatMap(({ state, steps }): EventObject[][] => {
    const way = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const next = edges.get(serializeState(state));
    if (next === undefined) return [way];
    visited.add(nameOf(way));
    return next.map(({ event }) => [...way, event]);
  });
  return paths.filter((events) => !visited.has(nameOf(events))).map((events) => ({ input, events }));
}

const nameOf = (events: readonly EventObject[]): string => events.map((event) => JSON.stringify(plain(event))).join();
