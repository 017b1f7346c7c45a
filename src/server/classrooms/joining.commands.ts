import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { CLASSROOM_MEMBERS_MAX, JOIN_LINK_LIFE_S } from '#domain/classrooms/classroom.limits.ts';
import { readJoinCode } from '#domain/classrooms/join-code.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { AttemptLimits } from '../access/attempt-limit.ts';
import { countFailures } from '../access/count-failures.ts';
import { digestOf } from '../access/tokens.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { freshJoinCode, lockCurrent } from './classroom.commands.ts';

/** Creates a new join code for a class; the old one becomes invalid. Throws `NOT_FOUND`. */
export const renewCode = (pool: pg.Pool, viewer: Viewer, classroom: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const code = freshJoinCode();
    await client.query(`delete from classroom_codes where classroom_id = $1 and kind = 'code'`, [classroom]);
    await client.query(
      `insert into classroom_codes (code, classroom_id, kind, created_by) values ($1, $2, 'code', $3)`,
      [code, classroom, viewer.userId],
    );
    return code;
  });

/** The token of a link with which students can join for some days. Throws `NOT_FOUND`. */
export const createLink = (pool: pg.Pool, viewer: Viewer, classroom: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    await client.query('delete from classroom_codes where classroom_id = $1 and expires_at < now()', [classroom]);
    const token = randomBytes(18).toString('base64url');
    await client.query(
      `insert into classroom_codes (code, classroom_id, kind, created_by, expires_at)
       values ($1, $2, 'link', $3, now() + make_interval(secs => $4))`,
      [token, classroom, viewer.userId, JOIN_LINK_LIFE_S],
    );
    return token;
  });

/** Revokes the links of a class. Throws `NOT_FOUND`. */
export const endLinks = (pool: pg.Pool, viewer: Viewer, classroom: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    await client.query(`delete from classroom_codes where classroom_id = $1 and kind = 'link'`, [classroom]);
  });

/**
 * Joins a class by its code, or by the token of a link or an invitation. Returns the class's id. Throws
 * `WRONG_JOIN_CODE`, `TOO_MANY_TRIES`, `OTHER_SCHOOL`, `CLASSROOM_FULL`, and `FORBIDDEN` for users who are neither
 * students nor invited to teach. Joining again changes nothing.
 */
export async function joinClassroom(
  pool: pg.Pool,
  viewer: Viewer,
  typed: string,
  { limits, address }: { readonly limits: AttemptLimits; readonly address: string },
): Promise<string> {
  const counted = [
    [limits.joinByAddress, address],
    [limits.joinByUser, viewer.userId],
  ] as const;
  return countFailures(counted, () => join(pool, viewer, readJoinCode(typed)));
}

const join = (pool: pg.Pool, viewer: Viewer, code: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{
      id: string;
      kind: 'student' | 'teacher';
      group: string | null;
      invitation: string | null;
    }>(
      `select c.id, f.kind, f.group_id as "group", f.invitation
       from (
         select classroom_id, 'student' as kind, null::uuid as group_id, null::uuid as invitation from classroom_codes
         where code = $1 and (expires_at is null or expires_at > now())
         union all
         select classroom_id, role, group_id, id from classroom_invitations
         where token_digest = $2 and expires_at > now() and accepted_at is null
       ) f join classrooms c on c.id = f.classroom_id and c.archived_at is null
       for update of c`,
      [code, digestOf(code)],
    );
    const found = rows[0];
    if (found === undefined || !(await isStillValid(client, found, code))) throw new ProductError('WRONG_JOIN_CODE');
    if (found.kind !== viewer.role) throw new ProductError('FORBIDDEN');
    await refuseOtherSchool(client, viewer, found.id);
    if (found.kind === 'teacher') {
      await client.query(
        'insert into classroom_teachers (classroom_id, user_id) values ($1, $2) on conflict do nothing',
        [found.id, viewer.userId],
      );
    } else
      await addMember(client, found.id, viewer.userId, found.group ?? (await groupMeant(client, found.id, viewer)));
    // An invited student who joins by the code has accepted the invitation from the class list.
    await client.query(
      `update classroom_invitations i set accepted_at = now() from users u
       where u.id = $3 and i.classroom_id = $2 and i.role = u.role and i.accepted_at is null and (i.id = $1 or i.email = u.email)`,
      [found.invitation, found.id, viewer.userId],
    );
    return found.id;
  });

/**
 * Whether the code or invitation is still valid now that the class is locked. The locking statement reads what it joins
 * before it waits, so two users with one invitation would both be let in.
 */
async function isStillValid(
  client: pg.ClientBase,
  { id, invitation }: { readonly id: string; readonly invitation: string | null },
  code: string,
): Promise<boolean> {
  const { rowCount } =
    invitation === null
      ? await client.query(
          'select from classroom_codes where classroom_id = $1 and code = $2 and (expires_at is null or expires_at > now())',
          [id, code],
        )
      : await client.query(
          'select from classroom_invitations where id = $1 and token_digest = $2 and accepted_at is null',
          [...[invitation, digestOf(code)]],
        );
  return rowCount === 1;
}

/** The student's group in the class list, for students who join by the code instead of the invitation. */
async function groupMeant(client: pg.ClientBase, classroom: string, viewer: Viewer): Promise<string | null> {
  const { rows } = await client.query<{ group: string | null }>(
    `select i.group_id as "group" from classroom_invitations i join users u on u.email = i.email
     where u.id = $2 and i.classroom_id = $1 and i.role = 'student' and i.accepted_at is null and i.group_id is not null limit 1`,
    [classroom, viewer.userId],
  );
  return rows[0]?.group ?? null;
}

/** A class of a school accepts no students of another school, but students without a school. */
async function refuseOtherSchool(client: pg.ClientBase, viewer: Viewer, classroom: string): Promise<void> {
  const { rows } = await client.query<{ other: boolean }>(
    `select coalesce(c.school_id <> u.school_id, false)
       or (u.role = 'teacher' and c.school_id is distinct from u.school_id) as other
     from classrooms c, users u where c.id = $1 and u.id = $2`,
    [classroom, viewer.userId],
  );
  if (rows[0]?.other !== false) throw new ProductError('OTHER_SCHOOL');
}

/** The caller has locked the class. A student who rejoins finds their earlier work. */
async function addMember(client: pg.ClientBase, classroom: string, user: string, group: string | null): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from classroom_members where classroom_id = $1 and left_at is null and user_id <> $2',
    [classroom, user],
  );
  if ((rows[0]?.count ?? 0) >= CLASSROOM_MEMBERS_MAX) throw new ProductError('CLASSROOM_FULL');
  await client.query(
    `insert into classroom_members (classroom_id, user_id, group_id) values ($1, $2, $3)
     on conflict (classroom_id, user_id) do update set left_at = null,
       group_id = coalesce(classroom_members.group_id, excluded.group_id),
       joined_at = case when classroom_members.left_at is null then classroom_members.joined_at else now() end`,
    [classroom, user, group],
  );
}
