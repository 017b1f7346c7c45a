import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Profile, ProfilePart } from '#domain/users/profile.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { assertConsent, clearGuardianRequest } from './privacy/guardian.commands.ts';

/**
 * Replaces a user's subjects; simultaneous calls run one after the other. Throws `INVALID_INPUT` for an unknown one.
 */
export async function setSubjects(client: pg.PoolClient, userId: string, subjects: readonly string[]): Promise<void> {
  const chosen = [...new Set(subjects)];
  await client.query('select from users where id = $1 for no key update', [userId]);
  await client.query('delete from user_subjects where user_id = $1', [userId]);
  const { rowCount } = await client.query(
    'insert into user_subjects (user_id, subject_id) select $1, id from live_subjects where id::text = any($2)',
    [userId, chosen],
  );
  if (rowCount !== chosen.length) {
    throw new ProductError('INVALID_INPUT', { fields: { subjects: problemText('subjectGone') } });
  }
}

/**
 * Saves part of an incomplete profile, so that the user can continue later or on another device. Throws `FORBIDDEN` for
 * a
 * complete one, which is changed as a whole, and if consent is needed first.
 */
export async function saveProfile(
  pool: pg.Pool,
  viewer: Viewer,
  { name, level, subjects }: ProfilePart,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await assertConsent(client, viewer.userId);
    const { rowCount } = await client.query(
      `update users set name = coalesce($2, name), level = coalesce($3, level)
       where id = $1 and role in ('student', 'teacher') and profile_completed_at is null`,
      [viewer.userId, name ?? null, level ?? null],
    );
    if (rowCount === 0) throw new ProductError('FORBIDDEN');
    if (subjects !== undefined) await setSubjects(client, viewer.userId, subjects);
  });
}

/**
 * Completes the profile of a student or a teacher. Throws `INVALID_INPUT` for an unknown subject, `FORBIDDEN` for all
 * others, and if the age is missing or a guardian has not approved.
 */
export async function completeProfile(pool: pg.Pool, viewer: Viewer, profile: Profile): Promise<void> {
  if (viewer.role !== 'student' && viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
  await inTransaction(pool, async (client) => {
    await assertConsent(client, viewer.userId);
    await clearGuardianRequest(client, viewer.userId);
    await setSubjects(client, viewer.userId, profile.subjects);
    await client.query(
      'update users set name = $2, level = $3, profile_completed_at = coalesce(profile_completed_at, now()) where id = $1',
      [viewer.userId, profile.name, profile.level],
    );
  });
}
