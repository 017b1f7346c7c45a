import { describe, expect, it } from 'vitest';
import { MACHINES } from '#machines/index.ts';

const isEffect = (action: unknown): action is (...args: readonly unknown[]) => unknown =>
  typeof action === 'function' && !('resolve' in action);
const isPromiseLogic = (logic: unknown): logic is { readonly config: (args: unknown) => unknown } =>
  typeof logic === 'object' && logic !== null && 'config' in logic && typeof logic.config === 'function';

describe.each(Object.entries(MACHINES))('the machine %s', (_, machine) => {
  const { actions, actors } = machine.implementations;
  const effects = [
    ...Object.entries<unknown>(actions).flatMap(([name, action]) => (isEffect(action) ? [{ name, call: action }] : [])),
    ...Object.entries<unknown>(actors).flatMap(([name, logic]) =>
      isPromiseLogic(logic) ? [{ name, call: logic.config }] : [],
    ),
  ];

  it('does nothing by itself: an effect that nobody provides is an error that names it', () => {
    for (const { name, call } of effects) expect(() => call({}, {}), name).toThrow(`"${name}"`);
  });
});
