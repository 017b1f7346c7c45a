import type pg from 'pg';
import { DUPLICATES_MAX } from '#domain/users/user.limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';

/** An account, as far as it helps to decide which of two is kept. */
export type ComparedAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: 'active' | 'invited' | 'disabled';
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly attemptCount: number;
  /** Names of the classes of the account. */
  readonly classes: readonly string[];
};

/** Two accounts that may belong to one person, and what they have in common besides the name. */
export type DuplicatePair = {
  readonly school: string;
  readonly role: 'student' | 'teacher';
  readonly sharesClass: boolean;
  readonly sharesBirth: boolean;
  readonly one: ComparedAccount;
  readonly other: ComparedAccount;
};

const NAME = (user: string): string => `lower(regexp_replace(trim(${user}.name), '\\s+', ' ', 'g'))`;
const CLASSES = (user: string): string => `(select m.classroom_id from classroom_members m where m.user_id = ${user}.id
  union select ct.classroom_id from classroom_teachers ct where ct.user_id = ${user}.id)`;

/** SQL: a `ComparedAccount` as JSON. */
const comparedJson = (user: string): string => `json_build_object('id', ${user}.id, 'name', ${user}.name,
  'email', ${user}.email,
  'state', case when ${user}.disabled_at is not null then 'disabled' when ${user}.password_digest is null then 'invited' else 'active' end,
  'createdAt', ${instantJson(`${user}.created_at`)},
  'lastUsedAt', (select ${instantJson('max(s.last_used_at)')} from sessions s where s.user_id = ${user}.id),
  'attemptCount', (select count(*)::int from attempts x where x.user_id = ${user}.id),
  'classes', array(select c.name from classrooms c where c.id in ${CLASSES(user)} order by lower(c.name) limit 20))`;

/**
 * Pairs of accounts of one school and account type that have the same name, those with most in common first. Only people
 * can decide whether they are one person, so nothing is ever merged without them.
 */
export async function readDuplicates(pool: pg.Pool, viewer: Viewer): Promise<DuplicatePair[]> {
  const { rows } = await pool.query<DuplicatePair>(
    `with pairs as (
       select a.id as one, b.id as other, a.role, a.school_id,
         exists (${CLASSES('a')} intersect ${CLASSES('b')}) as shares_class,
         coalesce(a.born = b.born, false) as shares_birth
       from users a join users b on b.school_id = a.school_id and b.role = a.role and ${NAME('b')} = ${NAME('a')} and b.id > a.id
       where ($1 or a.school_id = $2) and a.role in ('student', 'teacher') and a.merged_into is null and b.merged_into is null
       order by 5 desc, 6 desc, ${NAME('a')}, a.id, b.id limit $3
     )
     select coalesce(c.name, '') as school, p.role, p.shares_class as "sharesClass", p.shares_birth as "sharesBirth",
       ${comparedJson('a')} as one, ${comparedJson('b')} as other
     from pairs p join users a on a.id = p.one join users b on b.id = p.other left join schools c on c.id = p.school_id
     order by p.shares_class desc, p.shares_birth desc, ${NAME('a')}, a.id, b.id`,
    [viewer.role === 'admin', viewer.schoolId, DUPLICATES_MAX],
  );
  return rows;
}

/** Two accounts that the viewer may see, in the order of the ids; others are left out. */
export async function readCompared(pool: pg.Pool, viewer: Viewer, ids: readonly string[]): Promise<ComparedAccount[]> {
  const { rows } = await pool.query<{ account: ComparedAccount }>(
    `select ${comparedJson('u')} as account from users u
     where u.id = any($1::uuid[]) and ($2 or u.school_id = $3) and u.role in ('student', 'teacher') and u.merged_into is null
     order by array_position($1::uuid[], u.id)`,
    [ids, viewer.role === 'admin', viewer.schoolId],
  );
  return rows.map(({ account }) => account);
}
