import { isFeedbackReleased, releasedMarks } from '../../classrooms/assignments/released.sql.ts';
import { isReserved, reservedQuestions } from '../../questions/answer-keys/reserved-questions.sql.ts';

/*
 * Assigned work is counted when it is submitted, since its teachers see it at once. Its student sees nothing until the
 * teacher releases it: what a student reads of their own sums and answers leaves out these attempts and all answers to
 * questions that are reserved now, in any attempt, because their marks would reveal the answer keys. `$1`: the student.
 */

/** Ids of the attempts that are not released to the student yet, as an array; computed once per statement. */
const UNRELEASED_ATTEMPTS = `array(select u.id from attempts u where u.user_id = $1
  and u.assignment_part_id is not null and not (${releasedMarks('u')} and ${isFeedbackReleased('u')}))`;

/**
 * Whether a counted answer of the student is included in what the student reads.
 * @param answer alias of a row of counted_answers
 */
export const isCounted = (answer: string): string => isIncluded(`${answer}.attempt_id`, `${answer}.item_id`);

/**
 * The same for an answer that is not counted, because it is empty or waits to be marked.
 * @param attempt SQL of its id
 * @param item SQL of the question's id
 */
export const isIncluded = (attempt: string, item: string): string =>
  `(${attempt} <> all (${UNRELEASED_ATTEMPTS}) and not ${isReserved(item, '$1')})`;

/** The answers that are excluded, each found by an index: of unreleased attempts, and to reserved questions. */
export const WITHHELD_ANSWERS = `
  select c.* from counted_answers c where c.attempt_id = any (${UNRELEASED_ATTEMPTS})
  union
  select c.* from counted_answers c where c.user_id = $1 and c.item_id = any (${reservedQuestions('$1')})`;

/** Weekly sums. Unreleased marks are emitted as negative corrections, so only sums of these rows are meaningful. */
export const RELEASED_WEEKS = `
  select topic_id, week, last_day, answers, credit, seconds from weekly_results where user_id = $1
  union all
  select topic_id, date_trunc('week', day::timestamp)::date, day, -1, -credit, -seconds from (${WITHHELD_ANSWERS}) withheld`;

/** The same for the bands. */
export const RELEASED_BANDS = `
  select topic_id, dimension, band, answers, credit, seconds from band_results where user_id = $1
  union all
  select c.topic_id, b.dimension, b.band, -1, -c.credit, -c.seconds from (${WITHHELD_ANSWERS}) c
  cross join lateral (values ('type', c.type), ('difficulty', c.difficulty), ('gap', c.gap),
    ('confidence', c.confidence::text)) b(dimension, band)
  where b.band is not null`;
