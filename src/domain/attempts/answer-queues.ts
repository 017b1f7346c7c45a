/*
 * How answers keep their order between a browser and the server, in one queue per question.
 * Every answer of a device has a sequence number that is higher than any the device knows of for the question (Lamport
 * clock), and the server's current answer is the one with the highest. The numbers alone would let an answer that was
 * typed offline yesterday win or lose against one from another device by chance. So when an attempt is opened, an
 * unsent answer is compared with the server's: if another device's answer is current, the later one, by the database's
 * clock, wins. An unsent answer that is later is sent with a new, higher number; an earlier one is not sent, and is
 * shown to the user, who may still choose it. None is dropped.
 */

/** One answer as it is sent: the same operation counts once, however often it arrives. */
export type AnswerOperation = {
  readonly operationId: string;
  readonly position: number;
  readonly sequence: number;
  readonly response: unknown;
  /** When it was given, by the database's clock as measured by the browser; milliseconds since 1970. */
  readonly givenAt: number;
};

export type AnswerQueue = {
  /** The answer on the screen. */
  readonly response: unknown;
  /** The highest number that the server is known to have. */
  readonly latestSequence: number;
  /** The answer that the server is not known to have. */
  readonly pending: AnswerOperation | null;
  /** The answer is being typed: it is saved locally, and sent when typing pauses. */
  readonly isTyping: boolean;
  /** Why the server refused the last answer; a code of the catalogue of errors. */
  readonly refusal: string | null;
  /** An unsent answer of this device that is earlier than the current one of another device. */
  readonly earlier: AnswerOperation | null;
  /** The question's operation in the device's journal. */
  readonly savedId: string | null;
};

/** By position. */
export type AnswerQueues = Readonly<Record<number, AnswerQueue>>;

/** A question's current answer on the server. */
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

/** What an earlier visit left in the journal; `nextId` is for a new operation, if one is needed. */
export type LeftAnswer = AnswerOperation & { readonly nextId: string };

/** The server's receipt for one operation. `nextId` is for the operation that replaces it, if one is needed. */
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
/** A retry may still succeed later or on another device, so the answer stays in the journal. */
const TEMPORARY_REFUSALS = ['ATTEMPT_CLOSED', 'DEADLINE_PASSED', 'ATTEMPT_ELSEWHERE'];

/** The queues of an attempt that is being opened on a device. */
export function openQueues(stored: readonly StoredAnswer[], left: readonly LeftAnswer[], device: string): AnswerQueues {
  const leftAt = new Map(left.map((answer) => [answer.position, answer]));
  return Object.fromEntries(
    stored.map((answer) => [answer.position, openQueue(answer, leftAt.get(answer.position) ?? null, device)]),
  );
}

/** The queues of an attempt that got further questions; known ones are unchanged. */
export const addQuestions = (queues: AnswerQueues, stored: readonly StoredAnswer[]): AnswerQueues => ({
  ...openQueues(stored, [], ''),
  ...queues,
});

function openQueue(stored: StoredAnswer, left: LeftAnswer | null, device: string): AnswerQueue {
  const queue: AnswerQueue = {
    response: stored.response,
    latestSequence: stored.sequence,
    pending: null,
    isTyping: false,
    refusal: null,
    earlier: null,
    savedId: left?.operationId ?? null,
  };
  if (left === null || left.operationId === stored.operationId) return queue;
  const { nextId, ...operation } = left;
  const isOwnChain = stored.device === device || stored.sequence === 0;
  if (isOwnChain && operation.sequence > stored.sequence) {
    return { ...queue, response: operation.response, pending: operation };
  }
  if (operation.givenAt <= (stored.answeredAt ?? 0)) return { ...queue, earlier: operation };
  const newer = { ...operation, operationId: nextId, sequence: Math.max(operation.sequence, stored.sequence) + 1 };
  return { ...queue, response: operation.response, pending: newer };
}

/** Changes the answers of questions in their queues; a change for an unknown question does nothing. */
export function changeAnswer(queues: AnswerQueues, change: AnswerChange): AnswerQueues {
  const queue = queues[change.position];
  if (queue === undefined) return queues;
  const { position, response, operationId, givenAt } = change;
  const sequence = Math.max(queue.latestSequence, queue.pending?.sequence ?? 0) + 1;
  const pending = { operationId, position, sequence, response, givenAt };
  return {
    ...queues,
    [position]: { ...queue, response, pending, isTyping: change.isTyped, refusal: null, earlier: null },
  };
}

/** Typing has paused, in all queues. */
export const restTyping = (queues: AnswerQueues): AnswerQueues =>
  mapQueues(queues, (queue) => ({ ...queue, isTyping: false }));

/** The desired journal entry of a queue. */
export const toSave = (queue: AnswerQueue): AnswerOperation | null => queue.pending ?? queue.earlier;

/** A desired journal entry: with the operation, or without any. */
export type JournalChange = { readonly position: number; readonly operation: AnswerOperation | null };

/** The entries that the journal lacks. */
export const unsavedChanges = (queues: AnswerQueues): readonly JournalChange[] =>
  Object.entries(queues)
    .filter(([, queue]) => (toSave(queue)?.operationId ?? null) !== queue.savedId)
    .map(([position, queue]) => ({ position: Number(position), operation: toSave(queue) }));

/** The journal has saved these. */
export const markSaved = (queues: AnswerQueues, changes: readonly JournalChange[]): AnswerQueues => {
  const taken = new Map(changes.map(({ position, operation }) => [position, operation?.operationId ?? null]));
  return mapQueues(queues, (queue, position) =>
    taken.has(position) ? { ...queue, savedId: taken.get(position) ?? null } : queue,
  );
};

/** Answers that the server does not have and may still accept. */
export const unsaved = (queues: AnswerQueues): readonly AnswerOperation[] =>
  Object.values(queues).flatMap(({ pending }) => (pending === null ? [] : [pending]));

const BATCH_MAX = 50;
/** In characters of JSON: far below the server's limit for a request, whatever their size in bytes. */
const BATCH_MAX_CHARS = 150_000;

/**
 * The answers to send now, as many as fit into one request: those in the journal, or all if there is no journal. An
 * answer that is still being typed waits.
 */
export function answersToSend(
  queues: AnswerQueues,
  { hasJournal }: { readonly hasJournal: boolean },
): readonly AnswerOperation[] {
  const ready = Object.values(queues).flatMap(({ pending, savedId, isTyping }) =>
    pending === null || isTyping || (hasJournal && savedId !== pending.operationId) ? [] : [pending],
  );
  let chars = 0;
  return ready.slice(0, BATCH_MAX).filter((operation, at) => {
    chars += JSON.stringify(operation.response).length;
    return at === 0 || chars <= BATCH_MAX_CHARS;
  });
}

/** The queues after the server's receipts for what was sent. */
export function applyReceipts(
  queues: AnswerQueues,
  sent: readonly AnswerOperation[],
  receipts: readonly Receipt[],
): AnswerQueues {
  const sentById = new Map(sent.map((operation) => [operation.operationId, operation]));
  const after: Record<number, AnswerQueue> = { ...queues };
  for (const receipt of receipts) {
    const operation = sentById.get(receipt.operationId);
    const queue = after[receipt.position];
    if (operation !== undefined && queue !== undefined)
      after[receipt.position] = afterReceipt(queue, operation, receipt);
  }
  return after;
}

function afterReceipt(queue: AnswerQueue, sent: AnswerOperation, { refusal, highest, nextId }: Receipt): AnswerQueue {
  const latestSequence = Math.max(queue.latestSequence, highest, refusal === null ? sent.sequence : 0);
  const { pending } = queue;
  const isOwn = pending?.operationId === sent.operationId;
  if (refusal === null && highest <= sent.sequence)
    return { ...queue, latestSequence, pending: isOwn ? null : pending };
  if (refusal === null || REFUSALS_OF_THE_NUMBER.includes(refusal)) {
    // The server has an answer with a higher number. This device writes, so the answer on its screen is newer.
    if (pending === null || (!isOwn && pending.sequence > latestSequence)) return { ...queue, latestSequence };
    const sequence =
      refusal === 'SEQUENCE_TOO_FAR' ? latestSequence + 1 : Math.max(latestSequence, pending.sequence) + 1;
    return { ...queue, latestSequence, pending: { ...pending, operationId: nextId, sequence } };
  }
  if (TEMPORARY_REFUSALS.includes(refusal)) return { ...queue, latestSequence, refusal };
  return isOwn ? { ...queue, latestSequence, refusal, pending: null } : { ...queue, latestSequence };
}

/** The user has discarded the earlier answer of this device. */
export const dismissEarlier = (queues: AnswerQueues, at: number): AnswerQueues =>
  mapQueues(queues, (queue, position) => (position === at ? { ...queue, earlier: null } : queue));

const mapQueues = (queues: AnswerQueues, change: (queue: AnswerQueue, position: number) => AnswerQueue): AnswerQueues =>
  Object.fromEntries(Object.entries(queues).map(([position, queue]) => [position, change(queue, Number(position))]));

/**
 * The save state of an answer. `saved`: the server has committed it. `saving`: in flight. `kept`: not saved yet, but
 * stored on this device. `unsaved`: only in this page. `refused`: the server will not accept it.
 */
export type SaveState = 'saved' | 'saving' | 'kept' | 'unsaved' | 'refused';

/**
 * @param isTrying whether the answer is in flight or about to be sent; false between retries and while nothing is sent
 */
export function saveStateOf({ refusal, pending, savedId }: AnswerQueue, isTrying: boolean): SaveState {
  if (refusal !== null && refusal !== 'ATTEMPT_ELSEWHERE') return 'refused';
  if (pending === null) return 'saved';
  if (isTrying) return 'saving';
  return savedId === pending.operationId ? 'kept' : 'unsaved';
}
