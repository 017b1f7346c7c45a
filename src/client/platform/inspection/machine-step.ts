import * as z from 'zod/mini';

/** One step of a running machine, as it is broadcast to other tabs and logged. */
export const machineStepSchema = z.object({
  /** Id of the actor; several actors may run one machine. */
  actor: z.string(),
  /** Id of the machine. */
  machine: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  event: z.looseObject({ type: z.string() }),
  /** Ids of the current states, including parents. */
  states: z.array(z.string()),
  context: z.unknown(),
  /** `active` while the actor runs. */
  status: z.string(),
});
export type MachineStep = z.infer<typeof machineStepSchema>;

export const CHANNEL = 'lectern.machines';

/** Messages between tabs. */
export const inspectionMessageSchema = z.discriminatedUnion('kind', [
  /** A tab has started watching and requests the steps so far. */
  z.object({ kind: z.literal('requested') }),
  z.object({ kind: z.literal('reported'), tab: z.string(), steps: z.array(machineStepSchema) }),
  z.object({ kind: z.literal('happened'), tab: z.string(), step: machineStepSchema }),
  z.object({ kind: z.literal('gone'), tab: z.string() }),
]);
export type InspectionMessage = z.infer<typeof inspectionMessageSchema>;

/** Ids of the states in a machine's value: `{ authenticated: 'sessionLoaded' }` is `auth.authenticated` and the one inside. */
export function statesIn(machine: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${machine}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${machine}.${key}`,
    ...statesIn(`${machine}.${key}`, inner),
  ]);
}

/** The part of BroadcastChannel that is used. */
export type InspectionChannel = {
  readonly postMessage: (message: InspectionMessage) => void;
  readonly addEventListener: (type: 'message', listener: (message: { readonly data: unknown }) => void) => void;
  readonly removeEventListener: (type: 'message', listener: (message: { readonly data: unknown }) => void) => void;
};

/** The current leaf states: one, or one per region of a parallel machine. */
export const innermostOf = (states: readonly string[]): readonly string[] =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
