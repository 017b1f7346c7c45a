import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { showsMarks } from '../questions/answer-keys/reserved-questions.sql.ts';

/** An attempt in a list: enough to identify it, continue it, or open its result. */
export type AttemptLine = {
  readonly id: string;
  readonly startedAt: string;
  readonly submittedAt: string | null;
  readonly marks: number | null;
  readonly marksOutOf: number | null;
  readonly answeredCount: number;
  readonly questionCount: number;
};

/**
 * The attempt as JSON, for the alias of its row. Marks that would reveal a reserved question are left out.
 * @param student SQL of the id of the student who reads it
 */
export const attemptLineJson = (attempt: string, student: string): string => `json_build_object('id', ${attempt}.id,
  'startedAt', ${instantJson(`${attempt}.started_at`)}, 'submittedAt', ${instantJson(`${attempt}.handed_in_at`)},
  'marks', case when ${showsMarks(attempt, student)} then ${attempt}.marks end, 'marksOutOf', ${attempt}.marks_out_of,
  'questionCount', (select count(*)::int from attempt_items li where li.attempt_id = ${attempt}.id),
  'answeredCount', (select count(distinct ll.position)::int from answer_log ll where ll.attempt_id = ${attempt}.id))`;
