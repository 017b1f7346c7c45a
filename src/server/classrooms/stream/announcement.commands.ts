import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ANNOUNCEMENTS_PER_CLASSROOM_MAX } from '#domain/classrooms/stream/stream.limits.ts';
import type { AnnouncementDraft } from '#domain/classrooms/stream/stream.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { knownImages } from '../../content/shown-images.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockCurrent } from '../classroom.commands.ts';
import { teaches } from '../classroom.permission.ts';

/** Throws `INVALID_INPUT` for a time that has passed. */
function assertInFuture(publishAt: string | null): void {
  if (publishAt !== null && Date.parse(publishAt) <= Date.now())
    throw new ProductError('INVALID_INPUT', { fields: { publishAt: problemText('opensInPast') } });
}

/** Publishes an announcement, now or at a time to come. Returns its id. Throws `NOT_FOUND`, `INVALID_INPUT`. */
export const createAnnouncement = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { text, publishAt }: AnnouncementDraft,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    assertInFuture(publishAt);
    const { rows } = await client.query<{ full: boolean }>(
      'select count(*) >= $2 as full from announcements where classroom_id = $1',
      [classroom, ANNOUNCEMENTS_PER_CLASSROOM_MAX],
    );
    if (rows[0]?.full === true) throw new ProductError('INVALID_INPUT', { problem: problemText('announcementsLimit') });
    const images = await knownImages(client, text, 'text');
    const id = randomUUID();
    await client.query(
      `insert into announcements (id, classroom_id, author_id, text, figures, publish_at)
       values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()))`,
      [id, classroom, viewer.userId, text, JSON.stringify(images), publishAt],
    );
    return id;
  });

/**
 * Changes an announcement. One that students have seen keeps the time at which it was published. Throws `NOT_FOUND`,
 * also for classes of others, and `INVALID_INPUT`.
 */
export const changeAnnouncement = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { text, publishAt }: AnnouncementDraft,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { isScheduled } = await lockAnnouncement(client, viewer, id);
    if (isScheduled) assertInFuture(publishAt);
    const images = await knownImages(client, text, 'text');
    await client.query(
      `update announcements set text = $2, figures = $3,
         edited_at = case when $4 then edited_at when text <> $2 then now() else edited_at end,
         publish_at = case when $4 then coalesce($5::timestamptz, now()) else publish_at end
       where id = $1`,
      [id, text, JSON.stringify(images), isScheduled, publishAt],
    );
  });

/** Throws `NOT_FOUND`, also for classes of others. */
export const deleteAnnouncement = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockAnnouncement(client, viewer, id);
    await client.query('delete from announcements where id = $1', [id]);
  });

async function lockAnnouncement(
  client: pg.ClientBase,
  viewer: Viewer,
  id: string,
): Promise<{ readonly isScheduled: boolean }> {
  const { rows } = isUuid(id)
    ? await client.query<{ isScheduled: boolean }>(
        `select a.publish_at > now() as "isScheduled" from announcements a
         where a.id = $1 and ${teaches('a.classroom_id', '$2')} for update of a`,
        [id, viewer.userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
