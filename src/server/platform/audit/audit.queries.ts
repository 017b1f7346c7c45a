import { ProductError } from '#domain/platform/errors.ts';
import type { AuditFilter } from '#domain/users/audit-filter.schema.ts';
import { AUDIT_ENTRIES_PER_PAGE } from '#domain/users/user.limits.ts';
import { administers } from '../../access/organisations/administers.sql.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import type { Queries } from '../db/reading.ts';
import { isUuid } from '../db/uuid.ts';
import type { RecordedFields } from './recorded-fields.ts';

/** One entry of the audit log. `before` and `after` contain the changed fields. */
export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  /** Null: the product itself, or a user whose account was deleted. */
  readonly actor: string | null;
  readonly action: string;
  readonly resource: string;
  readonly record: string;
  readonly title: string;
  readonly before: RecordedFields | null;
  readonly after: RecordedFields | null;
  readonly reason: string | null;
};

/** Latest first, older than the given one. A school admin reads entries about their school. */
export async function readAuditLog(
  pool: Queries,
  viewer: Viewer,
  { person, resource, record, from, to }: AuditFilter,
  olderThan: string | null,
  perPage = AUDIT_ENTRIES_PER_PAGE,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }> {
  if (olderThan !== null && !/^\d{1,18}$/.test(olderThan)) throw new ProductError('INVALID_INPUT');
  const { rows } = await pool.query<AuditEntry>(
    `select l.id::text, ${instantJson('l.at')} as at, a.name as actor, l.action, l.resource, l.record_id as record,
       l.title, l.before, l.after, l.reason
     from audit_log l left join users a on a.id = l.actor_id
     where ($1 or l.school_id = $2) and ($3::bigint is null or l.id < $3)
       and ($4::text is null or l.resource = $4) and ($5::text is null or l.record_id = $5)
       and ($6::date is null or l.at >= $6::date) and ($7::date is null or l.at < $7::date + 1)
       and ($8::text is null or l.actor_id in (
         select u.id from users u where (lower(u.name) || ' ' || u.email) like $8 and ($1 or ${administers('u', '$2::uuid')})))
     order by l.id desc limit ${perPage + 1}`,
    [
      viewer.role === 'admin',
      isUuid(viewer.schoolId ?? '') ? viewer.schoolId : null,
      olderThan,
      resource || null,
      record || null,
      from || null,
      to || null,
      person ? `%${person.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null,
    ],
  );
  const entries = rows.slice(0, perPage);
  return { entries, next: rows.length > perPage ? (entries.at(-1)?.id ?? null) : null };
}
