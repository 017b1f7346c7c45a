import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state of a chart. */
export type ChartState = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly initial: string | null;
  readonly isFinal: boolean;
  /** Names of the actors invoked in the state. */
  readonly actors: readonly string[];
  readonly children: readonly ChartState[];
};

/** A transition; without a target the state handles the event and stays. */
export type ChartTransition = {
  readonly source: string;
  readonly target: string | null;
  /** Name of the event; null for an `always` transition. */
  readonly event: string | null;
  /** Name of the guard; `otherwise` after guarded transitions on the same event. */
  readonly guard: string | null;
};

export type Anatomy = { readonly root: ChartState; readonly transitions: readonly ChartTransition[] };

/** The states and transitions of a machine. */
export function anatomyOf(machine: AnyStateMachine): Anatomy {
  const root: AnyStateNode = machine.root;
  return { root: stateOf(root), transitions: transitionsOf(root) };
}

/** All states, each before its children. */
export const statesOf = (state: ChartState): readonly ChartState[] => [state, ...state.children.flatMap(statesOf)];

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values<AnyStateNode>(node.states);
const srcName = (src: unknown): string => (typeof src === 'string' ? src : 'actor');

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? '',
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    isFinal: node.type === 'final',
    actors: node.invoke.map(({ src }) => srcName(src)),
    children: childrenOf(node).map(stateOf),
  };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const groups = [...node.transitions.values(), node.always ?? []];
  const own = groups.flatMap((transitions) =>
    transitions.flatMap(({ eventType, guard, target, actions }, index): ChartTransition[] => {
      if (target === undefined && actions.length === 0 && guard === undefined) return [];
      const isRest = guard === undefined && index > 0;
      const way = {
        source: node.id,
        event: eventName(node, eventType),
        guard: isRest ? 'otherwise' : guardName(guard),
      };
      return (target ?? [null]).map((state) => ({ ...way, target: state?.id ?? null }));
    }),
  );
  return [...own, ...childrenOf(node).flatMap(transitionsOf)];
}

/** A readable name of the event, instead of XState's generated names for actors and timers. */
function eventName(node: AnyStateNode, type: string): string | null {
  if (type === '') return null;
  const [, outcome, actorId] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actorId !== undefined) {
    const name = srcName(node.invoke.find(({ id }) => id === actorId)?.src);
    return outcome === 'done' ? `${name} succeeds` : `${name} fails`;
  }
  if (type.startsWith('xstate.after.')) return `after ${type.slice('xstate.after.'.length, -node.id.length - 1)}`;
  return type.startsWith('xstate.done.state.') ? 'all done' : type;
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' && guard.name !== '' ? guard.name : 'condition';
}
