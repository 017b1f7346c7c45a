import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import { SCHOOL_DELETION_WAIT_DAYS } from '#domain/users/user.limits.ts';
import { worksIn } from '../../access/organisations/administers.sql.ts';
import type { Viewer } from '../../access/viewer.ts';
import { READS_MAIL } from '../../classrooms/notifications/queue-class-mails.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { MailRecipient } from '../../platform/mail/mail.ts';
import { assertAdmin } from '../organisations/organisation.queries.ts';

/** The details of a deletion in the emails to the admins of the school. */
export type SchoolDeletionNotice = {
  readonly school: string;
  /** When it is deleted; null: the deletion was cancelled. */
  readonly dueAt: Date | null;
  readonly recipients: readonly MailRecipient[];
};

/** The school, locked until the end of the transaction, so that two requests follow each other. Throws `NOT_FOUND`. */
async function lockedSchool(
  client: pg.PoolClient,
  id: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from schools where id = $1 for no key update',
    [isUuid(id) ? id : null],
  );
  const [school] = rows;
  if (school === undefined) throw new ProductError('NOT_FOUND');
  return school;
}

/** The admins of a school and of its organisation. */
async function adminsOf(client: pg.PoolClient, school: string, fallback: Language): Promise<MailRecipient[]> {
  const { rows } = await client.query<Omit<MailRecipient, 'language'> & { readonly language: Language | null }>(
    `select u.email, u.name, u.language from users u
     where u.role = 'schoolAdmin' and (u.school_id = $1 or ${worksIn('u', '$1::uuid')}) and ${READS_MAIL} order by u.id`,
    [school],
  );
  return rows.map((admin) => ({ ...admin, language: admin.language ?? fallback }));
}

/**
 * Schedules the deletion of a school with everything that belongs to it. Until then, everyone works as before, and the
 * deletion can be cancelled. If it is requested twice, the first date counts.
 * @param name the school's name, as the admin has typed it
 * @param fallback language of emails to admins who have not chosen one
 *
 * Throws `FORBIDDEN` for all but admins, `NOT_FOUND`, `INVALID_INPUT` for another name.
 */
export function requestSchoolDeletion(
  pool: pg.Pool,
  viewer: Viewer,
  { id, name, fallback }: { readonly id: string; readonly name: string; readonly fallback: Language },
): Promise<SchoolDeletionNotice & { readonly dueAt: Date }> {
  assertAdmin(viewer);
  return inTransaction(pool, async (client) => {
    const school = await lockedSchool(client, id);
    if (name.trim().normalize() !== school.name.trim().normalize())
      throw new ProductError('INVALID_INPUT', { fields: { name: problemText('schoolNameDiffers') } });
    const { rows } = await client.query<{ dueAt: Date; isNew: boolean }>(
      `with added as (
         insert into school_deletions (school_id, requested_by, due_at) values ($1, $2, now() + make_interval(days => $3))
         on conflict do nothing returning due_at)
       select due_at as "dueAt", true as "isNew" from added
       union all select due_at, false from school_deletions where school_id = $1`,
      [school.id, viewer.userId, SCHOOL_DELETION_WAIT_DAYS],
    );
    const [deletion] = rows;
    if (deletion === undefined) throw new ProductError('NOT_FOUND');
    const { dueAt, isNew } = deletion;
    if (!isNew) return { school: school.name, dueAt, recipients: [] };
    await recordChange(client, viewer, {
      ...{ action: 'deletionScheduled', resource: 'school', id: school.id, title: school.name, schoolId: school.id },
      ...{ before: null, after: { deletedAt: dueAt } },
    });
    return { school: school.name, dueAt, recipients: await adminsOf(client, school.id, fallback) };
  });
}

/**
 * Cancels the deletion of a school; nothing was deleted. Throws `FORBIDDEN` for all but admins, `NOT_FOUND` if none is
 * scheduled, `INVALID_INPUT` once it has started.
 */
export function cancelSchoolDeletion(
  pool: pg.Pool,
  viewer: Viewer,
  { id, fallback }: { readonly id: string; readonly fallback: Language },
): Promise<SchoolDeletionNotice> {
  assertAdmin(viewer);
  return inTransaction(pool, async (client) => {
    const school = await lockedSchool(client, id);
    const { rows } = await client.query<{ hasStarted: boolean; dueAt: Date }>(
      `select started_at is not null as "hasStarted", due_at as "dueAt" from school_deletions
       where school_id = $1 for update`,
      [school.id],
    );
    const [deletion] = rows;
    if (deletion === undefined) throw new ProductError('NOT_FOUND');
    if (deletion.hasStarted) throw new ProductError('INVALID_INPUT', { problem: problemText('schoolDeletionStarted') });
    await client.query('delete from school_deletions where school_id = $1', [school.id]);
    await recordChange(client, viewer, {
      ...{ action: 'deletionCanceled', resource: 'school', id: school.id, title: school.name, schoolId: school.id },
      ...{ before: { deletedAt: deletion.dueAt }, after: null },
    });
    return { school: school.name, dueAt: null, recipients: await adminsOf(client, school.id, fallback) };
  });
}
