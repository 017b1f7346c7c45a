import type { AnyStateMachine } from 'xstate';
import type { Invariant } from '#machines/machine.proof.ts';
import { type AnyModel, machinePaths } from './machine-paths.ts';
import { walkPath } from './path-run.ts';
import { type Census, probeMachine } from './probed-machine.ts';

type Count = readonly [hit: number, total: number];

export type Coverage = {
  readonly states: Count;
  readonly transitions: Count;
  readonly guards: Count;
  /** Number of completed paths. */
  readonly paths: number;
};

export type CoverageReport = {
  readonly coverage: Coverage;
  /** States, transitions and guards that no path covers, by name. */
  readonly missed: readonly string[];
};

const KINDS = ['states', 'transitions', 'guards'] as const satisfies readonly (keyof Census)[];

/** Walks all paths of a machine, checks every invariant, and counts the coverage. */
export async function coverMachine(
  machine: AnyStateMachine,
  model: AnyModel,
  invariants: readonly Invariant<AnyStateMachine>[] = [],
): Promise<CoverageReport> {
  const taken = { states: new Set<string>(), transitions: new Set<string>(), guards: new Set<string>() };
  const { machine: probed, census } = probeMachine(machine, (kind, name) => taken[kind].add(name));
  let paths = 0;
  for (const path of machinePaths(machine, model)) {
    if ((await walkPath(machine, model, path, probed, invariants)) === 'walked') paths++;
  }
  const count = (kind: keyof Census): Count => [taken[kind].size, census[kind].size];
  return {
    coverage: { states: count('states'), transitions: count('transitions'), guards: count('guards'), paths },
    missed: KINDS.flatMap((kind) =>
      [...census[kind]].filter((name) => !taken[kind].has(name)).map((name) => `${kind}: ${name}`),
    ),
  };
}
