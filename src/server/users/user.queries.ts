import type pg from 'pg';
import { mayManage, maySupport } from '#domain/access/grant.rule.ts';
import { type Permission, permissionsNamed } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { USERS_COUNTED_MAX, USERS_PER_PAGE } from '#domain/users/user.limits.ts';
import type { UserFilter, UserState } from '#domain/users/user.schema.ts';
import { permissionsSql } from '../access/permissions.sql.ts';
import type { Viewer } from '../access/viewer.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { isUuid } from '../platform/db/uuid.ts';

export type UserSummary = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly school: string | null;
  readonly state: UserState;
  /** The latest use of any of the user's devices; null: never. */
  readonly lastUsedAt: string | null;
};

export type UsersPage = {
  readonly rows: readonly UserSummary[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
  /** The total, counted no further than the limit; null on later pages. */
  readonly total: number | null;
};

export type UserDetail = UserSummary & {
  readonly schoolId: string | null;
  readonly createdAt: string;
  readonly hasPin: boolean;
  readonly hasSecondFactor: boolean;
  /** Whether the month of birth decides about the account; another user may have to correct it. */
  readonly canCorrectBirth: boolean;
  /** Ids of the assigned roles. */
  readonly roles: readonly string[];
  readonly subjects: readonly string[];
  readonly permissions: readonly Permission[];
  /** Whether they may also work in the other schools of an organisation. */
  readonly isOrganisationAdmin: boolean;
  /** The account into which this one was merged; null: none. */
  readonly mergedInto: { readonly id: string; readonly name: string } | null;
  readonly mayManage: boolean;
  readonly maySupport: boolean;
};

/** SQL: whether the month of birth of the user of this alias decides about the account, and can be corrected. */
export const birthCanBeCorrected = (user: string): string =>
  `(${user}.role = 'student' and ${user}.school_id is null and ${user}.profile_completed_at is null and ${user}.born is not null)`;

const LETTERS = `(lower(u.name) || ' ' || u.email)`;
const STATE = `case when u.disabled_at is not null then 'disabled' when u.password_digest is null then 'invited' else 'active' end`;
const STATES: Readonly<Record<UserState, string>> = {
  active: 'u.disabled_at is null and u.password_digest is not null',
  invited: 'u.disabled_at is null and u.password_digest is null',
  disabled: 'u.disabled_at is not null',
};
const LINE = `u.id, u.name, u.email, u.role, c.name as school, ${STATE} as state,
  (select ${instantJson('max(s.last_used_at)')} from sessions s where s.user_id = u.id) as "lastUsedAt"`;

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Conditions and their values: users whom the viewer may see, narrowed by the filter. */
function userFilter(viewer: Viewer, { search, role, school, state }: UserFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = ['true'];
  if (viewer.role !== 'admin') conditions.push(`u.school_id = ${value(viewer.schoolId)} and u.role <> 'admin'`);
  if (role) conditions.push(`u.role = ${value(role)}`);
  if (school) conditions.push(`u.school_id = ${value(isUuid(school) ? school : null)}`);
  if (state) conditions.push(STATES[state]);
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    // Fewer than three letters only match the beginning of words, because only there an index can find them.
    if (word.length > 2) conditions.push(`${LETTERS} like ${value(`%${escaped(word)}%`)}`);
    else
      conditions.push(
        `(${LETTERS} like ${value(`${escaped(word)}%`)} or ${LETTERS} like ${value(`% ${escaped(word)}%`)})`,
      );
  }
  return { where: conditions.join(' and '), values };
}

type Cursor = readonly [name: string, id: string];
const cursorOf = (row: { sort: string; id: string }): string =>
  Buffer.from(JSON.stringify([row.sort, row.id])).toString('base64url');
function readCursor(text: string): Cursor {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(cursor) && typeof cursor[0] === 'string' && isUuid(String(cursor[1])))
      return [cursor[0], String(cursor[1])];
  } catch {
    // Not created here.
  }
  throw new ProductError('INVALID_INPUT');
}

/** Users by name, a page from the cursor on. A school admin sees those of their school. */
export async function readUsers(
  pool: pg.Pool,
  viewer: Viewer,
  filter: UserFilter,
  after: string | null,
  perPage = USERS_PER_PAGE,
): Promise<UsersPage> {
  const { where, values } = userFilter(viewer, filter);
  const from = after === null ? null : readCursor(after);
  const index = from === null ? '' : `and (lower(u.name), u.id) > ($${values.length + 1}, $${values.length + 2})`;
  const total =
    from === null
      ? `(select count(*)::int from (select from users u where ${where} limit ${USERS_COUNTED_MAX + 1}) u)`
      : 'null::int';
  const { rows } = await pool.query<UserSummary & { sort: string; total: number | null }>(
    `select ${LINE}, u.sort, ${total} as total
     from (select u.*, lower(u.name) as sort from users u where ${where} ${index}
       order by lower(u.name), u.id limit ${perPage + 1}) u
     left join schools c on c.id = u.school_id order by u.sort, u.id`,
    [...values, ...(from ?? [])],
  );
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > perPage && last !== undefined ? cursorOf(last) : null,
    total: from === null ? (rows[0]?.total ?? 0) : null,
  };
}

/** One user whom the viewer may see. Throws `NOT_FOUND`, also for users of other schools. */
export async function readUser(
  database: Pick<pg.ClientBase, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<UserDetail> {
  const { where, values } = userFilter(viewer, {});
  type Row = Omit<UserDetail, 'permissions' | 'mayManage' | 'maySupport'> & { permissions: string[] };
  const { rows } = await database.query<Row>(
    `select ${LINE}, u.school_id as "schoolId", ${instantJson('u.created_at')} as "createdAt",
       exists (select from organisation_admins g where g.user_id = u.id) as "isOrganisationAdmin",
       (select json_build_object('id', k.id, 'name', k.name) from users k where k.id = u.merged_into) as "mergedInto",
       u.pin_digest is not null as "hasPin",
       (exists (select from second_factors f where f.user_id = u.id)
         or exists (select from passkeys k where k.user_id = u.id)) as "hasSecondFactor", ${birthCanBeCorrected('u')} as "canCorrectBirth", ${permissionsSql('u')} as permissions,
       array(select role_id::text from user_roles where user_id = u.id) as roles,
       array(select subject_id::text from user_subjects where user_id = u.id) as subjects
     from users u left join schools c on c.id = u.school_id where ${where} and u.id = $${values.length + 1}`,
    [...values, isUuid(id) ? id : null],
  );
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const user = { ...row, permissions: permissionsNamed(row.permissions) };
  return { ...user, mayManage: mayManage(viewer, user), maySupport: maySupport(viewer, user) };
}

/** Schools to choose from: all, or the viewer's own. */
export async function readSchoolChoices(pool: pg.Pool, viewer: Viewer): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from schools where $1 or id = $2 order by lower(name) limit 2000',
    [viewer.role === 'admin', viewer.schoolId],
  );
  return rows;
}
