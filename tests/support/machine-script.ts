import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Effect } from '#machines/machine.proof.ts';
import type { AnyModel } from '../../src/tools/machines/machine-paths.ts';
import { runMachine } from '../../src/tools/machines/machine-run.ts';

/** A running machine that a test controls: its clock is stopped, and its actors return what the test defines. */
export function script<Machine extends AnyStateMachine>(machine: Machine, delays: AnyModel['delays'], input?: unknown) {
  const run = runMachine(machine, { inputs: [input], events: [], answers: {}, delays }, input);
  let reportedSteps = run.steps.length;
  const invoked = (name: string | undefined): string => {
    const children = Object.entries<{ readonly src?: unknown }>(run.snapshot().children);
    const [requested, ...others] = children.filter(([, { src }]) => name === undefined || src === name);
    if (requested === undefined || others.length > 0)
      throw new Error(`Not exactly one actor is asked: ${name ?? 'any'}.`);
    return requested[0];
  };
  const settle = async (kind: 'done' | 'error', answer: object, name?: string): Promise<void> => {
    const actorId = invoked(name);
    const event = Object.assign({ type: `xstate.${kind}.actor.${actorId}`, actorId }, answer);
    if (!(await run.apply(event))) throw new Error(`The actor ${actorId} was not heard.`);
  };
  return {
    send: async (...events: readonly EventFromLogic<Machine>[]): Promise<void> => {
      for (const event of events) await run.apply(event);
    },
    /** The actor of that name returns this; without a name, the only running one. */
    answer: (output?: unknown, name?: string) => settle('done', { output }, name),
    /** The same, which fails. */
    fail: (error: unknown, name?: string) => settle('error', { error }, name),
    wait: run.wait,
    /** Names of the running actors, and their input. */
    requested: () =>
      Object.values(run.snapshot().children).map((child) => {
        const { src, getSnapshot } = child as { src: string; getSnapshot: () => { input?: unknown } };
        return { src, input: getSnapshot.call(child).input };
      }),
    state: () => run.snapshot() as SnapshotFrom<Machine>,
    /** Events that the machine has emitted since the last call. */
    orders: (): readonly Effect[] => {
      const orders = run.steps.slice(reportedSteps).flatMap(({ effects }) => effects);
      reportedSteps = run.steps.length;
      return orders;
    },
  };
}
