import type pg from 'pg';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteQueued } from '../../platform/media/deletion-queue.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import type { PersonalRows } from './personal-rows.ts';

const POSTPONE_DELETION = `update account_deletions set due_at = now() + interval '1 hour' where user_id = $1`;

/**
 * Deletes the accounts that are due, each in its own transaction. Many processes may try at once; a row that one has
 * locked is skipped by the others. A failed deletion is reported and tried again after an hour, and does not block the
 * others.
 */
export async function eraseDue(
  pool: pg.Pool,
  answerFiles: ImageStore,
  failed: (userId: string, cause: unknown) => void,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'select user_id as id from account_deletions where due_at <= now() order by due_at limit 1',
    );
    const [next] = rows;
    if (next === undefined) return erased;
    try {
      const isErased = await inTransaction(pool, (client) => eraseIfDue(client, next.id));
      // Another process is deleting: the rest is found in the next round.
      if (!isErased) return erased;
      await deleteQueued(pool, { answerFiles });
      erased += 1;
    } catch (cause) {
      failed(next.id, cause);
      await pool.query(POSTPONE_DELETION, [next.id]);
    }
  }
}

/** False if another process deletes this user. */
async function eraseIfDue(client: pg.PoolClient, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ email: string }>(
    `select u.email from account_deletions d join users u on u.id = d.user_id
     where d.user_id = $1 and d.due_at <= now() for update of d skip locked`,
    [userId],
  );
  const [user] = rows;
  if (user === undefined) return false;
  await erase(client, { id: userId, email: user.email });
  return true;
}

/** Deletes an account in the caller's transaction: treats every table as the registry says. */
export async function erase(
  client: pg.PoolClient,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await client.query(`set local lectern.erasing = 'on'`);
  const steps = Object.entries(PERSONAL_DATA).flatMap(([table, kinds]) =>
    kinds.map((rows) => ({ table, rows, statement: statementFor(table, rows) })),
  );
  for (const { statement } of steps) {
    if (statement !== null) await client.query(statement, [id, email]);
  }
  await recordChange(client, null, {
    action: 'deleted',
    resource: 'users',
    id,
    title: '',
    before: null,
    after: null,
  });
}

/** What is done to a user's rows; null if they stay unchanged. Both parameters are used, or they would have no type. */
function statementFor(table: string, { where, onDeletion }: PersonalRows): string | null {
  const whose = `(${where}) and $1::uuid is not null and $2::text is not null`;
  if (onDeletion.does === 'delete') return `delete from "${table}" t where ${whose}`;
  if (onDeletion.does === 'keep') return null;
  const become = Object.entries(onDeletion.columns).map(([column, value]) => `"${column}" = ${value}`);
  return `update "${table}" t set ${become.join(', ')} where ${whose}`;
}
