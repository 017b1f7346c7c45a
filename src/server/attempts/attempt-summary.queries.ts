import { showsMarks } from '../questions/answer-keys/reserved-questions.sql.ts';

/** The reference to a quiz as JSON, for the aliases of quiz, topic and subject. */
export const quizRefJson = (quiz: string, topic: string, subject: string): string => `json_build_object(
  'id', ${quiz}.id, 'title', ${quiz}.title,
  'subject', json_build_object('id', ${subject}.id, 'slug', ${subject}.slug, 'title', ${subject}.title),
  'topic', json_build_object('id', ${topic}.id, 'slug', ${topic}.slug, 'title', ${topic}.title))`;

/** A timestamp as the API writes it: ISO 8601 in UTC. */
export const instantJson = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * An attempt as a summary, for the alias of its row.
 * @param student SQL of the id of the student who reads it
 */
export const summaryJson = (attempt: string, student: string): string => `(
  select json_build_object('id', ${attempt}.id, 'quiz', ${quizRefJson('sq', 'st', 'ss')},
    'startedAt', ${instantJson(`${attempt}.started_at`)}, 'submittedAt', ${instantJson(`${attempt}.handed_in_at`)},
    'questionCount', (select count(*)::int from attempt_items ai where ai.attempt_id = ${attempt}.id),
    'answeredCount', (select count(distinct al.position)::int from answer_log al where al.attempt_id = ${attempt}.id),
    'marks', case when ${showsMarks(attempt, student)} then ${attempt}.marks end, 'marksOutOf', ${attempt}.marks_out_of)
  from quizzes sq join topics st on st.id = sq.topic_id join subjects ss on ss.id = st.subject_id
  where sq.id = ${attempt}.quiz_id)`;
