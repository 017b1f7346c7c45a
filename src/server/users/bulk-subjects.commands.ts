import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { mayManage } from '#domain/access/grant.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { BulkSubjects } from '#domain/users/bulk-subjects.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { recordChanges } from '../platform/audit/audit.log.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { setSubjects } from './profile.commands.ts';

/** What a change of the subjects of several users does. */
export type BulkSubjectsResult = {
  /** Identifies the change, to undo it; null for a preview, and if nothing changed. */
  readonly batch: string | null;
  readonly changedCount: number;
  /** Users who have these subjects already. */
  readonly unchangedCount: number;
};

type ChangedUser = {
  readonly id: string;
  readonly name: string;
  readonly schoolId: string | null;
  readonly subjects: string[];
};

/** The users, locked in one order, so that two changes follow each other. Throws `NOT_FOUND` unless all may be changed. */
async function lockedUsers(client: pg.PoolClient, viewer: Viewer, ids: readonly string[]): Promise<ChangedUser[]> {
  const requested = [...new Set(ids)];
  await client.query(`select id from users where id = any($1::uuid[]) order by id for no key update`, [
    requested.filter(isUuid),
  ]);
  const { rows } = await client.query<ChangedUser>(
    `select u.id, u.name, u.school_id as "schoolId",
       array(select s.subject_id::text from user_subjects s where s.user_id = u.id order by s.subject_id) as subjects
     from users u where u.id = any($1::uuid[]) and u.role in ('student', 'teacher') order by u.id`,
    [requested.filter(isUuid)],
  );
  const mine = rows.filter(({ schoolId }) => mayManage(viewer, { role: 'student', schoolId, permissions: [] }));
  if (mine.length !== requested.length) throw new ProductError('NOT_FOUND');
  return mine;
}

const changedSubjects = ({ subjects }: ChangedUser, { add, remove }: BulkSubjects): string[] =>
  [...new Set([...subjects.filter((subject) => !remove.includes(subject)), ...add])].toSorted();

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((subject) => other.includes(subject));

/**
 * Adds and removes subjects of several students and teachers, of all or none of them.
 * @param isPreview nothing changes; the result says what would
 *
 * Throws `NOT_FOUND` if one of them is not the viewer's to change, `INVALID_INPUT` for an unknown subject.
 */
export function changeSubjects(
  pool: pg.Pool,
  viewer: Viewer,
  change: BulkSubjects,
  { isPreview }: { readonly isPreview: boolean },
): Promise<BulkSubjectsResult> {
  return inTransaction(pool, async (client) => {
    const found = await lockedUsers(client, viewer, change.users);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from live_subjects where id::text = any($1)',
      [change.add],
    );
    if (rows[0]?.count !== new Set(change.add).size)
      throw new ProductError('INVALID_INPUT', { fields: { add: problemText('subjectGone') } });
    const changes = found
      .map((person) => ({ ...person, after: changedSubjects(person, change) }))
      .filter(({ subjects, after }) => !isSame(subjects, after));
    const counts = { changedCount: changes.length, unchangedCount: found.length - changes.length };
    if (isPreview || changes.length === 0) return { batch: null, ...counts };
    const batch = randomUUID();
    const ids = changes.map(({ id }) => id);
    await client.query('delete from user_subjects where user_id = any($1::uuid[]) and subject_id::text = any($2)', [
      ...[ids, change.remove],
    ]);
    await client.query(
      `insert into user_subjects (user_id, subject_id)
       select u, s.id from unnest($1::uuid[]) u cross join live_subjects s where s.id::text = any($2) on conflict do nothing`,
      [ids, change.add],
    );
    await recordChanges(
      client,
      viewer,
      changes.map(({ id, name, schoolId, subjects, after }) => ({
        ...{ action: 'changed', resource: 'users', id, title: name, schoolId, batch },
        ...{ before: { subjects }, after: { subjects: after } },
      })),
    );
    return { batch, ...counts };
  });
}

type Entry = { readonly id: string; readonly before: string[]; readonly after: string[] };

/**
 * Undoes a change of the subjects of several users that the viewer has made: for those whose subjects are still as it left
 * them. Throws `NOT_FOUND`.
 */
export function undoSubjects(pool: pg.Pool, viewer: Viewer, batch: string): Promise<BulkSubjectsResult> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Entry>(
      `select record_id as id, before->'subjects' as before, after->'subjects' as after from audit_log
       where batch = $1 and actor_id = $2 and resource = 'users' and before->'subjects' is not null and after->'subjects' is not null`,
      [isUuid(batch) ? batch : null, viewer.userId],
    );
    if (rows.length === 0) throw new ProductError('NOT_FOUND');
    const found = await lockedUsers(
      client,
      viewer,
      rows.map(({ id }) => id),
    );
    const restored = found.flatMap((person) => {
      const entry = rows.find(({ id }) => id === person.id);
      return entry !== undefined && isSame(person.subjects, entry.after) ? [{ ...person, entry }] : [];
    });
    for (const { id, entry } of restored) await setSubjects(client, id, entry.before);
    await recordChanges(
      client,
      viewer,
      restored.map(({ id, name, schoolId, entry }) => ({
        ...{ action: 'changed', resource: 'users', id, title: name, schoolId },
        ...{ before: { subjects: entry.after }, after: { subjects: entry.before } },
      })),
    );
    return { batch: null, changedCount: restored.length, unchangedCount: rows.length - restored.length };
  });
}
