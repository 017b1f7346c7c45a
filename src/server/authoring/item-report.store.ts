import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import { isUuid } from '../db/uuid.ts';
import { type Author, isOwnItem } from './author.ts';

/** Closes a report, with what its sender is told; null tells nothing. One that is closed stays as it was. Throws `NOT_FOUND`. */
export async function answerReport(pool: pg.Pool, author: Author, id: string, answer: string | null): Promise<void> {
  const { rows } = isUuid(id)
    ? await pool.query<{ found: boolean }>(
        `with report as (
           select r.id from item_reports r join item_versions v on v.id = r.version_id join items i on i.id = v.item_id
           where r.id = $1 and ${isOwnItem('i', '$2', '$3')}
         ), closed as (
           update item_reports r set resolved_at = now(), resolved_by = $2, answer = $4
           from report where r.id = report.id and r.resolved_at is null)
         select exists (select from report) as found`,
        [id, author.userId, author.bank, answer],
      )
    : { rows: [] };
  if (rows[0]?.found !== true) throw new ProductError('NOT_FOUND');
}
