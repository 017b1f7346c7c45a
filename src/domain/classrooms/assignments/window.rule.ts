import { creditShare, type LatePolicy } from './late-policy.rule.ts';

/* When a student may do an assignment. Instants in milliseconds since 1970, by the server's clock. */

export type AssignmentTimes = {
  /** Null: a draft. */
  readonly publishedAt: number | null;
  /** Null: as soon as it is published. */
  readonly opensAt: number | null;
  /** Null: no due date. */
  readonly dueAt: number | null;
  /** Until when late work is accepted; null: it isn't. */
  readonly lateUntil: number | null;
  readonly tries: number | null;
  readonly late: LatePolicy;
};

/** For one student or group; null: as for everyone. */
export type AssignmentException = {
  readonly opensAt: number | null;
  readonly dueAt: number | null;
  readonly lateUntil: number | null;
  readonly tries: number | null;
  readonly excused: boolean;
};

/** How access arrangements change dates. */
export type TimeAccommodation = { readonly dueDays: number; readonly penaltyWindowFactor: number };

/** The effective dates of one student. */
export type AssignmentWindow = {
  readonly publishedAt: number | null;
  readonly opensAt: number | null;
  readonly dueAt: number | null;
  /** When the assignment closes; null: never. */
  readonly closesAt: number | null;
  /** How many attempts are allowed for each part; null: unlimited. */
  readonly tries: number | null;
  readonly excused: boolean;
  readonly late: LatePolicy;
};

export const WINDOW_STATES = ['draft', 'scheduled', 'open', 'late', 'closed'] as const;
export type WindowState = (typeof WINDOW_STATES)[number];

const DAY_MS = 86_400_000;

/**
 * The times for one student. The student's own exception has priority over the group's, and that over the class's. An
 * exception with a due date also moves the late limit, unless it sets one too. An access arrangement moves the times of
 * the group or class, but not a time that was set for this student alone. It stretches the late periods if the student
 * is granted that.
 */
export function windowOf(
  times: AssignmentTimes,
  {
    group,
    own,
    accommodation,
  }: {
    readonly group: AssignmentException | null;
    readonly own: AssignmentException | null;
    readonly accommodation: TimeAccommodation | null;
  },
): AssignmentWindow {
  const shared = group === null ? times : withException(times, group);
  const granted = accommodation === null ? shared : accommodate(shared, accommodation);
  const { publishedAt, opensAt, dueAt, lateUntil, tries } = own === null ? granted : withException(granted, own);
  return {
    publishedAt,
    opensAt,
    dueAt,
    closesAt: lateUntil ?? dueAt,
    tries,
    excused: own?.excused === true || group?.excused === true,
    late: granted.late,
  };
}

function withException(times: AssignmentTimes, exception: AssignmentException): AssignmentTimes {
  const dueAt = exception.dueAt ?? times.dueAt;
  const moved = times.lateUntil === null || times.dueAt === null || dueAt === null ? 0 : dueAt - times.dueAt;
  return {
    ...times,
    opensAt: exception.opensAt ?? times.opensAt,
    dueAt,
    lateUntil: exception.lateUntil ?? (times.lateUntil === null ? null : times.lateUntil + moved),
    tries: exception.tries ?? times.tries,
  };
}

function accommodate(times: AssignmentTimes, { dueDays, penaltyWindowFactor }: TimeAccommodation): AssignmentTimes {
  const dueAt = times.dueAt === null ? null : times.dueAt + dueDays * DAY_MS;
  const lateMs = times.lateUntil === null || times.dueAt === null ? 0 : times.lateUntil - times.dueAt;
  return {
    ...times,
    dueAt,
    lateUntil: times.lateUntil === null || dueAt === null ? times.lateUntil : dueAt + lateMs * penaltyWindowFactor,
    late: { ...times.late, intervalSeconds: times.late.intervalSeconds * penaltyWindowFactor },
  };
}

/** What an assignment's window is at an instant (milliseconds since 1970). */
export function windowState({ publishedAt, opensAt, dueAt, closesAt }: AssignmentWindow, now: number): WindowState {
  if (publishedAt === null) return 'draft';
  if (opensAt !== null && now < opensAt) return 'scheduled';
  if (closesAt !== null && now >= closesAt) return 'closed';
  return dueAt !== null && now >= dueAt ? 'late' : 'open';
}

/** Whether work may be started, answered and submitted. */
export const acceptsWork = (state: WindowState): boolean => state === 'open' || state === 'late';

/**
 * The share of the earned marks, 0 to 1, that remains for work submitted at an instant. A grace period after the due
 * date covers answers in flight.
 */
export const retainedShareAt = (
  { dueAt, late }: AssignmentWindow,
  submittedAt: number,
  graceSeconds: number,
): number => (dueAt === null ? 1 : creditShare(Math.max(0, (submittedAt - dueAt) / 1_000 - graceSeconds), late));
