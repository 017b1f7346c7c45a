import { describe, expect, it } from 'vitest';
import { MACHINES } from '#machines/index.ts';
import { type MachineName, PROOFS } from '#machines/proofs.ts';

type Call = (...args: readonly unknown[]) => unknown;
const isEffect = (action: unknown): action is Call => typeof action === 'function' && !('resolve' in action);
const isPromiseLogic = (logic: unknown): logic is { readonly config: Call } =>
  typeof logic === 'object' && logic !== null && 'config' in logic && typeof logic.config === 'function';

describe.each(Object.keys(MACHINES) as MachineName[])('the machine %s', (name) => {
  const { actions, actors, delays } = MACHINES[name].implementations;
  const effects = [
    ...Object.entries<unknown>(actions).filter(([, action]) => isEffect(action)),
    ...Object.entries<unknown>(actors).flatMap(([actor, logic]) =>
      isPromiseLogic(logic) ? [[actor, logic.config]] : [],
    ),
    // A delay in the model is one that has to be provided from outside the machine.
    ...Object.keys(PROOFS[name].model.delays).map(
      (delay) => [delay, (delays as Record<string, unknown>)[delay]] as const,
    ),
  ] as readonly (readonly [string, Call])[];

  it('has no effects by itself: a missing effect is an error that names it', () => {
    for (const [effect, call] of effects) expect(() => call({}, {}), effect).toThrow(`"${effect}"`);
  });
});
