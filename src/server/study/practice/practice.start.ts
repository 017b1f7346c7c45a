import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { QUESTIONS_PER_QUIZ_MAX } from '#domain/assessments/assessment.limits.ts';
import { type Behaviour, type Confidence, isBehaviour } from '#domain/attempts/behaviour.ts';
import { retentionCredit } from '#domain/attempts/confidence.rule.ts';
import { drawQuestions } from '#domain/attempts/draw.rule.ts';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { refuseUnlessOpen } from '../../assessments/quiz.queries.ts';
import {
  type Practising,
  type QuizQuestion,
  readQuizQuestions,
  readSubtopicQuestions,
} from '../../assessments/quiz-questions.queries.ts';
import { startAttempt } from '../../attempts/attempt.start.ts';
import { quizRefJson } from '../../attempts/attempt-summary.queries.ts';
import type { QuizRef } from '../../content/content.queries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { marksAvailable } from '../../questions/answer-keys/marks-available.ts';
import { openAttemptOrRefuse } from '../../questions/answer-keys/practice-block.ts';
import { isReserved } from '../../questions/answer-keys/reserved-questions.sql.ts';

export type PracticeOptions = {
  readonly behaviour: Behaviour;
  /** The number of questions to draw; null: all. */
  readonly length: number | null;
  readonly asksConfidence: boolean;
  /** An attempt of the user: only its incorrect questions are used. */
  readonly missedIn: string | null;
  /** Only questions of this subtopic of the quiz's topic. */
  readonly subtopic: string | null;
};

type History = {
  /** The score and confidence of each question when it was last answered in this quiz. */
  readonly met: Readonly<Record<string, { readonly credit: number; readonly confidence: Confidence | null }>>;
};

const READ_QUIZ = `select ${quizRefJson('q', 't', 's')} as quiz, t.free, q.seconds
  from quizzes q join live_topics t on t.id = q.topic_id join live_subjects s on s.id = t.subject_id where q.id = $1 and q.live`;

// Answers in this quiz are found through the user's own attempts: a question may have been answered a million times.
const READ_HISTORY = `
  with met as (
    select distinct on (v.item_id) v.item_id, coalesce(ai.credit, 0) as credit, st.confidence
    from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
    left join item_steps st on st.attempt_id = ai.attempt_id and st.position = ai.position
    where a.user_id = $2 and a.quiz_id = $1 and a.handed_in_at is not null and not ${isReserved('v.item_id', '$2')}
    order by v.item_id, a.handed_in_at desc)
  select coalesce(json_object_agg(item_id, json_build_object('credit', credit, 'confidence', confidence)), '{}') as met from met`;

// The incorrect questions of the user's attempt, in order, including random ones, for which other questions would be
// drawn now.
const READ_MISSED = `
  select v.id, i.id as item, i.type, case when i.type = any($4) then ${storedAnswer('v')} end as "storedKey",
    case when qi.item_id is not null then qi.marks when i.type <> all($4) then ai.marks end as marks
  from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions asked on asked.id = ai.version_id
  join items i on i.id = asked.item_id and i.live join item_versions v on v.item_id = i.id and v.version = i.version
  left join quiz_items qi on qi.quiz_id = a.quiz_id and qi.item_id = i.id
  where a.id = $3 and a.quiz_id = $1 and a.user_id = $2 and a.handed_in_at is not null and a.assignment_part_id is null
    and ai.outcome in ('partly', 'wrong', 'unanswered') and not ${isReserved('i.id', '$2')}
  order by ai.position`;

/**
 * Starts practice with questions of a quiz, or finds the open attempt. Returns its id. Throws `NOT_FOUND`,
 * `PAYMENT_REQUIRED`, `INVALID_INPUT` for invalid options or ones that leave no question, and `PRACTICE_BLOCKED` if
 * assignments reserve all of them.
 */
export async function startPractice(
  pool: pg.Pool,
  viewer: Viewer,
  quizId: string,
  { behaviour, length, asksConfidence, missedIn, subtopic }: PracticeOptions,
): Promise<string> {
  if (!isUuid(quizId)) throw new ProductError('NOT_FOUND');
  const isLength = length === null || (Number.isInteger(length) && length >= 1 && length <= QUESTIONS_PER_QUIZ_MAX);
  if (!isBehaviour(behaviour) || !isLength || (missedIn !== null && (!isUuid(missedIn) || subtopic !== null))) {
    throw new ProductError('INVALID_INPUT');
  }
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quiz: QuizRef; free: boolean; seconds: number | null }>(READ_QUIZ, [quizId]);
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    refuseUnlessOpen(viewer, row.quiz, row.free);
    const all = await questionsFor(client, { student: viewer.userId, behaviour }, quizId, { missedIn, subtopic });
    if (all.length === 0 && (missedIn !== null || subtopic !== null)) throw new ProductError('INVALID_INPUT');
    if (all.length === 0) return openAttemptOrRefuse(client, viewer.userId, { quizId });
    const drawn = drawQuestions(all, length, randomUUID());
    const { id } = await startAttempt(client, {
      userId: viewer.userId,
      quizId,
      versionIds: drawn.map((question) => question.id),
      marks: drawn.map(marksAvailable),
      // Retrying incorrect questions and practising a subtopic have no time limit.
      seconds: missedIn === null && subtopic === null ? row.seconds : null,
      behaviour,
      asksConfidence,
    });
    return id;
  });
}

/** The questions with the user's last results; only incorrect ones of an attempt, or those of a subtopic, if one is given. */
async function questionsFor(
  client: pg.ClientBase,
  practising: NonNullable<Practising>,
  quizId: string,
  { missedIn, subtopic }: Pick<PracticeOptions, 'missedIn' | 'subtopic'>,
): Promise<(QuizQuestion & { readonly lastCredit: number | null })[]> {
  const { rows } = await client.query<History>(READ_HISTORY, [quizId, practising.student]);
  const { met } = rows[0] ?? { met: {} };
  const questions =
    subtopic !== null
      ? await readSubtopicQuestions(client, quizId, subtopic, practising)
      : missedIn === null
        ? await readQuizQuestions(client, quizId, { seed: randomUUID(), practising })
        : (await client.query<QuizQuestion>(READ_MISSED, [quizId, practising.student, missedIn, MARKED_BY_SCHEME]))
            .rows;
  return questions.map((question) => {
    const last = met[question.item];
    return { ...question, lastCredit: last === undefined ? null : retentionCredit(last.credit, last.confidence) };
  });
}
