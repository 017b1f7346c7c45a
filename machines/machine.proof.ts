import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';

/** What an invoked actor can say: its result, or why there is none. */
export type Answer = { readonly output: unknown } | { readonly error: unknown };

/** The world a machine can meet, in examples enough to take every way through it. */
export type MachineModel<Machine extends AnyStateMachine> = {
  /** Inputs to start with; `[undefined]` for a machine that takes none. */
  readonly inputs: readonly InputFrom<Machine>[];
  /** An `at` in an event counts in milliseconds from the start of the run. */
  readonly events: readonly EventFrom<Machine>[];
  /** By the name an actor is invoked under; none at all for an actor that never answers. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  /** Milliseconds by name, for delays that the machine leaves to whoever provides it. */
  readonly delays: Readonly<Record<string, number>>;
  /** Types of events that the machine sends itself after a while: they come by the clock, and from nowhere else. */
  readonly reminders?: readonly string[];
  /**
   * What of the context decides about the way on. Contexts with an equal key count as one place, which keeps the
   * places countable where a context grows without end. Without it the whole context counts.
   */
  readonly key?: (context: ContextFrom<Machine>) => unknown;
};

/** An order of the machine to the world outside, as it was given. */
export type Effect = { readonly name: string; readonly params: unknown };

/** What one event led to. */
export type Moment<Machine extends AnyStateMachine> = {
  /** Milliseconds since the start. */
  readonly at: number;
  /** Type of the event; null for the start. */
  readonly event: string | null;
  /** What an invoked actor said, where the event is its result. */
  readonly output: unknown;
  readonly snapshot: SnapshotFrom<Machine>;
  readonly effects: readonly Effect[];
};

/** A sentence that is true at every moment of every run. */
export type Invariant<Machine extends AnyStateMachine> = {
  readonly sentence: string;
  /** @param earlier all moments before, from the start */
  readonly holds: (now: Moment<Machine>, earlier: readonly Moment<Machine>[]) => boolean;
};

export type Proof<Machine extends AnyStateMachine> = {
  readonly model: MachineModel<Machine>;
  readonly invariants: readonly Invariant<Machine>[];
};
