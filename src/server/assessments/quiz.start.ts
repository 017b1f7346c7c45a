import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { startAttempt } from '../attempts/attempt.start.ts';
import { quizRefJson } from '../attempts/attempt-summary.queries.ts';
import type { QuizRef } from '../content/content.queries.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { openAttemptOrRefuse } from '../questions/answer-keys/practice-block.ts';
import { refuseUnlessOpen } from './quiz.queries.ts';
import { readQuizQuestions } from './quiz-questions.queries.ts';

/**
 * Starts an attempt at a quiz, or finds the open one. Returns its id. Throws `NOT_FOUND`, `PAYMENT_REQUIRED`,
 * `PRACTICE_BLOCKED`.
 */
export async function startQuizAttempt(pool: pg.Pool, viewer: Viewer, quizId: string): Promise<string> {
  if (!isUuid(quizId)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quiz: QuizRef; free: boolean; seconds: number | null }>({
      name: 'quiz-to-start',
      text: `select ${quizRefJson('q', 't', 's')} as quiz, t.free, q.seconds
       from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
       where q.id = $1 and (q.live and t.deleted_at is null and s.deleted_at is null
         or exists (select from attempts a where a.user_id = $2 and a.quiz_id = q.id and a.handed_in_at is null))`,
      values: [quizId, viewer.userId],
    });
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    refuseUnlessOpen(viewer, row.quiz, row.free);
    const questions = await readQuizQuestions(client, quizId, {
      seed: randomUUID(),
      practising: { student: viewer.userId, behaviour: 'deferred' },
    });
    if (questions.length === 0) return openAttemptOrRefuse(client, viewer.userId, { quizId });
    const { id } = await startAttempt(client, {
      userId: viewer.userId,
      quizId,
      versionIds: questions.map((question) => question.id),
      marks: questions.map(({ marks }) => marks ?? 1),
      seconds: row.seconds,
      behaviour: 'deferred',
    });
    return id;
  });
}
