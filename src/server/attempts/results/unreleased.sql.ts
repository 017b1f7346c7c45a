import { isFeedbackReleased, releasedMarks } from '../../classrooms/assignments/released.sql.ts';
import { isReserved, reservedQuestions } from '../../questions/answer-keys/reserved-questions.sql.ts';

/*
 * Set work is counted when it is handed in, since its teachers see it at once. Its student is told nothing before the
 * teacher says so: what a student reads of the own sums and answers leaves these attempts out, and with them all answers
 * to questions that are reserved now, in whatever attempt: their marks would tell of the answer keys. `$1`: the student.
 */

/** Ids of the attempts that the student is not told of yet, as an array; reckoned once a statement. */
const UNRELEASED_ATTEMPTS = `array(select u.id from attempts u where u.user_id = $1
  and u.assignment_part_id is not null and not (${releasedMarks('u')} and ${isFeedbackReleased('u')}))`;

/** Whether a counted answer of the student counts in what the student reads. @param answer alias of a row of counted_answers */
export const isCounted = (answer: string): string =>
  `(${answer}.attempt_id <> all (${UNRELEASED_ATTEMPTS}) and not ${isReserved(`${answer}.item_id`, '$1')})`;

/** The answers that do not count, each found by an index: of attempts that are not told, and to reserved questions. */
export const WITHHELD_ANSWERS = `
  select c.* from counted_answers c where c.attempt_id = any (${UNRELEASED_ATTEMPTS})
  union
  select c.* from counted_answers c where c.user_id = $1 and c.item_id = any (${reservedQuestions('$1')})`;

/** Weekly sums; what is not told yet follows with a minus, so that only sums of these rows say something. */
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
