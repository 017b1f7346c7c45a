import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BANK_COMMENTS_MAX } from '#domain/classrooms/student-reports/student-report.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';

export type BankComment = { readonly id: string; readonly text: string };

/** The viewer's own comments, in their order. */
export async function readBankComments(pool: pg.Pool, viewer: Viewer): Promise<BankComment[]> {
  const { rows } = await pool.query<BankComment>(
    'select id, text from report_bank_comments where owner_id = $1 order by position, id',
    [viewer.userId],
  );
  return rows;
}

/** Adds a comment at the end. Returns its id. Throws `INVALID_INPUT` if there are too many. */
export const addBankComment = (pool: pg.Pool, viewer: Viewer, text: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockUser(client, viewer.userId);
    const { rows } = await client.query<{ count: number; next: number }>(
      `select count(*)::int as count, coalesce(max(position) + 1, 0)::int as next from report_bank_comments
       where owner_id = $1`,
      [viewer.userId],
    );
    if ((rows[0]?.count ?? 0) >= BANK_COMMENTS_MAX)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('bankCommentsLimit', { max: BANK_COMMENTS_MAX }),
      });
    const id = randomUUID();
    await client.query('insert into report_bank_comments (id, owner_id, text, position) values ($1, $2, $3, $4)', [
      ...[id, viewer.userId, text, rows[0]?.next ?? 0],
    ]);
    return id;
  });

/** Throws `NOT_FOUND`, also for comments of others. */
export async function changeBankComment(pool: pg.Pool, viewer: Viewer, id: string, text: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query('update report_bank_comments set text = $3 where id = $1 and owner_id = $2', [
        ...[id, viewer.userId, text],
      ])
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** Throws `NOT_FOUND`, also for comments of others. */
export async function deleteBankComment(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query('delete from report_bank_comments where id = $1 and owner_id = $2', [id, viewer.userId])
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** Orders the viewer's comments as given; others keep their order after them. Ids of others change nothing. */
export async function orderBankComments(pool: pg.Pool, viewer: Viewer, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update report_bank_comments b set position = o.at
     from (select id, row_number() over (order by array_position($2::text[], id::text), position, id) as at
       from report_bank_comments where owner_id = $1) o
     where b.id = o.id and b.owner_id = $1`,
    [viewer.userId, ids],
  );
}
