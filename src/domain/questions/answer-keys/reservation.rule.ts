import type { Reveal } from '../../classrooms/assignments/reveal.rule.ts';

/*
 * Which questions an assignment reserves for one student: from when it is assigned until it is over for that student,
 * the student does not see their answer keys. All times in milliseconds since 1970, by the server's clock.
 */

/** One part of an assignment for one student. */
export type AssignedPart = {
  /** Published, not deleted, of a class that is not archived, and for this student. */
  readonly isAssigned: boolean;
  /** Whether there is a time limit. */
  readonly isTimed: boolean;
  readonly showsFeedback: Reveal;
  /** The teacher's choice: whether these questions may be practised meanwhile. */
  readonly blocksPractice: boolean;
  /** The end of this student's own window; null: none. */
  readonly closesAt: number | null;
  /** When a student who is no longer in the class left it; null: still a member. */
  readonly leftAt: number | null;
  readonly released: boolean;
  /** Whether the student has submitted an attempt at this part, and whether another one is still open. */
  readonly submitted: boolean;
  readonly inProgress: boolean;
};

export type Reservation = {
  readonly blocksPractice: boolean;
  /** When it ends at the latest; null if that is not known yet. */
  readonly endsAt: number | null;
};

/** Leaving a class does not reveal keys at once: without an end of the window, a reservation lasts this much longer. */
export const RESERVED_AFTER_LEAVING_MS = 30 * 86_400_000;

/**
 * Whether an assignment's questions need a reservation: ordinary homework that shows feedback on submission does not.
 */
export const reservesQuestions = (part: Pick<AssignedPart, 'isTimed' | 'showsFeedback' | 'blocksPractice'>): boolean =>
  part.isTimed || part.showsFeedback !== 'handIn' || part.blocksPractice;

/** The current reservation of one part's questions for its student; null if there is none. */
export function reservationBy(part: AssignedPart, now: number): Reservation | null {
  const { isAssigned, inProgress, blocksPractice } = part;
  if (!reservesQuestions(part) || !(isAssigned || inProgress)) return null;
  if (!inProgress && isOver(part, now)) return null;
  return { blocksPractice, endsAt: part.showsFeedback === 'release' ? null : endOf(part) };
}

/** The end of the window, or its replacement for a student who has left the class. */
const endOf = ({ closesAt, leftAt }: AssignedPart): number | null =>
  closesAt ?? (leftAt === null ? null : leftAt + RESERVED_AFTER_LEAVING_MS);

function isOver(part: AssignedPart, now: number): boolean {
  const { released, submitted, showsFeedback } = part;
  if (released) return true;
  const end = endOf(part);
  const closed = end !== null && now >= end;
  if (!submitted) return closed;
  if (showsFeedback === 'handIn') return true;
  return showsFeedback !== 'release' && (closed || end === null);
}

/** The effective reservation of a question that several parts reserve: the strictest of them; null if there is none. */
export function strictest(reservations: readonly Reservation[]): Reservation | null {
  if (reservations.length === 0) return null;
  const ends = reservations.map(({ endsAt }) => endsAt);
  return {
    blocksPractice: reservations.some(({ blocksPractice }) => blocksPractice),
    endsAt: ends.reduce((latest, end) => (latest === null || end === null ? null : Math.max(latest, end))),
  };
}
