import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { SAVED_VIEWS_MAX } from '#domain/platform/resources/resource.limits.ts';
import { lockUser } from '../db/lock-user.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import type { OpenResource } from './resource-scope.ts';

/** A named view of a list. */
export type SavedView = { readonly id: string; readonly name: string; readonly query: string };

/** The viewer's views of a list, by name. */
export async function readSavedViews(pool: pg.Pool, { name, viewer }: OpenResource): Promise<readonly SavedView[]> {
  const { rows } = await pool.query<SavedView>(
    'select id, name, query from saved_views where user_id = $1 and resource = $2 order by lower(name), id',
    [viewer.userId, name],
  );
  return rows;
}

/** Saves a view under a name; replaces one with the same name. Throws `INVALID_INPUT` if there are too many. */
export async function createSavedView(
  pool: pg.Pool,
  open: OpenResource,
  { name, query }: { readonly name: string; readonly query: string },
): Promise<readonly SavedView[]> {
  const rowCount = await inTransaction(pool, async (client) => {
    await lockUser(client, open.viewer.userId);
    const saved = await client.query(
      `insert into saved_views (id, user_id, resource, name, query)
       select $1, $2, $3, $4, $5 where (select count(*) from saved_views where user_id = $2 and resource = $3) < $6
       on conflict (user_id, resource, name) do update set query = excluded.query`,
      [randomUUID(), open.viewer.userId, open.name, name, query, SAVED_VIEWS_MAX],
    );
    return saved.rowCount;
  });
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { name: problemText('savedViewsLimit') } });
  return readSavedViews(pool, open);
}

/** Deletes one of the viewer's views, and returns those that are left. Other ids change nothing. */
export async function dropSavedView(pool: pg.Pool, open: OpenResource, id: string): Promise<readonly SavedView[]> {
  if (isUuid(id)) {
    await pool.query('delete from saved_views where id = $1 and user_id = $2', [id, open.viewer.userId]);
  }
  return readSavedViews(pool, open);
}
