import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { CLASS_INVITATION_LIFE_S, CLASSROOM_GROUPS_MAX } from '#domain/classrooms/classroom.limits.ts';
import type { InvitationDraft } from '#domain/classrooms/classroom.schema.ts';
import { type RosterEntry, type RosterProblem, readRoster } from '#domain/classrooms/roster.parser.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import { digestOf } from '../access/tokens.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { lockCurrent, lockTaught } from './classroom.commands.ts';

/** The data for an invitation email. */
export type InvitationToSend = {
  readonly email: string;
  readonly name: string;
  readonly role: 'student' | 'teacher';
  readonly classroom: string;
  readonly teacher: string;
  readonly token: string;
  /** The language of the account with this address, if there is one; otherwise the teacher's. */
  readonly language: Language;
};

type Invited = Pick<RosterEntry, 'name' | 'email'> & {
  readonly group: string | null;
  readonly role: InvitationDraft['role'];
};

// Members of the class are not invited and get no email. The response never reveals whether an address has an account.
const INVITE = `
  with asked as (
    select * from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::bytea[])
      as a(id, email, name, role, group_id, digest)
  ), there as (
    select u.email from users u where u.email in (select email from asked) and (
      exists (select from classroom_members m where m.classroom_id = $1 and m.user_id = u.id and m.left_at is null)
      or exists (select from classroom_teachers t where t.classroom_id = $1 and t.user_id = u.id))
  ), kept as (
    insert into classroom_invitations as i (id, classroom_id, email, name, role, group_id, token_digest, expires_at, invited_by)
    select a.id, $1, a.email, a.name, a.role, a.group_id, a.digest, now() + make_interval(secs => $8), $9
    from asked a where a.email not in (select email from there)
    on conflict (classroom_id, email) do update set name = excluded.name, role = excluded.role,
      group_id = excluded.group_id, token_digest = excluded.token_digest, expires_at = excluded.expires_at,
      invited_by = excluded.invited_by, accepted_at = null
    returning i.email
  )
  select k.email, c.name as classroom, t.name as teacher, coalesce(u.language, t.language, 'en') as language
  from kept k join classrooms c on c.id = $1 join users t on t.id = $9 left join users u on u.email = k.email`;

async function saveInvitations(
  client: pg.ClientBase,
  viewer: Viewer,
  classroom: string,
  users: readonly Invited[],
): Promise<InvitationToSend[]> {
  const tokens = new Map(users.map(({ email }) => [email, randomBytes(24).toString('base64url')]));
  const { rows } = await client.query<Pick<InvitationToSend, 'email' | 'classroom' | 'teacher' | 'language'>>(INVITE, [
    classroom,
    users.map(() => randomUUID()),
    users.map(({ email }) => email),
    users.map(({ name }) => name),
    users.map(({ role }) => role),
    users.map(({ group }) => group),
    users.map(({ email }) => digestOf(tokens.get(email) ?? '')),
    CLASS_INVITATION_LIFE_S,
    viewer.userId,
  ]);
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return rows.map((row) => ({
    ...row,
    name: byEmail.get(row.email)?.name ?? '',
    role: byEmail.get(row.email)?.role ?? 'student',
    token: tokens.get(row.email) ?? '',
  }));
}

/** Invites one user; a second invitation revokes the first link. Returns the email's data. Throws `NOT_FOUND`. */
export const invite = (
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  { email, role }: InvitationDraft,
): Promise<InvitationToSend[]> =>
  inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    return saveInvitations(client, viewer, classroom, [{ email, role, name: '', group: null }]);
  });

/** Revokes an invitation. Throws `NOT_FOUND`. */
export const withdrawInvitation = (pool: pg.Pool, viewer: Viewer, classroom: string, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockTaught(client, viewer, classroom);
    const { rowCount } = isUuid(id)
      ? await client.query(
          'delete from classroom_invitations where id = $1 and classroom_id = $2 and accepted_at is null',
          [id, classroom],
        )
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
  });

export type RosterOutcome = {
  readonly invited: number;
  /** Users on the class list who are already in the class. */
  readonly alreadyThere: number;
  readonly problems: readonly RosterProblem[];
  readonly toSend: readonly InvitationToSend[];
};

/**
 * Invites everyone on a class list whose line is complete, and creates the groups that it names; broken lines are
 * reported. All in one transaction. Throws `NOT_FOUND`, `INVALID_INPUT` for too many groups.
 */
export async function importRoster(
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  csv: string,
): Promise<RosterOutcome> {
  const { entries, problems } = readRoster(csv);
  const toSend = await inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const groups = await groupsByName(client, classroom, [...new Set(entries.flatMap(({ group }) => group || []))]);
    const users = entries.map(
      ({ name, email, group }): Invited => ({
        name,
        email,
        role: 'student',
        group: groups.get(group) ?? null,
      }),
    );
    return saveInvitations(client, viewer, classroom, users);
  });
  return { invited: toSend.length, alreadyThere: entries.length - toSend.length, problems, toSend };
}

async function groupsByName(
  client: pg.ClientBase,
  classroom: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await client.query(
    `insert into classroom_groups (id, classroom_id, name)
     select gen_random_uuid(), $1, name from unnest($2::text[]) as name on conflict do nothing`,
    [classroom, names],
  );
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from classroom_groups where classroom_id = $1',
    [classroom],
  );
  if (rows.length > CLASSROOM_GROUPS_MAX) {
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('groupsLimit', { max: CLASSROOM_GROUPS_MAX }),
    });
  }
  return new Map(rows.map(({ id, name }) => [name, id]));
}
