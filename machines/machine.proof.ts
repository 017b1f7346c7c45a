import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';

/** A possible outcome of an invoked actor: its result, or its error. */
export type Answer = { readonly output: unknown } | { readonly error: unknown };

/** Examples of inputs, events and outcomes, enough to take every transition of a machine. */
export type MachineModel<Machine extends AnyStateMachine> = {
  /** Inputs to start with; `[undefined]` for a machine without input. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** An `at` in an event is in milliseconds from the start of the run. */
  readonly events: readonly EventFrom<Machine>[];
  /** Outcomes by the actor's name; none for an actor that never responds. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  /** Milliseconds by name, for delays that are provided from outside the machine. */
  readonly delays: Readonly<Record<string, number>>;
  /** Types of events that the machine sends itself after a delay: they are raised by the clock only. */
  readonly reminders?: readonly string[];
  /**
   * The part of the context that decides about transitions. Contexts with an equal key count as one node, which
   * keeps the graph finite if a context grows without limit. Without it, the whole context counts.
   */
  readonly key?: (context: ContextFrom<Machine>) => unknown;
};

/** An effect that the machine requested. */
export type Effect = { readonly name: string; readonly params: unknown };

/** The result of one event. */
export type ProofStep<Machine extends AnyStateMachine> = {
  /** Milliseconds since the start. */
  readonly at: number;
  /** Type of the event; null for the start. */
  readonly event: string | null;
  /** The outcome of an invoked actor, if the event is its result. */
  readonly output: unknown;
  readonly snapshot: SnapshotFrom<Machine>;
  readonly effects: readonly Effect[];
};

/** A statement that is true in every step of every run. */
export type Invariant<Machine extends AnyStateMachine> = {
  readonly sentence: string;
  /** @param earlier all previous steps, from the start */
  readonly holds: (now: ProofStep<Machine>, earlier: readonly ProofStep<Machine>[]) => boolean;
};

/** What the documentation says about a machine besides its chart. */
export type MachineGuide<Machine extends AnyStateMachine> = {
  /** What it is for, and what it leaves to others. */
  readonly purpose: string;
  /** Who creates and starts it, and how long it lives. */
  readonly owner: string;
  /** The file that creates it, as a path from the root of the project. */
  readonly startedIn: string;
  /** The occasion of each event. */
  readonly events: { readonly [Type in EventFrom<Machine>['type']]: string };
};

export type Proof<Machine extends AnyStateMachine> = {
  readonly guide: MachineGuide<Machine>;
  readonly model: MachineModel<Machine>;
  readonly invariants: readonly Invariant<Machine>[];
};
