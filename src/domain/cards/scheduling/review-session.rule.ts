import type { Grade } from './card-memory.schema.ts';
import { afterReview, afterUndo, type CardState } from './review-fold.rule.ts';
import type { Scheduler } from './scheduler.rule.ts';

/** A card that comes back so soon is waited for within the sitting, and shown early where nothing else is left. */
const LEARN_AHEAD_MS = 20 * 60_000;

/** One act of a review, as it is kept until the server has it. */
export type ReviewEvent = {
  readonly operationId: string;
  readonly card: string;
  readonly sequence: number;
  /** Null takes the last review back. */
  readonly grade: Grade | null;
  /** By the device's clock: only differences of it are sent. */
  readonly at: number;
  readonly tookMs: number;
};

type Step = { readonly card: string; readonly before: CardState };

/** One sitting with a deck. Plain data; times are milliseconds of one clock. */
export type ReviewSession = {
  readonly statuses: Readonly<Record<string, CardState>>;
  /** Cards not shown yet, in their order. */
  readonly coming: readonly string[];
  /** Cards that come again in this sitting, and when. */
  readonly repeating: readonly { readonly card: string; readonly due: number }[];
  readonly current: string | null;
  /** Reviews that can be taken back, the latest last. */
  readonly past: readonly Step[];
};

export type SessionCard = { readonly id: string; readonly standing: CardState };

/** Begins a sitting; acts that an earlier visit has left unsent count as done. */
export function startReviewSession(
  cards: readonly SessionCard[],
  unsent: readonly ReviewEvent[],
  at: number,
  scheduler: Scheduler,
): ReviewSession {
  const startedSession: ReviewSession = {
    statuses: Object.fromEntries(cards.map(({ id, standing }) => [id, standing])),
    coming: cards.map(({ id }) => id),
    repeating: [],
    current: null,
    past: [],
  };
  let graded = startedSession;
  for (const review of unsent) {
    const standing = graded.statuses[review.card];
    if (standing === undefined || review.grade === null || review.sequence <= standing.sequence) continue;
    graded = applyGrade({ ...graded, current: review.card }, review.grade, review.at, scheduler);
  }
  return showNext({ ...graded, past: [] }, at);
}

/** The sitting after the card shown has its grade. */
export const gradeCurrent = (session: ReviewSession, grade: Grade, at: number, scheduler: Scheduler): ReviewSession =>
  showNext(applyGrade(session, grade, at, scheduler), at);

function applyGrade(session: ReviewSession, grade: Grade, at: number, scheduler: Scheduler): ReviewSession {
  const { current: card } = session;
  const before = card === null ? undefined : session.statuses[card];
  if (card === null || before === undefined) return session;
  const after = afterReview(before, grade, at, scheduler);
  const comesAgain = !after.isSuspended && after.memory.due - at <= LEARN_AHEAD_MS;
  const rest = without(session, card);
  return {
    ...rest,
    statuses: { ...session.statuses, [card]: after },
    repeating: comesAgain ? [...rest.repeating, { card, due: after.memory.due }] : rest.repeating,
    current: null,
    past: [...session.past, { card, before }],
  };
}

/** The sitting after its last review is taken back: that card is shown again, and what was shown comes after it. */
export function undoLast(session: ReviewSession): ReviewSession {
  const step = session.past.at(-1);
  const standing = step === undefined ? undefined : session.statuses[step.card];
  if (step === undefined || standing === undefined) return session;
  const rest = without(session, step.card);
  const waiting = session.current === null || session.current === step.card ? [] : [session.current];
  return {
    ...rest,
    statuses: { ...session.statuses, [step.card]: afterUndo(standing, step.before.memory) },
    coming: [...waiting, ...rest.coming],
    current: step.card,
    past: session.past.slice(0, -1),
  };
}

/** The sitting without the card shown: it was set aside. */
export function leaveCurrentOut(session: ReviewSession, at: number): ReviewSession {
  if (session.current === null) return session;
  return showNext({ ...without(session, session.current), current: null }, at);
}

/** The review session after the server has sent a card's state. Reviews made here since then still count. */
export function reconcile(session: ReviewSession, card: string, standing: CardState): ReviewSession {
  const own = session.statuses[card];
  if (own === undefined || own.sequence > standing.sequence) return session;
  const known = { ...session, statuses: { ...session.statuses, [card]: standing } };
  const wasDoneOnOtherDevice = own.sequence < standing.sequence && card !== session.current;
  return wasDoneOnOtherDevice ? without(known, card) : known;
}

/** How many cards are still to come, the one shown among them. */
export const cardsLeft = ({ coming, repeating, current }: ReviewSession): number =>
  coming.length + repeating.length + (current === null ? 0 : 1);

function without(session: ReviewSession, card: string): ReviewSession {
  return {
    ...session,
    coming: session.coming.filter((other) => other !== card),
    repeating: session.repeating.filter((other) => other.card !== card),
  };
}

/** First what has come due again, then what was not shown yet, then what comes due soon. */
function showNext(session: ReviewSession, at: number): ReviewSession {
  const soonest = session.repeating.toSorted((a, b) => a.due - b.due)[0];
  const next = soonest !== undefined && soonest.due <= at ? soonest.card : (session.coming[0] ?? soonest?.card ?? null);
  return next === null ? { ...session, current: null } : { ...without(session, next), current: next };
}
