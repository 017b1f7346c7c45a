/*
 * How answers keep in order between a browser and the server, one lane an item.
 *
 * Every answer of a device carries a number that is higher than any the device has heard of for the item (Lamport's
 * rule), and the server's answer in force is the one with the highest. The numbers alone would let an answer that was
 * typed offline yesterday beat, or be beaten by, one from another device by chance. So when an attempt is opened, an
 * unsent answer is held against the server's: where another device's answer is in force, the one given later, by the
 * database's clock, is to win. An unsent answer that was given later goes out with a new, higher number; one that was
 * given earlier is not sent, and is shown to the person, who may still choose it. None is dropped.
 */

/** One answer as it is sent: the same operation counts once, however often it arrives. */
export type AnswerOperation = {
  readonly operationId: string;
  readonly position: number;
  readonly sequence: number;
  readonly response: unknown;
  /** When it was given, by the database's clock as the browser has measured it; milliseconds since 1970. */
  readonly givenAt: number;
};

export type Lane = {
  /** What the screen shows. */
  readonly response: unknown;
  /** The highest number that the server is known to have. */
  readonly heard: number;
  /** The answer that the server is not known to have. */
  readonly pending: AnswerOperation | null;
  /** The answer is being typed: it is kept, and sent when the typing rests. */
  readonly isTyping: boolean;
  /** Why the server refused the last answer; a code of the catalogue of errors. */
  readonly refusal: string | null;
  /** An unsent answer of this device that was given earlier than the one in force, from another device. */
  readonly earlier: AnswerOperation | null;
  /** The operation that the device's journal holds for the item. */
  readonly keptId: string | null;
};

/** By position. */
export type Lanes = Readonly<Record<number, Lane>>;

/** An item's answer in force, as the server tells it. */
export type StoredAnswer = {
  readonly position: number;
  readonly response: unknown;
  /** 0 before the first answer. */
  readonly sequence: number;
  readonly operationId: string | null;
  /** Milliseconds since 1970. */
  readonly answeredAt: number | null;
  readonly device: string | null;
};

/** What an earlier visit left in the journal; `nextId` is for a new operation, should one be needed. */
export type LeftAnswer = AnswerOperation & { readonly nextId: string };

/** What the server says of one operation. `nextId` is for the operation that takes its place, should one be needed. */
export type Receipt = {
  readonly operationId: string;
  readonly position: number;
  readonly refusal: string | null;
  readonly highest: number;
  readonly nextId: string;
};

export type AnswerChange = {
  readonly position: number;
  readonly response: unknown;
  readonly operationId: string;
  readonly isTyped: boolean;
  readonly givenAt: number;
};

const REFUSALS_OF_THE_NUMBER = ['SEQUENCE_TAKEN', 'SEQUENCE_TOO_FAR'];
/** Trying again later, or elsewhere, may still bring these in: the answer stays in the journal. */
const REFUSALS_OF_THE_MOMENT = ['ATTEMPT_CLOSED', 'DEADLINE_PASSED', 'ATTEMPT_ELSEWHERE'];

/** The lanes of an attempt that is being opened on a device. */
export function openLanes(stored: readonly StoredAnswer[], left: readonly LeftAnswer[], device: string): Lanes {
  const leftAt = new Map(left.map((answer) => [answer.position, answer]));
  return Object.fromEntries(
    stored.map((answer) => [answer.position, openLane(answer, leftAt.get(answer.position) ?? null, device)]),
  );
}

function openLane(stored: StoredAnswer, left: LeftAnswer | null, device: string): Lane {
  const lane: Lane = {
    response: stored.response,
    heard: stored.sequence,
    pending: null,
    isTyping: false,
    refusal: null,
    earlier: null,
    keptId: left?.operationId ?? null,
  };
  if (left === null || left.operationId === stored.operationId) return lane;
  const { nextId, ...operation } = left;
  const isOwnChain = stored.device === device || stored.sequence === 0;
  if (isOwnChain && operation.sequence > stored.sequence) {
    return { ...lane, response: operation.response, pending: operation };
  }
  if (operation.givenAt <= (stored.answeredAt ?? 0)) return { ...lane, earlier: operation };
  const newer = { ...operation, operationId: nextId, sequence: Math.max(operation.sequence, stored.sequence) + 1 };
  return { ...lane, response: operation.response, pending: newer };
}

/** A lane for each item whose answer changes; a change for an item that is not there changes nothing. */
export function changeAnswer(lanes: Lanes, change: AnswerChange): Lanes {
  const lane = lanes[change.position];
  if (lane === undefined) return lanes;
  const { position, response, operationId, givenAt } = change;
  const sequence = Math.max(lane.heard, lane.pending?.sequence ?? 0) + 1;
  const pending = { operationId, position, sequence, response, givenAt };
  return {
    ...lanes,
    [position]: { ...lane, response, pending, isTyping: change.isTyped, refusal: null, earlier: null },
  };
}

/** The typing rests, everywhere. */
export const restTyping = (lanes: Lanes): Lanes => mapLanes(lanes, (lane) => ({ ...lane, isTyping: false }));

/** What the journal is to hold for a lane. */
export const toKeep = (lane: Lane): AnswerOperation | null => lane.pending ?? lane.earlier;

/** An entry of the journal as it is to be: with the operation, or without any. */
export type JournalChange = { readonly position: number; readonly operation: AnswerOperation | null };

/** Where the journal is behind. */
export const unkept = (lanes: Lanes): readonly JournalChange[] =>
  Object.entries(lanes)
    .filter(([, lane]) => (toKeep(lane)?.operationId ?? null) !== lane.keptId)
    .map(([position, lane]) => ({ position: Number(position), operation: toKeep(lane) }));

/** The journal has taken these. */
export const markKept = (lanes: Lanes, changes: readonly JournalChange[]): Lanes => {
  const taken = new Map(changes.map(({ position, operation }) => [position, operation?.operationId ?? null]));
  return mapLanes(lanes, (lane, position) =>
    taken.has(position) ? { ...lane, keptId: taken.get(position) ?? null } : lane,
  );
};

/** Answers that the server does not have and may still take. */
export const unsaved = (lanes: Lanes): readonly AnswerOperation[] =>
  Object.values(lanes).flatMap(({ pending }) => (pending === null ? [] : [pending]));

const BATCH_MAX = 50;
/** In characters of JSON: far below what the server takes in one request, whatever the characters weigh. */
const BATCH_MAX_CHARS = 150_000;

/**
 * What may be sent now, as much as fits into one request: what the journal holds, or everything where there is no journal.
 * An answer that is still being typed waits.
 */
export function sendable(lanes: Lanes, { hasJournal }: { readonly hasJournal: boolean }): readonly AnswerOperation[] {
  const ready = Object.values(lanes).flatMap(({ pending, keptId, isTyping }) =>
    pending === null || isTyping || (hasJournal && keptId !== pending.operationId) ? [] : [pending],
  );
  let chars = 0;
  return ready.slice(0, BATCH_MAX).filter((operation, at) => {
    chars += JSON.stringify(operation.response).length;
    return at === 0 || chars <= BATCH_MAX_CHARS;
  });
}

/** The lanes after the server's receipts for what was sent. */
export function takeReceipts(lanes: Lanes, sent: readonly AnswerOperation[], receipts: readonly Receipt[]): Lanes {
  const sentById = new Map(sent.map((operation) => [operation.operationId, operation]));
  return receipts.reduce((before, receipt) => {
    const operation = sentById.get(receipt.operationId);
    const lane = before[receipt.position];
    if (operation === undefined || lane === undefined) return before;
    return { ...before, [receipt.position]: afterReceipt(lane, operation, receipt) };
  }, lanes);
}

function afterReceipt(lane: Lane, sent: AnswerOperation, { refusal, highest, nextId }: Receipt): Lane {
  const heard = Math.max(lane.heard, highest, refusal === null ? sent.sequence : 0);
  const { pending } = lane;
  const isOwn = pending?.operationId === sent.operationId;
  if (refusal === null && highest <= sent.sequence) return { ...lane, heard, pending: isOwn ? null : pending };
  if (refusal === null || REFUSALS_OF_THE_NUMBER.includes(refusal)) {
    // Something with a higher number is in force. This device writes, so what stands on its screen is newer.
    if (pending === null || (!isOwn && pending.sequence > heard)) return { ...lane, heard };
    const sequence = refusal === 'SEQUENCE_TOO_FAR' ? heard + 1 : Math.max(heard, pending.sequence) + 1;
    return { ...lane, heard, pending: { ...pending, operationId: nextId, sequence } };
  }
  if (REFUSALS_OF_THE_MOMENT.includes(refusal)) return { ...lane, heard, refusal };
  return isOwn ? { ...lane, heard, refusal, pending: null } : { ...lane, heard };
}

/** The person looked at the earlier answer of this device and does not want it. */
export const dismissEarlier = (lanes: Lanes, at: number): Lanes =>
  mapLanes(lanes, (lane, position) => (position === at ? { ...lane, earlier: null } : lane));

const mapLanes = (lanes: Lanes, change: (lane: Lane, position: number) => Lane): Lanes =>
  Object.fromEntries(Object.entries(lanes).map(([position, lane]) => [position, change(lane, Number(position))]));

/**
 * How safe an answer is. `saved`: the server has committed it. `saving`: on its way. `kept`: not saved yet, but this
 * device keeps it. `unsaved`: only this page has it. `refused`: the server will not take it.
 */
export type SaveState = 'saved' | 'saving' | 'kept' | 'unsaved' | 'refused';

/** @param isTrying whether the answer is on its way or about to be; false between tries and while nothing is sent */
export function saveStateOf({ refusal, pending, keptId }: Lane, isTrying: boolean): SaveState {
  if (refusal !== null && refusal !== 'ATTEMPT_ELSEWHERE') return 'refused';
  if (pending === null) return 'saved';
  if (isTrying) return 'saving';
  return keptId === pending.operationId ? 'kept' : 'unsaved';
}
