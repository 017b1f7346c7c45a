import {
  type AssignmentException,
  type AssignmentTimes,
  type AssignmentWindow,
  type TimeAccommodation,
  windowOf,
} from '#domain/classrooms/assignments/window.rule.ts';

/** The facts of a student's dates in an assignment, as stored. */
export type WindowFacts = {
  readonly times: AssignmentTimes;
  readonly group: AssignmentException | null;
  readonly own: AssignmentException | null;
  readonly accommodation: TimeAccommodation | null;
};

/** An instant as milliseconds since 1970. */
export const ms = (instant: string): string => `(extract(epoch from ${instant}) * 1000)::float8`;

/** @param assignment alias of its row */
export const timesJson = (assignment: string): string => `json_build_object(
  'publishedAt', ${ms(`${assignment}.published_at`)}, 'opensAt', ${ms(`${assignment}.opens_at`)},
  'dueAt', ${ms(`${assignment}.due_at`)}, 'lateUntil', ${ms(`${assignment}.late_until`)}, 'tries', ${assignment}.tries,
  'late', json_build_object('deduction', ${assignment}.late_deduction,
    'intervalSeconds', ${assignment}.late_interval_seconds, 'floor', ${assignment}.late_floor))`;

/** SQL: what an exception changes, by the alias of its row. */
export const exceptionJson = (exception: string): string => `json_build_object(
  'opensAt', ${ms(`${exception}.opens_at`)}, 'dueAt', ${ms(`${exception}.due_at`)},
  'lateUntil', ${ms(`${exception}.late_until`)}, 'tries', ${exception}.tries, 'excused', ${exception}.excused)`;

/** SQL: a student's accommodation, null if there is none. The parameter is SQL of the student's id. */
export const accommodationJson = (user: string): string => `(
  select json_build_object('dueDays', ac.due_days, 'penaltyWindowFactor', ac.penalty_window_factor)
  from accommodations ac where ac.user_id = ${user})`;

/**
 * The facts for one student.
 * @param user, group SQL of the ids
 */
export const windowFactsJson = (assignment: string, user: string, group: string): string => `json_build_object(
  'times', ${timesJson(assignment)},
  'group', (select ${exceptionJson('eg')} from assignment_exceptions eg
    where eg.assignment_id = ${assignment}.id and eg.group_id = ${group}),
  'own', (select ${exceptionJson('eo')} from assignment_exceptions eo
    where eo.assignment_id = ${assignment}.id and eo.user_id = ${user}),
  'accommodation', ${accommodationJson(user)})`;

/** The window of an assignment for the student of the facts. */
export const windowFrom = ({ times, ...particular }: WindowFacts): AssignmentWindow => windowOf(times, particular);
