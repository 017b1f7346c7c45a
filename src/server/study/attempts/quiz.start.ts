import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { quizRefJson } from '../attempt-summary.query.ts';
import type { QuizRef } from '../content.query.ts';
import { refuseUnlessOpen } from '../quiz.query.ts';
import { startAttempt } from './attempt.start.ts';

/** Begins an attempt at a quiz, or finds the one that is open. Returns its id. Throws `NOT_FOUND`, `PAYMENT_REQUIRED`. */
export async function startQuizAttempt(pool: pg.Pool, viewer: Viewer, quizId: string): Promise<string> {
  if (!isUuid(quizId)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quiz: QuizRef; free: boolean; versions: string[] }>({
      name: 'quiz-to-start',
      text: `select ${quizRefJson('q', 't', 's')} as quiz, t.free, (
         select coalesce(array_agg(v.id order by qi.position, qi.item_id), '{}')
         from quiz_items qi join items i on i.id = qi.item_id
         join item_versions v on v.item_id = i.id and v.version = i.version
         where qi.quiz_id = q.id) as versions
       from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
       where q.id = $1 and (t.deleted_at is null and s.deleted_at is null
         or exists (select from attempts a where a.user_id = $2 and a.quiz_id = q.id and a.handed_in_at is null))`,
      values: [quizId, viewer.userId],
    });
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    refuseUnlessOpen(viewer, row.quiz, row.free);
    const { id } = await startAttempt(client, {
      userId: viewer.userId,
      quizId,
      versionIds: row.versions,
      seconds: null,
      behaviour: 'deferred',
    });
    return id;
  });
}
