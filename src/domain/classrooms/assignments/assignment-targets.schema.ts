import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { ASSIGNMENT_CLASSES_MAX } from '../classroom.limits.ts';
import { type AssignmentDraft, timesProblem } from './assignment-draft.schema.ts';

/** When students see a new assignment: now, from its opening time, or not yet. */
export const PUBLISHINGS = ['now', 'scheduled', 'draft'] as const;
export type Publishing = (typeof PUBLISHINGS)[number];

const instant = z.nullable(z.iso.datetime(problemText('dateTimeMissing')));

/** The classes that an assignment is created in; a class with null has the dates of the draft. */
export const assignmentTargetsSchema = z
  .array(z.object({ classroom: z.guid(), opensAt: instant, dueAt: instant }))
  .check(
    z.minLength(1, problemText('classMissing')),
    z.maxLength(ASSIGNMENT_CLASSES_MAX, problemText('classesTooMany', { max: ASSIGNMENT_CLASSES_MAX })),
    z.check(({ value, issues }) => {
      if (new Set(value.map(({ classroom }) => classroom.toLowerCase())).size < value.length) {
        issues.push({ code: 'custom', input: value, message: problemText('classTwice') });
      }
    }),
  );
export type AssignmentTarget = z.infer<typeof assignmentTargetsSchema>[number];

export type AssignmentDates = Pick<AssignmentDraft, 'opensAt' | 'dueAt' | 'lateUntil'>;

/** The dates of one class: its own, otherwise those of the draft. A due date of its own also moves the late limit. */
export function datesOf(draft: AssignmentDates, own: Pick<AssignmentTarget, 'opensAt' | 'dueAt'>): AssignmentDates {
  const movedMs = own.dueAt === null || draft.dueAt === null ? 0 : Date.parse(own.dueAt) - Date.parse(draft.dueAt);
  return {
    opensAt: own.opensAt ?? draft.opensAt,
    dueAt: own.dueAt ?? draft.dueAt,
    lateUntil: draft.lateUntil === null ? null : new Date(Date.parse(draft.lateUntil) + movedMs).toISOString(),
  };
}

/**
 * What prevents an assignment from being published as requested, with the field to correct: a schedule without a time
 * in the future, or dates of a class that contradict each other.
 */
export function publishingProblem(
  publishing: Publishing,
  dates: AssignmentDates,
  nowMs: number,
): { readonly field: keyof AssignmentDates; readonly message: string } | null {
  if (publishing === 'scheduled') {
    if (dates.opensAt === null) return { field: 'opensAt', message: problemText('dateTimeMissing') };
    if (Date.parse(dates.opensAt) <= nowMs) return { field: 'opensAt', message: problemText('opensInPast') };
  }
  return timesProblem(dates);
}

const DAY_MS = 86_400_000;

/** Dates moved by whole days. The time of day stays the same where the clocks change, in the reader's time zone. */
export function movedByDays(dates: AssignmentDates, days: number): AssignmentDates {
  const moved = (instantText: string | null): string | null => {
    if (instantText === null) return null;
    const at = new Date(instantText);
    const later = new Date(at.getTime() + days * DAY_MS);
    const shiftMs = (later.getTimezoneOffset() - at.getTimezoneOffset()) * 60_000;
    return new Date(later.getTime() + shiftMs).toISOString();
  };
  return { opensAt: moved(dates.opensAt), dueAt: moved(dates.dueAt), lateUntil: moved(dates.lateUntil) };
}
