/*
 * Whether something about an attempt is released to its student: for an attempt at an assignment, when its teacher
 * releases it. The domain's `isRevealed` as SQL, for use before rows leave the database.
 */

const isReleased = (attempt: string, column: 'shows_marks' | 'shows_feedback'): string =>
  `(${attempt}.assignment_part_id is null or exists (
    select from assignment_parts tp join assignments ts on ts.id = tp.assignment_id
    where tp.id = ${attempt}.assignment_part_id and (ts.${column} = 'handIn'
      or (ts.${column} in ('due', 'release') and ts.marks_released_at is not null)
      or (ts.${column} = 'due' and coalesce(${attempt}.closes_at <= now(), true)))))`;

/** @param attempt alias of its row */
export const releasedMarks = (attempt: string): string => isReleased(attempt, 'shows_marks');

/** Answers, comments, and which questions were correct. */
export const isFeedbackReleased = (attempt: string): string => isReleased(attempt, 'shows_feedback');
