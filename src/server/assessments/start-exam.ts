import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { accessParameters, subjectIsAccessible, topicIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import { startAttempt } from '../attempts/attempt.start.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { openAttemptOrRefuse } from '../questions/answer-keys/practice-block.ts';
import { isBlocked } from '../questions/answer-keys/reserved-questions.sql.ts';

type ToStart = {
  readonly seconds: number | null;
  readonly open: boolean;
  /** Whether assignments block all its questions for practice. */
  readonly blocked: boolean;
  readonly versions: readonly string[];
  readonly marks: readonly number[];
};

/** Questions that no assignment blocks, in the exam's statement, whose student is `$4`. */
const IS_AVAILABLE = `v.id is not null and not ${isBlocked('i.id', '$4')}`;

/**
 * Starts an attempt at an exam of the viewer's own, or finds the open one. Returns its id. Throws `NOT_FOUND`,
 * `PAYMENT_REQUIRED`, `PRACTICE_BLOCKED`.
 */
export const startExam = (pool: pg.Pool, viewer: Viewer, examId: string): Promise<string> =>
  start(
    pool,
    viewer,
    examId,
    { examId },
    accessParameters(viewer, 'quiz'),
    `select e.seconds, coalesce(bool_and(${topicIsAccessible('t', '$2', '$3')}), true) as open,
       count(i.id) > 0 and coalesce(bool_and(${isBlocked('i.id', '$4')}), false) as blocked,
       coalesce(array_agg(v.id order by ei.position) filter (where ${IS_AVAILABLE}), '{}') as versions,
       coalesce(array_agg(1::float8 order by ei.position) filter (where ${IS_AVAILABLE}), '{}') as marks
     from exams e left join exam_items ei on ei.exam_id = e.id left join (
       item_versions v join items i on i.id = v.item_id and i.live) on v.id = ei.version_id
     left join topics t on t.id = i.topic_id
     where e.id = $1 and e.owner_id = $4 and e.deleted_at is null group by e.id`,
  );

/** The same for an exam paper, which is indivisible: an assignment with one of its questions blocks all of it. */
export const startPaper = (pool: pg.Pool, viewer: Viewer, paperId: string): Promise<string> =>
  start(
    pool,
    viewer,
    paperId,
    { paperId },
    accessParameters(viewer, 'examQuestion'),
    `select p.seconds, ${subjectIsAccessible('s', '$2', '$3')} as open,
       exists (select from paper_items pi join item_versions v on v.id = pi.version_id
         where pi.paper_id = p.id and ${isBlocked('v.item_id', '$4')}) as blocked,
       array(select pi.version_id from paper_items pi where pi.paper_id = p.id order by pi.position) as versions,
       array(select pi.marks::float8 from paper_items pi where pi.paper_id = p.id order by pi.position) as marks
     from exam_papers p join subjects s on s.id = p.subject_id where p.id = $1 and p.live`,
  );

async function start(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  target: { readonly examId: string } | { readonly paperId: string },
  access: ReturnType<typeof accessParameters>,
  text: string,
): Promise<string> {
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<ToStart>(text, [id, ...access, viewer.userId]);
    const found = rows[0];
    if (found === undefined) throw new ProductError('NOT_FOUND');
    if (!found.open) throw new ProductError('PAYMENT_REQUIRED');
    if (found.blocked) return openAttemptOrRefuse(client, viewer.userId, target);
    const { id: attempt } = await startAttempt(client, {
      ...target,
      userId: viewer.userId,
      versionIds: found.versions,
      marks: found.marks,
      seconds: found.seconds,
      behaviour: 'deferred',
    });
    return attempt;
  });
}
