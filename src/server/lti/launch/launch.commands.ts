import type pg from 'pg';
import { LTI_LAUNCH_LIFE_S } from '#domain/lti/lti.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { joinExpecting, saveCourse } from '../course.commands.ts';
import { saveGradeTarget } from '../grades/grade.commands.ts';
import { createUser, findUser, linkUser } from '../lti-user.commands.ts';
import type { LaunchMessage } from './launch-message.ts';
import { pathFor } from './launch-target.ts';

/** Saves a verified launch until it is opened. Returns the code that opens it, once. */
export async function saveLaunch(
  pool: pg.Pool,
  platformId: string,
  message: LaunchMessage,
  lifeSeconds = LTI_LAUNCH_LIFE_S,
): Promise<string> {
  const code = newToken();
  await pool.query(
    `with ended as (delete from platform_launches where expires_at < now())
     insert into platform_launches (code_digest, platform_id, subject, message, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [digestOf(code), platformId, message.subject, message, lifeSeconds],
  );
  return code;
}

export type StoredLaunch = {
  readonly platformId: string;
  readonly platform: string;
  readonly schoolId: string | null;
  readonly message: LaunchMessage;
};

const LAUNCH_COLUMNS = `l.platform_id as "platformId", p.name as platform, p.school_id as "schoolId", l.message`;
// A launch for choosing course content opens no account.
const LIVE = `l.expires_at > now() and l.message ->> 'choice' is null and p.id = l.platform_id and p.deleted_at is null`;

/** A launch that is not opened yet. Throws `INVITATION_ENDED`. */
export async function readLaunch(pool: pg.Pool, code: string | null): Promise<StoredLaunch> {
  const { rows } = await pool.query<StoredLaunch>(
    `select ${LAUNCH_COLUMNS} from platform_launches l, platforms p where l.code_digest = $1 and ${LIVE}`,
    [digestOf(code ?? '')],
  );
  const launch = rows[0];
  if (launch === undefined) throw new ProductError('INVITATION_ENDED');
  return launch;
}

/** What is shown of a launch before it is opened. */
export type PendingLaunch = {
  readonly platform: string;
  readonly name: string;
  readonly role: 'student' | 'teacher';
  /** Whether the user has an account here already. */
  readonly isKnown: boolean;
};

/** Throws `INVITATION_ENDED`. */
export async function readPendingLaunch(pool: pg.Pool, code: string | null): Promise<PendingLaunch> {
  const { platform, platformId, message } = await readLaunch(pool, code);
  const { rowCount } = await pool.query('select from platform_people where platform_id = $1 and subject = $2', [
    platformId,
    message.subject,
  ]);
  return { platform, name: message.name, role: message.role, isKnown: rowCount === 1 };
}

/**
 * Opens a launch with the user's account: the connected one, or the one whose password was verified, or otherwise a new
 * one. The code is invalid afterwards; if it is refused, it can be tried again. Throws `INVITATION_ENDED`, `FORBIDDEN`
 * if this platform may not open the account.
 * @param known the account whose password was given for this launch; null: none was
 */
export async function openLaunch(
  pool: pg.Pool,
  code: string | null,
  known: string | null,
): Promise<{ readonly userId: string; readonly path: string }> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<StoredLaunch>(
      `delete from platform_launches l using platforms p where l.code_digest = $1 and ${LIVE} returning ${LAUNCH_COLUMNS}`,
      [digestOf(code ?? '')],
    );
    const launch = rows[0];
    if (launch === undefined) throw new ProductError('INVITATION_ENDED');
    // Two simultaneous launches open the same account.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${launch.platformId} ${launch.message.subject}`,
    ]);
    if (known !== null) await linkUser(client, launch, known);
    const user = (await findUser(client, launch)) ?? (known === null ? await createUser(client, launch) : null);
    if (user === null) throw new ProductError('FORBIDDEN');
    const opened = { platformId: launch.platformId, userId: user.id, message: launch.message };
    await saveGradeTarget(client, opened);
    await saveCourse(client, opened);
    await joinExpecting(client, user.id);
    const { path, target } = launch.message;
    return { userId: user.id, path: pathFor(user.role, path, target) };
  });
}
