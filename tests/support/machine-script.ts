import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Effect } from '#machines/machine.proof.ts';
import type { AnyModel } from '../../src/tools/machines/machine-paths.ts';
import { runMachine } from '../../src/tools/machines/machine-run.ts';

/** A running machine that a test leads by the hand: its clock stands still, its actors answer what the test says. */
export function script<Machine extends AnyStateMachine>(machine: Machine, delays: AnyModel['delays'], input?: unknown) {
  const run = runMachine(machine, { inputs: [input], events: [], answers: {}, delays }, input);
  let told = run.moments.length;
  const invoked = (): string => {
    const [id, ...others] = Object.keys(run.snapshot().children);
    if (id === undefined || others.length > 0) throw new Error('Not exactly one actor is asked.');
    return id;
  };
  const settle = async (kind: 'done' | 'error', answer: object): Promise<void> => {
    const actorId = invoked();
    const event = Object.assign({ type: `xstate.${kind}.actor.${actorId}`, actorId }, answer);
    if (!(await run.make(event))) throw new Error(`The actor ${actorId} was not heard.`);
  };
  return {
    send: async (...events: readonly EventFromLogic<Machine>[]): Promise<void> => {
      for (const event of events) await run.make(event);
    },
    /** The one actor that is asked gives this. */
    answer: (output?: unknown) => settle('done', { output }),
    /** The one actor that is asked fails. */
    fail: (error: unknown) => settle('error', { error }),
    wait: run.wait,
    /** Names of the actors that are asked, and what they are asked. */
    asked: () =>
      Object.values(run.snapshot().children).map((child) => {
        const { src, getSnapshot } = child as { src: string; getSnapshot: () => { input?: unknown } };
        return { src, input: getSnapshot.call(child).input };
      }),
    state: () => run.snapshot() as SnapshotFrom<Machine>,
    /** What the machine has ordered since this was last asked. */
    orders: (): readonly Effect[] => {
      const orders = run.moments.slice(told).flatMap(({ effects }) => effects);
      told = run.moments.length;
      return orders;
    },
  };
}
