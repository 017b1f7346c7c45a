import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { normalisedEmail } from '#domain/access/normalised-email.rule.ts';
import {
  GUARDIAN_INVITATION_LIFE_S,
  GUARDIANS_PER_STUDENT_MAX,
} from '#domain/classrooms/guardians/guardian-access.limits.ts';
import type { GuardianInvitation } from '#domain/classrooms/guardians/guardian-access.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { GuardianLink } from './guardian.mail.ts';
import { managerValues, managesGuardians } from './guardian.permission.ts';

/** Who may see a student's work. */
export type GuardianAccess = {
  readonly id: string;
  readonly email: string;
  readonly invitedBy: string | null;
  readonly invitedAt: string;
  /** Null: the guardian has not opened the link yet. */
  readonly acceptedAt: string | null;
  readonly studentMayRemove: boolean;
};

const LINE = `g.id, g.email, i.name as "invitedBy", ${instantJson('g.invited_at')} as "invitedAt",
  ${instantJson('g.accepted_at')} as "acceptedAt", g.student_may_remove as "studentMayRemove"`;

/** The guardians of a student, for who may invite them. Throws `NOT_FOUND` for others. */
export async function readGuardians(pool: pg.Pool, viewer: Viewer, student: string): Promise<GuardianAccess[]> {
  const { rows } = isUuid(student)
    ? await pool.query<{ guardians: GuardianAccess[] }>({
        name: 'guardians-of-student',
        text: `
    select (select coalesce(json_agg(row_to_json(line)), '[]') from (
      select ${LINE} from guardian_access g left join users i on i.id = g.invited_by
      where g.student_id = u.id order by g.invited_at, g.id) line) as guardians
    from users u where u.id = $1 and ${managesGuardians(2)}`,
        values: [student, ...managerValues(viewer)],
      })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].guardians;
}

/** Who may see the viewer's own work. */
export async function readOwnGuardians(pool: pg.Pool, viewer: Viewer): Promise<GuardianAccess[]> {
  const { rows } = await pool.query<GuardianAccess>({
    name: 'own-guardians',
    text: `select ${LINE} from guardian_access g left join users i on i.id = g.invited_by
      where g.student_id = $1 order by g.invited_at, g.id`,
    values: [viewer.userId],
  });
  return rows;
}

/**
 * Gives an address access to a student's work, and creates its link; an earlier link is replaced. Throws `NOT_FOUND` for
 * a student whose guardians the viewer doesn't manage, `INVALID_INPUT` for the student's own address and for a disabled
 * account, whose work nobody sees.
 */
export const inviteGuardian = (
  pool: pg.Pool,
  viewer: Viewer,
  student: string,
  { draft, language }: { readonly draft: GuardianInvitation; readonly language: Language },
): Promise<{ readonly id: string; readonly link: GuardianLink }> =>
  inTransaction(pool, async (client) => {
    const { email, isOfAge } = draft;
    const { rows } = isUuid(student)
      ? await client.query<{ name: string; email: string; language: Language | null; isDisabled: boolean }>(
          `select u.name, u.email, me.language, u.disabled_at is not null as "isDisabled" from users u join users me on me.id = $2
           where u.id = $1 and ${managesGuardians(2)} for update of u`,
          [student, ...managerValues(viewer)],
        )
      : { rows: [] };
    const [found] = rows;
    if (found === undefined) throw new ProductError('NOT_FOUND');
    if (found.isDisabled) throw new ProductError('INVALID_INPUT', { problem: problemText('guardianAccountDisabled') });
    if (normalisedEmail(found.email) === normalisedEmail(email))
      throw new ProductError('INVALID_INPUT', { fields: { email: problemText('guardianEmailIsStudents') } });
    // A statement of its own: the one that waits for the lock has counted before it waited.
    const { rows: others } = await client.query<{ count: number }>(
      'select count(*)::int as count from guardian_access where student_id = $1 and email <> $2',
      [student, email],
    );
    if ((others[0]?.count ?? 0) >= GUARDIANS_PER_STUDENT_MAX)
      throw new ProductError('INVALID_INPUT', {
        problem: problemText('guardiansLimit', { max: GUARDIANS_PER_STUDENT_MAX }),
      });
    const token = newToken();
    const saved = await client.query<{ id: string; language: Language }>(
      `insert into guardian_access (id, student_id, email, language, invited_by, student_may_remove, link_digest, link_expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
       on conflict (student_id, email) do update set invited_by = excluded.invited_by, invited_at = now(),
         student_may_remove = excluded.student_may_remove, link_digest = excluded.link_digest,
         link_expires_at = excluded.link_expires_at
       returning id, language`,
      [
        ...[randomUUID(), student, email, found.language ?? language, viewer.userId, isOfAge, digestOf(token)],
        GUARDIAN_INVITATION_LIFE_S,
      ],
    );
    const [row] = saved.rows;
    if (row === undefined) throw new ProductError('NOT_FOUND');
    return { id: row.id, link: { email, student: found.name, language: row.language, token } };
  });

/**
 * Ends the access of a guardian at once: by who may invite them, or by a student of age. Throws `NOT_FOUND` for others.
 */
export async function removeGuardian(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        `delete from guardian_access g using users u where g.id = $1 and u.id = g.student_id
           and (${managesGuardians(2)} or (u.id = $2 and g.student_may_remove))`,
        [id, ...managerValues(viewer)],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}
