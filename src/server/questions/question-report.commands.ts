import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { type Author, isOwn } from './author.ts';

// The student who reported it is notified if there is a reply.
const CLOSE = `
  with closed as (
    update item_reports r set resolved_at = now(), resolved_by = $2, answer = $4
    from item_versions v join items i on i.id = v.item_id
    where r.id = $1 and r.resolved_at is null and v.id = r.version_id and ${isOwn('i', '$2', '$3')}
    returning r.user_id, v.stem
  ), notified as (
    insert into notices (id, user_id, kind, facts)
    select gen_random_uuid(), user_id, 'report', jsonb_build_object('question', left(stem, 240), 'answer', $4::text)
    from closed where $4::text is not null)
  select stem from closed`;

const FIND = `
  select from item_reports r join item_versions v on v.id = r.version_id join items i on i.id = v.item_id
  where r.id = $1 and ${isOwn('i', '$2', '$3')}`;

/**
 * Closes a report, and leaves its sender a notice with the reply; null leaves none. A closed report is unchanged.
 * Throws `NOT_FOUND`.
 */
export const answerReport = (pool: pg.Pool, author: Author, id: string, answer: string | null): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!isUuid(id)) throw new ProductError('NOT_FOUND');
    const values = [id, author.userId, author.bank];
    const { rows } = await client.query<{ stem: string }>(CLOSE, [...values, answer]);
    const closed = rows[0];
    if (closed === undefined) {
      const { rowCount } = await client.query(FIND, values);
      if (rowCount === 0) throw new ProductError('NOT_FOUND');
      return;
    }
    await recordChange(client, author, {
      ...{ action: 'answered', resource: 'item-report', id, title: closed.stem.slice(0, 120) },
      before: null,
      after: { answer },
    });
  });
