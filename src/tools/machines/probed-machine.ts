import { type AnyStateMachine, and, createMachine, or } from 'xstate';

/** The coverage items of a machine, with the names in its chart. */
export type Census = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** Two for each guarded transition: the guard was true, the guard was false. */
  readonly guards: ReadonlySet<string>;
};

export type ProbedMachine = {
  readonly machine: AnyStateMachine;
  /** All coverage items. */
  readonly census: Census;
};

type Config = Readonly<Record<string, unknown>>;
type Take = (kind: keyof Census, name: string) => void;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (isConfig(guard) && typeof guard.type === 'string') return guard.type;
  return typeof guard === 'function' && guard.name !== '' ? guard.name : 'inline guard';
};

/**
 * A copy of the machine that reports to `report` every entered state, every taken transition and every result of a
 * guard, including `always` chains, which snapshots don't show. It behaves like the machine: the probes are actions that
 * do nothing else, and guards that return the result of the machine's own guard.
 */
export function probeMachine(machine: AnyStateMachine, report: Take): ProbedMachine {
  const census = { states: new Set<string>(), transitions: new Set<string>(), guards: new Set<string>() };

  const probeTransition = (transition: unknown, name: string): unknown => {
    const config: Config = isConfig(transition) ? transition : { target: transition };
    // `{}` and `undefined` forbid an event: there is nothing to cover.
    if (config.target === undefined && config.actions === undefined && config.guard === undefined) return transition;
    census.transitions.add(name);
    const probed = { ...config, actions: [() => report('transitions', name), ...listOf(config.actions)] };
    if (config.guard === undefined) return probed;
    const [passed, refused] = [`${name} passes`, `${name} refuses`];
    census.guards.add(passed).add(refused);
    const answer = (outcome: string, value: boolean) => () => {
      report('guards', outcome);
      return value;
    };
    const guard: unknown = config.guard;
    return { ...probed, guard: or([and([guard as 'guard', answer(passed, true)]), answer(refused, false)]) };
  };

  const probeTransitions = (transitions: unknown, source: string, event: string): unknown =>
    transitions === undefined
      ? undefined
      : listOf(transitions).map((transition, index) => {
          const guard =
            isConfig(transition) && transition.guard !== undefined ? ` [${guardName(transition.guard)}]` : '';
          return probeTransition(transition, `${source} · ${event}${guard} #${index + 1}`);
        });

  const probeEach = (transitions: unknown, source: string, prefix: string): unknown =>
    isConfig(transitions)
      ? Object.fromEntries(
          Object.entries(transitions).map(([event, transition]) => [
            event,
            probeTransitions(transition, source, `${prefix}${event}`),
          ]),
        )
      : transitions;

  const probeInvoke = (invoke: unknown, source: string): unknown => {
    if (!isConfig(invoke)) return invoke;
    const src = typeof invoke.src === 'string' ? invoke.src : 'actor';
    const answers = ['onDone', 'onError', 'onSnapshot'].filter((answer) => invoke[answer] !== undefined);
    const probed = answers.map((answer) => [answer, probeTransitions(invoke[answer], source, `${answer} ${src}`)]);
    return { ...invoke, ...Object.fromEntries(probed) };
  };

  const probeState = (config: Config, path: string): Config => {
    const { on, after, always, onDone, invoke, states, entry, type } = config;
    if (type !== 'history') census.states.add(path);
    return {
      ...config,
      ...(type !== 'history' && { entry: [() => report('states', path), ...listOf(entry)] }),
      ...(on !== undefined && { on: probeEach(on, path, '') }),
      ...(after !== undefined && { after: probeEach(after, path, 'after ') }),
      ...(always !== undefined && { always: probeTransitions(always, path, 'always') }),
      ...(onDone !== undefined && { onDone: probeTransitions(onDone, path, 'onDone') }),
      ...(invoke !== undefined && { invoke: listOf(invoke).map((candidate) => probeInvoke(candidate, path)) }),
      ...(isConfig(states) && {
        states: Object.fromEntries(
          Object.entries(states).map(([key, state]) => [
            key,
            isConfig(state) ? probeState(state, `${path}.${key}`) : state,
          ]),
        ),
      }),
    };
  };

  const config = probeState(machine.config as Config, machine.id);
  return { machine: createMachine(config as AnyStateMachine['config'], machine.implementations), census };
}
