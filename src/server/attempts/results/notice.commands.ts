import type pg from 'pg';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { showsMarks } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { instantJson } from '../attempt-summary.queries.ts';

/** Marks that a corrected key has changed. */
export type RegradeNotice = {
  readonly id: string;
  readonly createdAt: string;
  readonly attempt: string;
  readonly title: string;
  readonly reason: string;
  readonly before: number;
  readonly after: number;
  readonly outOf: number;
};

/** The reply to a report of a question. */
export type ReportNotice = {
  readonly id: string;
  readonly createdAt: string;
  /** The beginning of the question, in Markdown. */
  readonly question: string;
  readonly answer: string;
};

/** Replies to the viewer's reports that the viewer has not read yet, newest first. */
export async function readReportNotices(pool: pg.Pool, viewer: Viewer): Promise<ReportNotice[]> {
  const { rows } = await pool.query<ReportNotice>(
    `select id, ${instantJson('created_at')} as "createdAt", coalesce(facts->>'question', '') as question, coalesce(facts->>'answer', '') as answer
     from notices where user_id = $1 and read_at is null and kind = 'report' order by created_at desc limit 20`,
    [viewer.userId],
  );
  return rows;
}

/** The viewer's unread notices, newest first, without those about marks that are not shown now. */
export async function readNotices(pool: pg.Pool, viewer: Viewer): Promise<RegradeNotice[]> {
  const { rows } = await pool.query<RegradeNotice>(
    `select n.id, ${instantJson('n.created_at')} as "createdAt", coalesce(facts->>'attempt', '') as attempt,
       coalesce(facts->>'title', '') as title, coalesce(facts->>'reason', '') as reason,
       coalesce((facts->>'before')::float8, 0) as before, coalesce((facts->>'after')::float8, 0) as after,
       coalesce((facts->>'outOf')::float8, 0) as "outOf"
     from notices n left join attempts a on a.id::text = n.facts->>'attempt'
     where n.user_id = $1 and n.read_at is null and n.kind = 'regrade' and (a.id is null or ${showsMarks('a', '$1')})
     order by n.created_at desc limit 20`,
    [viewer.userId],
  );
  return rows;
}

/** Marks a notice of the viewer as read. A notice that is read already or belongs to another user does not change. */
export async function markNoticeRead(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await pool.query('update notices set read_at = now() where id = $1 and user_id = $2 and read_at is null', [
    id,
    viewer.userId,
  ]);
}
