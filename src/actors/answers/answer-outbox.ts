import type { AnswerJournal, AnswerOperation } from './answer-journal.ts';

/**
 * `saved`: the server has it. `saving`: on its way. `waiting`: not there yet, another try will follow.
 * `refused`: the server will never take it.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

export type KeptAnswer = { readonly response: unknown; readonly state: SaveState };

export type OutboxSnapshot = {
  /** By position. */
  readonly answers: ReadonlyMap<number, KeptAnswer>;
  /** Answers that the server does not have yet and may still take. */
  readonly unsaved: number;
  /** Why the server refused an answer, in a sentence for the student; null while it has refused none. */
  readonly refusal: string | null;
};

export type OutboxEffects = {
  /** Sends one answer; resolves when the server has committed it. */
  readonly send: (position: number, operation: AnswerOperation) => Promise<unknown>;
  /** The sentence of a failure that trying again cannot mend, or null. */
  readonly refusalOf: (cause: unknown) => string | null;
  readonly journal: AnswerJournal;
  readonly newId: () => string;
};

type StoredAnswer = { readonly position: number; readonly response: unknown; readonly sequence: number };

/** One item's way to the server. */
type Lane = {
  response: unknown;
  /** The highest number used so far. */
  sequence: number;
  pending: AnswerOperation | null;
  inFlight: boolean;
  tries: number;
  refused: boolean;
  /** The timer waits for the typing to rest, not for a further try. */
  isTyping: boolean;
  timer: ReturnType<typeof setTimeout> | null;
};

const TYPING_RESTS_MS = 400;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** The wait before the n-th further try. The spread keeps a class from knocking all at once after an outage. */
const retryDelay = (tries: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS) * (0.75 + Math.random() / 2);

export type AnswerOutbox = ReturnType<typeof createAnswerOutbox>;

/**
 * Brings answers to the server: each is journalled first, sent alone (one at a time for an item), tried again with
 * growing waits, and forgotten by the journal only when it is acknowledged. Nothing is sent before `start`.
 */
export function createAnswerOutbox(stored: readonly StoredAnswer[], effects: OutboxEffects) {
  const listeners = new Set<() => void>();
  const lanes = new Map(stored.map((answer) => [answer.position, laneOf(answer, effects.journal)]));
  let refusal: string | null = null;
  let running = false;
  let snapshot = picture(lanes, refusal);

  const changed = (): void => {
    snapshot = picture(lanes, refusal);
    for (const listener of listeners) listener();
  };

  const sendLater = (position: number, lane: Lane, delay: number): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = setTimeout(() => send(position, lane), delay);
  };

  const send = (position: number, lane: Lane): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    lane.isTyping = false;
    const operation = lane.pending;
    if (operation === null || lane.inFlight || !running) return;
    lane.inFlight = true;
    changed();
    effects.send(position, operation).then(
      () => settle(position, lane, operation),
      (cause: unknown) => fail(position, lane, operation, cause),
    );
  };

  const settle = (position: number, lane: Lane, operation: AnswerOperation): void => {
    lane.inFlight = false;
    lane.tries = 0;
    effects.journal.forget(position, operation.operationId);
    if (lane.pending === operation) lane.pending = null;
    else if (lane.timer === null) send(position, lane);
    changed();
  };

  const fail = (position: number, lane: Lane, operation: AnswerOperation, cause: unknown): void => {
    lane.inFlight = false;
    const sentence = effects.refusalOf(cause);
    if (sentence === null) {
      lane.tries += 1;
      if (running && lane.timer === null) sendLater(position, lane, retryDelay(lane.tries));
    } else {
      refusal = sentence;
      lane.refused = true;
      effects.journal.forget(position, operation.operationId);
      if (lane.pending === operation) lane.pending = null;
      else send(position, lane);
    }
    changed();
  };

  return {
    getSnapshot: (): OutboxSnapshot => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes a new answer. A typed one waits until the typing rests. */
    change: (position: number, response: unknown, { isTyped }: { isTyped: boolean }): void => {
      const lane = lanes.get(position);
      if (lane === undefined) return;
      lane.response = response;
      lane.sequence += 1;
      lane.refused = false;
      lane.pending = { operationId: effects.newId(), sequence: lane.sequence, response };
      effects.journal.write(position, lane.pending);
      lane.isTyping = isTyped;
      if (isTyped) sendLater(position, lane, TYPING_RESTS_MS);
      else send(position, lane);
      changed();
    },

    /** The student leaves a field: what was typed there is sent without waiting. Further tries keep their time. */
    typingEnded: (): void => {
      for (const [position, lane] of lanes) if (lane.isTyping) send(position, lane);
    },

    /** Sends at once whatever waits: the page is left, the network is back, or the attempt is to be handed in. */
    flush: (): void => {
      for (const [position, lane] of lanes) send(position, lane);
    },

    /** Begins to send, with what an earlier visit left in the journal. */
    start: (): void => {
      running = true;
      for (const [position, lane] of lanes) send(position, lane);
    },

    /** Sends what waits a last time; what does not arrive stays in the journal. */
    stop: (): void => {
      for (const [position, lane] of lanes) send(position, lane);
      running = false;
      for (const lane of lanes.values()) if (lane.timer !== null) clearTimeout(lane.timer);
    },
  };
}

/**
 * An answer of the journal is newer than the server's when its number is higher. One with the server's number or a
 * lower has arrived, or a later answer from another tab or device has taken its place.
 */
function laneOf({ position, response, sequence }: StoredAnswer, journal: AnswerJournal): Lane {
  const left = journal.read(position);
  const pending = left !== null && left.sequence > sequence ? left : null;
  if (left !== null && pending === null) journal.forget(position, left.operationId);
  return {
    response: pending === null ? response : pending.response,
    sequence: pending === null ? sequence : pending.sequence,
    pending,
    inFlight: false,
    tries: 0,
    refused: false,
    isTyping: false,
    timer: null,
  };
}

function stateOf(lane: Lane): SaveState {
  if (lane.refused) return 'refused';
  if (lane.pending === null) return 'saved';
  return lane.tries > 0 ? 'waiting' : 'saving';
}

function picture(lanes: ReadonlyMap<number, Lane>, refusal: string | null): OutboxSnapshot {
  return {
    answers: new Map([...lanes].map(([at, lane]) => [at, { response: lane.response, state: stateOf(lane) }])),
    unsaved: [...lanes.values()].filter(({ pending }) => pending !== null).length,
    refusal,
  };
}
