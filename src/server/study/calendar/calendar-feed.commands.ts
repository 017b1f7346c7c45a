import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { knownZone } from '../zone.ts';

/** A user's calendar link. Its address is not stored, and is only shown when it is created. */
export type CalendarFeed = { readonly createdAt: string; readonly lastFetchedAt: string | null };

/** Students have dates of their own, and teachers those of their classes. */
const HAS_CALENDAR: readonly Viewer['role'][] = ['student', 'teacher'];

/** The viewer's calendar link; null if there is none. */
export async function readCalendarFeed(pool: pg.Pool, viewer: Viewer): Promise<CalendarFeed | null> {
  const { rows } = await pool.query<CalendarFeed>({
    name: 'calendar-feed',
    text: `select ${instantJson('created_at')} as "createdAt", ${instantJson('last_fetched_at')} as "lastFetchedAt"
      from calendar_feeds where user_id = $1`,
    values: [viewer.userId],
  });
  return rows[0] ?? null;
}

/** The path of a feed, from its secret. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * Creates the viewer's calendar link, or replaces it: the old one ends at once. Returns its path. Throws `FORBIDDEN` for
 * account types without a calendar.
 * @param zone the browser's time zone, by which the feed decides which day is today
 */
export const createCalendarFeed = (
  pool: pg.Pool,
  viewer: Viewer,
  { zone, language }: { readonly zone: string; readonly language: Language },
): Promise<string> =>
  inTransaction(pool, async (client) => {
    if (!HAS_CALENDAR.includes(viewer.role)) throw new ProductError('FORBIDDEN');
    const token = newToken();
    // The row of the user is locked, so that of two simultaneous requests one creates the link and one resets it.
    await client.query('select from users where id = $1 for update', [viewer.userId]);
    const { rowCount } = await client.query('delete from calendar_feeds where user_id = $1', [viewer.userId]);
    await client.query('insert into calendar_feeds (user_id, token_digest, zone, language) values ($1, $2, $3, $4)', [
      viewer.userId,
      digestOf(token),
      knownZone(zone),
      language,
    ]);
    await record(client, viewer, rowCount === 0 ? 'calendarCreated' : 'calendarReset');
    return calendarPath(token);
  });

/** Deletes the viewer's calendar link: it ends at once. Throws `NOT_FOUND` if there is none. */
export const deleteCalendarFeed = (pool: pg.Pool, viewer: Viewer): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from calendar_feeds where user_id = $1', [viewer.userId]);
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await record(client, viewer, 'calendarDeleted');
  });

async function record(client: pg.ClientBase, viewer: Viewer, action: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from users where id = $1', [viewer.userId]);
  await recordChange(client, viewer, {
    ...{ action, resource: 'users', id: viewer.userId, title: rows[0]?.name ?? '', before: null, after: null },
  });
}
