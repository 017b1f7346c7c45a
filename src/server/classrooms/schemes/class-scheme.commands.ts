import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockCurrent, lockTaught } from '../classroom.commands.ts';
import { lockScheme } from './lock-scheme.ts';

/**
 * Lets a class follow a scheme from a day on, instead of the one it follows. Throws `NOT_FOUND` for a class or a scheme
 * of others, and `INVALID_INPUT` for archived ones.
 */
export const followScheme = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { scheme, startsOn }: { readonly scheme: string; readonly startsOn: string },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const follows = await client.query('select from class_schemes where classroom_id = $1 and scheme_id = $2', [
      ...[classroom, scheme],
    ]);
    // The start can be changed by every teacher of the class, also if the scheme is no longer shared.
    if (follows.rowCount === 0) {
      const { isArchived } = await lockScheme(client, viewer, scheme);
      if (isArchived) throw new ProductError('INVALID_INPUT', { problem: problemText('schemeArchived') });
    }
    await client.query(
      `insert into class_schemes (classroom_id, scheme_id, starts_on) values ($1, $2, $3)
       on conflict (classroom_id) do update set scheme_id = excluded.scheme_id, starts_on = excluded.starts_on`,
      [classroom, scheme, startsOn],
    );
  });

/** Ends following a scheme; assignments stay. Throws `NOT_FOUND` for a class of others. */
export const unfollowScheme = (pool: pg.Pool, viewer: Viewer, classroom: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, classroom);
    await client.query('delete from class_schemes where classroom_id = $1', [classroom]);
  });
