import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Behaviour, isBehaviour } from '#domain/attempts/behaviour.ts';
import { drawQuestions } from '#domain/attempts/draw.rule.ts';
import { ProductError } from '#domain/errors.ts';
import type { ItemTypeName } from '#domain/items/registry.ts';
import { ITEMS_PER_QUIZ_MAX } from '#domain/limits.ts';
import { MARKED_BY_SCHEME, marksOfItem } from '#domain/marking/scheme-of-key.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { quizRefJson } from '../attempt-summary.query.ts';
import { startAttempt } from '../attempts/attempt.start.ts';
import type { QuizRef } from '../content.query.ts';
import { refuseUnlessOpen } from '../quiz.query.ts';

export type PracticeOptions = {
  readonly behaviour: Behaviour;
  /** So many questions are drawn; null: all. */
  readonly length: number | null;
  readonly asksConfidence: boolean;
  /** An attempt of the person's own: only what was not right in it is asked again. */
  readonly missedIn: string | null;
};

type QuestionRow = {
  readonly id: string;
  readonly type: ItemTypeName;
  readonly key: unknown;
  readonly lastCredit: number | null;
};

const READ_QUIZ = `select ${quizRefJson('q', 't', 's')} as quiz, t.free
  from quizzes q join live_topics t on t.id = q.topic_id join live_subjects s on s.id = t.subject_id where q.id = $1`;

// What the person did at this quiz is found from the person's own attempts: a question may have been asked a million times.
const READ_QUESTIONS = `
  with met as (
    select distinct on (v.item_id) v.item_id, coalesce(ai.credit, 0) as credit
    from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
    where a.user_id = $2 and a.quiz_id = $1 and a.handed_in_at is not null
    order by v.item_id, a.handed_in_at desc),
  missed as (
    select v.item_id from attempts a join attempt_items ai on ai.attempt_id = a.id join item_versions v on v.id = ai.version_id
    where a.id = $3 and a.user_id = $2 and a.handed_in_at is not null and ai.outcome in ('partly', 'wrong', 'unanswered'))
  select v.id, i.type, case when i.type = any($4) then v.key end as key, met.credit as "lastCredit"
  from quiz_items qi join items i on i.id = qi.item_id
  join item_versions v on v.item_id = i.id and v.version = i.version
  left join met on met.item_id = i.id
  where qi.quiz_id = $1 and ($3::uuid is null or i.id in (select item_id from missed))
  order by qi.position, qi.item_id`;

/**
 * Begins to practise with questions of a quiz, or finds the attempt that is open. Returns its id.
 * Throws `NOT_FOUND`, `PAYMENT_REQUIRED`, `INVALID_INPUT` for options that are none or leave no question.
 */
export async function startPractice(
  pool: pg.Pool,
  viewer: Viewer,
  quizId: string,
  { behaviour, length, asksConfidence, missedIn }: PracticeOptions,
): Promise<string> {
  if (!isUuid(quizId)) throw new ProductError('NOT_FOUND');
  const isLength = length === null || (Number.isInteger(length) && length >= 1 && length <= ITEMS_PER_QUIZ_MAX);
  if (!isBehaviour(behaviour) || !isLength || (missedIn !== null && !isUuid(missedIn))) {
    throw new ProductError('INVALID_INPUT');
  }
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quiz: QuizRef; free: boolean }>(READ_QUIZ, [quizId]);
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    refuseUnlessOpen(viewer, row.quiz, row.free);
    const { rows: all } = await client.query<QuestionRow>(READ_QUESTIONS, [
      quizId,
      viewer.userId,
      missedIn,
      MARKED_BY_SCHEME,
    ]);
    if (all.length === 0 && missedIn !== null) throw new ProductError('INVALID_INPUT');
    const drawn = drawQuestions(all, length, randomUUID());
    const { id, isNew } = await startAttempt(client, {
      userId: viewer.userId,
      quizId,
      versionIds: drawn.map((question) => question.id),
      marks: drawn.map(({ type, key }) => (key === null ? 1 : marksOfItem(type, key))),
      seconds: null,
      behaviour,
    });
    if (isNew) {
      await client.query('insert into practice_options (attempt_id, asks_confidence) values ($1, $2)', [
        id,
        asksConfidence,
      ]);
    }
    return id;
  });
}
