import { createTestModel } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';

/** One way through a journey: what the user does and sees, in words. */
export type JourneyPath = {
  readonly title: string;
  readonly steps: readonly { readonly does: string; readonly sees: string }[];
};

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Every generated path of a journey's model: each transition is taken, from the first page on. A path that is the
 * beginning of another is left out, for the other covers it.
 */
export function journeyPaths(machine: AnyStateMachine): JourneyPath[] {
  const model = createTestModel(machine);
  const paths = model
    .getShortestPaths({
      serializeState: (state, event, previous) =>
        [nameOf(previous?.value), event?.type ?? '', nameOf(state.value)].join(' → '),
    })
    .map(({ steps }) =>
      steps
        .filter(({ event }) => event.type !== 'xstate.init')
        .map(({ event, state }) => ({ does: event.type, sees: nameOf(state.value) })),
    )
    .filter((steps) => steps.length > 0);
  const words = (steps: JourneyPath['steps']): string => steps.map(({ does }) => does).join(', ');
  return paths
    .filter((steps) => !paths.some((other) => other !== steps && words(other).startsWith(`${words(steps)}, `)))
    .filter((steps, at, all) => all.findIndex((other) => words(other) === words(steps)) === at)
    .map((steps) => ({ title: words(steps), steps }));
}

/** What a user can do and see, by the model's words. */
export type Journey<Does extends string, Sees extends string> = {
  readonly does: Readonly<Record<Does, () => Promise<void>>>;
  readonly sees: Readonly<Record<Sees, () => Promise<void>>>;
};

/** Walks one path: performs each action, and checks what is visible after it. */
export async function walk(path: JourneyPath, { does, sees }: Journey<string, string>): Promise<void> {
  for (const step of path.steps) {
    const act = does[step.does];
    const look = sees[step.sees];
    if (act === undefined || look === undefined)
      throw new Error(`The journey knows no "${step.does}" or "${step.sees}".`);
    await act();
    try {
      await look();
    } catch (cause) {
      throw new Error(`After "${step.does}" there is no "${step.sees}".`, { cause });
    }
  }
}
