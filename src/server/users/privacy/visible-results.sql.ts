import { WITHHELD_ANSWERS } from '../../attempts/results/unreleased.sql.ts';
import { isFeedbackReleased } from '../../classrooms/assignments/released.sql.ts';
import { isReserved, showsMarks, showsResult } from '../../questions/answer-keys/reserved-questions.sql.ts';
import type { Withheld } from './personal-rows.ts';

/*
 * What an export contains of results: only what the user's screens show now. `t` is the row, `$1` the user. Each
 * condition is that of the corresponding screen.
 */

/** Whether the result of one answer is shown: the condition of the attempt's review. */
const ANSWER_IS_SHOWN = `exists (
  select from attempts a join attempt_items si on si.attempt_id = a.id join item_versions sv on sv.id = si.version_id
  where a.id = t.attempt_id and si.position = t.position and not ${isReserved('sv.item_id', '$1')}
    and (a.handed_in_at is not null and ${isFeedbackReleased('a')} or a.behaviour <> 'deferred' and exists (
      select from item_steps ss where ss.attempt_id = a.id and ss.position = t.position and ss.locked_at is not null)))`;

const RESULT_IS_SHOWN = `exists (select from attempts a where a.id = t.attempt_id and a.handed_in_at is not null
  and ${showsResult('a', '$1')})`;

/** Columns of one answer, by `attempt_id` and `position`. */
export const answerColumns = (...columns: string[]): Withheld => ({ columns, until: ANSWER_IS_SHOWN });

/** Columns that reveal something about all answers of an attempt, by `attempt_id`. */
export const resultColumns = (...columns: string[]): Withheld => ({ columns, until: RESULT_IS_SHOWN });

/** A teacher's marks: the final round, once it is released. */
export const TEACHER_MARK_COLUMNS: Withheld = {
  columns: ['awards', 'marks', 'comment'],
  until: `(${RESULT_IS_SHOWN} and exists (select from attempt_items si
      where si.attempt_id = t.attempt_id and si.position = t.position and si.credit is not null)
    and t.round = (select case when bool_or(o.round = 3) then 3 else 1 end from teacher_marks o
      where o.attempt_id = t.attempt_id and o.position = t.position))`,
};

/**
 * Whether what a teacher entered for an assignment is shown. Without an attempt, the student's own closing time is not
 * stored, so what is shown from then on is exported once the marks are released.
 */
function entered(column: 'shows_marks' | 'shows_feedback'): string {
  return `exists (select from assignments ts where ts.id = t.assignment_id and (ts.${column} = 'handIn'
    or (ts.${column} in ('due', 'release') and ts.marks_released_at is not null)))`;
}

/** The marks of an attempt. */
export const ATTEMPT_MARKS: Withheld = {
  columns: ['marks', 'marks_out_of'],
  until: `(t.handed_in_at is not null and ${showsMarks('t', '$1')})`,
};

/** The sums of an assignment, which cover all attempts at it. */
export const SUBMISSION_MARKS: Withheld = {
  columns: ['marks', 'marks_out_of', 'unmarked_items'],
  until: `(t.handed_in_at is not null and not exists (
    select from assignment_parts p join attempts a on a.assignment_part_id = p.id and a.user_id = t.user_id
    where p.assignment_id = t.assignment_id and not ${showsMarks('a', '$1')})
    and (not t.is_entered or ${entered('shows_marks')}))`,
};

/** What a teacher entered instead of the results of attempts, or for work on paper. */
export const ENTERED_MARKS: Withheld = { columns: ['marks'], until: entered('shows_marks') };
export const ENTERED_COMMENT: Withheld = { columns: ['comment'], until: entered('shows_feedback') };

/** The marks in a notice of a regrade. */
export const NOTICE_FACTS: Withheld = {
  columns: ['facts'],
  until: `(t.kind <> 'regrade' or exists (
    select from attempts a where a.id::text = t.facts->>'attempt' and ${showsMarks('a', '$1')}))`,
};

const withheldSum = (what: string, where: string): string =>
  `(select coalesce(sum(${what}), 0) from (${WITHHELD_ANSWERS}) w where w.topic_id = t.topic_id and ${where})`;

const reducedSums = (where: string) => ({
  answers: withheldSum('1', where),
  credit: withheldSum('w.credit', where),
  seconds: withheldSum('w.seconds', where),
});

/** Sums without the answers that are not shown. */
export const WEEKLY_SUMS = reducedSums(`date_trunc('week', w.day::timestamp)::date = t.week`);
export const BAND_SUMS = reducedSums(`case t.dimension when 'type' then w.type when 'difficulty' then w.difficulty
  when 'gap' then w.gap else w.confidence::text end = t.band`);
