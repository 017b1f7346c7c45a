import type { Grade } from './card-memory.schema.ts';
import { afterReview, afterUndo, type CardState } from './review-fold.rule.ts';
import type { Scheduler } from './scheduler.rule.ts';

/** A card that is due again this soon is waited for within the session, and shown early if nothing else is left. */
const LEARN_AHEAD_MS = 20 * 60_000;

/** One review action, stored until the server has it. */
export type ReviewEvent = {
  readonly operationId: string;
  readonly card: string;
  readonly sequence: number;
  /** Null undoes the last review. */
  readonly grade: Grade | null;
  /** By the device's clock: only differences are sent. */
  readonly at: number;
  readonly tookMs: number;
};

type Step = { readonly card: string; readonly before: CardState };

/** A review session of one deck. Plain data; times are milliseconds of one clock. */
export type ReviewSession = {
  readonly statuses: Readonly<Record<string, CardState>>;
  /** Cards not shown yet, in order. */
  readonly upcoming: readonly string[];
  /** Cards that are due again in this session, and when. */
  readonly repeating: readonly { readonly card: string; readonly due: number }[];
  readonly current: string | null;
  /** Reviews that can be undone, the latest last. */
  readonly past: readonly Step[];
};

export type SessionCard = { readonly id: string; readonly state: CardState };

/** Starts a session; actions that an earlier visit has not sent count as done. */
export function startReviewSession(
  cards: readonly SessionCard[],
  unsent: readonly ReviewEvent[],
  at: number,
  scheduler: Scheduler,
): ReviewSession {
  const startedSession: ReviewSession = {
    statuses: Object.fromEntries(cards.map(({ id, state }) => [id, state])),
    upcoming: cards.map(({ id }) => id),
    repeating: [],
    current: null,
    past: [],
  };
  let graded = startedSession;
  for (const review of unsent) {
    const state = graded.statuses[review.card];
    if (state === undefined || review.grade === null || review.sequence <= state.sequence) continue;
    graded = applyGrade({ ...graded, current: review.card }, review.grade, review.at, scheduler);
  }
  return showNext({ ...graded, past: [] }, at);
}

/** The session after the current card was rated. */
export const gradeCurrent = (session: ReviewSession, grade: Grade, at: number, scheduler: Scheduler): ReviewSession =>
  showNext(applyGrade(session, grade, at, scheduler), at);

function applyGrade(session: ReviewSession, grade: Grade, at: number, scheduler: Scheduler): ReviewSession {
  const { current: card } = session;
  const before = card === null ? undefined : session.statuses[card];
  if (card === null || before === undefined) return session;
  const after = afterReview(before, grade, at, scheduler);
  const isRepeated = !after.isSuspended && after.memory.due - at <= LEARN_AHEAD_MS;
  const rest = without(session, card);
  return {
    ...rest,
    statuses: { ...session.statuses, [card]: after },
    repeating: isRepeated ? [...rest.repeating, { card, due: after.memory.due }] : rest.repeating,
    current: null,
    past: [...session.past, { card, before }],
  };
}

/**
 * The session after its last review is undone: that card is shown again, and the card that was current before is next.
 */
export function undoLast(session: ReviewSession): ReviewSession {
  const step = session.past.at(-1);
  const state = step === undefined ? undefined : session.statuses[step.card];
  if (step === undefined || state === undefined) return session;
  const rest = without(session, step.card);
  const waiting = session.current === null || session.current === step.card ? [] : [session.current];
  return {
    ...rest,
    statuses: { ...session.statuses, [step.card]: afterUndo(state, step.before.memory) },
    upcoming: [...waiting, ...rest.upcoming],
    current: step.card,
    past: session.past.slice(0, -1),
  };
}

/** The session without the current card, which was suspended or buried. */
export function removeCurrent(session: ReviewSession, at: number): ReviewSession {
  if (session.current === null) return session;
  return showNext({ ...without(session, session.current), current: null }, at);
}

/** The review session after the server has sent a card's state. Reviews made here since then still count. */
export function reconcile(session: ReviewSession, card: string, state: CardState): ReviewSession {
  const own = session.statuses[card];
  if (own === undefined || own.sequence > state.sequence) return session;
  const known = { ...session, statuses: { ...session.statuses, [card]: state } };
  const wasDoneOnOtherDevice = own.sequence < state.sequence && card !== session.current;
  return wasDoneOnOtherDevice ? without(known, card) : known;
}

/** How many cards are left, including the current one. */
export const cardsLeft = ({ upcoming, repeating, current }: ReviewSession): number =>
  upcoming.length + repeating.length + (current === null ? 0 : 1);

function without(session: ReviewSession, card: string): ReviewSession {
  return {
    ...session,
    upcoming: session.upcoming.filter((other) => other !== card),
    repeating: session.repeating.filter((other) => other.card !== card),
  };
}

/** Order: cards due again, then cards not shown yet, then cards due soon. */
function showNext(session: ReviewSession, at: number): ReviewSession {
  const nextDue = session.repeating.toSorted((a, b) => a.due - b.due)[0];
  const next =
    nextDue !== undefined && nextDue.due <= at ? nextDue.card : (session.upcoming[0] ?? nextDue?.card ?? null);
  return next === null ? { ...session, current: null } : { ...without(session, next), current: next };
}
