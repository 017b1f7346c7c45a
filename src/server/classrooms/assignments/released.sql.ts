/*
 * Whether a student is told something of an attempt: of one at an assignment only from when on its teacher says so. The
 * same as the domain's `isRevealed`, where it has to be decided before anything leaves the database.
 */

const isReleased = (attempt: string, column: 'shows_marks' | 'shows_feedback'): string =>
  `(${attempt}.assignment_part_id is null or exists (
    select from assignment_parts tp join assignments ts on ts.id = tp.assignment_id
    where tp.id = ${attempt}.assignment_part_id and (ts.${column} = 'handIn'
      or (ts.${column} in ('due', 'release') and ts.marks_released_at is not null)
      or (ts.${column} = 'due' and coalesce(${attempt}.closes_at <= now(), true)))))`;

/** @param attempt alias of its row */
export const releasedMarks = (attempt: string): string => isReleased(attempt, 'shows_marks');

/** Answers, comments, and which questions were right. */
export const isFeedbackReleased = (attempt: string): string => isReleased(attempt, 'shows_feedback');
