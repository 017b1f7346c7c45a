import { isFeedbackReleased, releasedMarks } from '../../classrooms/assignments/released.sql.ts';

/*
 * Which questions are reserved for a student now: the view `reserved_questions`, which is the domain's `reservationBy`
 * in SQL, and its function `reserved_for`. Statements use only the conditions here.
 */

/**
 * Ids of the questions whose answer keys a student is not shown now, computed once per statement.
 * @param student SQL of the id
 */
export const reservedQuestions = (student: string): string =>
  `array(select rq.item_id from reserved_for(${student}) rq)`;

/**
 * Whether the question is one of these.
 * @param item SQL of its id
 */
export const isReserved = (item: string, student: string): string => `${item} = any (${reservedQuestions(student)})`;

/**
 * Ids of the questions that a student may not practise with now, as an array.
 * @param telling SQL of whether answers would be checked during the attempt, which excludes all reserved questions
 */
export const blockedQuestions = (student: string, telling = 'false'): string =>
  `array(select rq.item_id from reserved_for(${student}) rq where rq.blocks_practice or ${telling})`;

/** Whether the question is one of these. */
export const isBlocked = (item: string, student: string): string => `${item} = any (${blockedQuestions(student)})`;

/**
 * Whether an attempt contains a question that something else reserves for its student, so that the total marks would
 * reveal it. The attempt's own assignment decides by itself what it shows.
 * @param attempt alias of its row
 */
export const hasReserved = (attempt: string, student: string): string => hasAnyOf(attempt, `reserved_for(${student})`);

/** The same, for a statement that has the rows of `reserved_for` already. */
export const hasAnyOf = (attempt: string, rows: string): string => `exists (
  select from ${rows} rq join item_versions hv on hv.item_id = rq.item_id
  join attempt_items hi on hi.version_id = hv.id and hi.attempt_id = ${attempt}.id
  where rq.part_id is distinct from ${attempt}.assignment_part_id)`;

/**
 * Whether a student is shown the marks of an attempt: its assignment shows them, and they reveal no reserved question.
 */
export const showsMarks = (attempt: string, student: string): string =>
  `(${releasedMarks(attempt)} and not ${hasReserved(attempt, student)})`;

/** Whether a student is shown everything of an attempt: marks, and which questions were correct. */
export const showsResult = (attempt: string, student: string): string =>
  `(${isFeedbackReleased(attempt)} and ${showsMarks(attempt, student)})`;

/**
 * Whether a question is reserved for any student: visitors of the public site may be students, so they are not shown
 * its answer key.
 */
export const isReservedForAnyone = (item: string): string =>
  // The offset keeps the planner from computing all students' reservations first.
  `exists (select from reserved_questions rq where rq.item_id = ${item} offset 0)`;

/** Reservations among the rows of `reserved_for`, as JSON for `decideKey`. */
export const reservationsJson = (rows: string, condition: string): string => `(
  select coalesce(json_agg(json_build_object('blocksPractice', rq.blocks_practice is true,
    'endsAt', extract(epoch from rq.ends_at)::float8 * 1000)), '[]') from ${rows} rq where ${condition})`;
