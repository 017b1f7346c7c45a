import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { SCHEMES_PER_TEACHER_MAX } from '#domain/classrooms/schemes/scheme.limits.ts';
import type { SchemeDraft } from '#domain/classrooms/schemes/scheme.schema.ts';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import { movedWeek, resizedWeeks } from '#domain/classrooms/schemes/scheme-weeks.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { lockUser } from '../../platform/db/lock-user.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertTeacher, lockScheme, storeWeeks } from './lock-scheme.ts';

async function assertSubject(client: pg.ClientBase, subject: string): Promise<void> {
  const { rowCount } = await client.query('select from live_subjects where id = $1', [subject]);
  if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { subject: problemText('subjectGone') } });
}

async function refuseTooMany(client: pg.ClientBase, viewer: Viewer): Promise<void> {
  await lockUser(client, viewer.userId);
  const { rows } = await client.query<{ full: boolean }>(
    'select count(*) >= $2 as full from schemes where created_by = $1 and archived_at is null',
    [viewer.userId, SCHEMES_PER_TEACHER_MAX],
  );
  if (rows[0]?.full === true) throw new ProductError('INVALID_INPUT', { problem: problemText('schemesLimit') });
}

/**
 * Creates a scheme of work with empty weeks; only the viewer can read it. Returns its id. Throws `FORBIDDEN` unless the
 * viewer teaches, and `INVALID_INPUT`.
 */
export const createScheme = (
  pool: pg.Pool,
  viewer: Viewer,
  { title, subject, level, weeks }: SchemeDraft,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    assertTeacher(viewer);
    await refuseTooMany(client, viewer);
    await assertSubject(client, subject);
    const id = randomUUID();
    await client.query(
      `insert into schemes (id, created_by, updated_by, title, subject_id, level, weeks) values ($1, $2, $2, $3, $4, $5, $6)`,
      [id, viewer.userId, title, subject, level, JSON.stringify(resizedWeeks([], weeks, randomUUID))],
    );
    return id;
  });

/**
 * Changes title, subject, level and the number of weeks. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` if another teacher was
 * faster, and `INVALID_INPUT` if weeks with content would be removed.
 */
export const changeScheme = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { version, draft }: { readonly version: number; readonly draft: SchemeDraft },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const scheme = await lockScheme(client, viewer, id);
    if (scheme.version !== version) throw new ProductError('CHANGED_MEANWHILE');
    await assertSubject(client, draft.subject);
    const weeks = resizedWeeks(scheme.weeks, draft.weeks, randomUUID);
    if (weeks === null)
      throw new ProductError('INVALID_INPUT', { fields: { weeks: problemText('schemeWeeksNotEmpty') } });
    await client.query(
      'update schemes set title = $2, subject_id = $3, level = $4, version = version + 1 where id = $1',
      [id, draft.title, draft.subject, draft.level],
    );
    await storeWeeks(client, viewer, id, weeks);
  });

/** Moves a week to another position, counted from 0. Throws `NOT_FOUND`, also for a week that is no longer there. */
export const moveSchemeWeek = (
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { week, position }: { readonly week: string; readonly position: number },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { weeks } = await lockScheme(client, viewer, id);
    if (!weeks.some((each) => each.id === week)) throw new ProductError('NOT_FOUND');
    await storeWeeks(client, viewer, id, movedWeek(weeks, week, Math.max(0, position)));
  });

/** Copies a scheme that the viewer may read, as one of the viewer alone. Returns its id. Throws `NOT_FOUND`. */
export const copyScheme = (pool: pg.Pool, viewer: Viewer, id: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { weeks } = await lockScheme(client, viewer, id);
    await refuseTooMany(client, viewer);
    const copy = randomUUID();
    await client.query(
      `insert into schemes (id, created_by, updated_by, title, subject_id, level, weeks)
       select $2, $3, $3, title, subject_id, level, $4 from schemes where id = $1`,
      [id, copy, viewer.userId, JSON.stringify(weeks.map(copiedWeek))],
    );
    return copy;
  });

/** With ids of its own, so that assignments of classes refer to one scheme only. */
const copiedWeek = (week: SchemeWeek): SchemeWeek => ({
  ...week,
  id: randomUUID(),
  version: 1,
  assignments: week.assignments.map((planned) => ({ ...planned, id: randomUUID() })),
});

/**
 * Shares a scheme with the teachers of the viewer's school, or ends that. Only its creator may; if the account was
 * deleted, any teacher of the school. Throws `NOT_FOUND`, `FORBIDDEN`, and `INVALID_INPUT` without a school.
 */
export const shareScheme = (pool: pg.Pool, viewer: Viewer, id: string, shared: boolean): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockManaged(client, viewer, id);
    if (shared && viewer.schoolId === null)
      throw new ProductError('INVALID_INPUT', { problem: problemText('schemeNoSchool') });
    // Without its creator, it would be nobody's: the teacher who stops sharing becomes the creator.
    await client.query(
      'update schemes set school_id = case when $2 then $3::uuid end, created_by = coalesce(created_by, $4) where id = $1',
      [id, shared, viewer.schoolId, viewer.userId],
    );
  });

/** Archives or restores a scheme, by the same rule. Classes that follow it continue. */
export const archiveScheme = (pool: pg.Pool, viewer: Viewer, id: string, archived: boolean): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockManaged(client, viewer, id);
    await client.query(
      'update schemes set archived_at = case when $2 then coalesce(archived_at, now()) end where id = $1',
      [id, archived],
    );
  });

async function lockManaged(client: pg.ClientBase, viewer: Viewer, id: string): Promise<void> {
  const { createdBy } = await lockScheme(client, viewer, id);
  if (createdBy !== null && createdBy !== viewer.userId) throw new ProductError('FORBIDDEN');
}
