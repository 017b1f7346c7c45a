import type pg from 'pg';
import { appSettingsOf, type StoredAppSettings } from '#domain/platform/config/app-settings.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Language } from '#domain/platform/language.ts';
import { problemText } from '#domain/platform/problem.ts';
import {
  type ConsentStatus,
  canContinue,
  consentStatus,
  type GuardianAnswer,
  guardianSchemaFor,
} from '#domain/users/consent/guardian.rule.ts';
import { GUARDIAN_LINK_LIFE_S } from '#domain/users/user.limits.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { LAST_ANSWER } from './guardian-answer.sql.ts';

/** The consent status of a user who signed up themselves, as they may see it. */
export type OwnConsent = {
  readonly status: ConsentStatus;
  /** Age of consent; 0: no consent is needed. */
  readonly age: number;
  readonly born: string | null;
  /** The address that was asked last. */
  readonly guardian: string | null;
  readonly sentAt: Date | null;
  readonly endsAt: Date | null;
  /** When the account is deleted, because the guardian refused. */
  readonly deletionAt: Date | null;
};

type Row = Omit<OwnConsent, 'status' | 'age'> & {
  readonly email: string;
  readonly language: Language | null;
  /** The user belongs to no school, and the profile is not complete. */
  readonly isRequested: boolean;
  readonly answer: GuardianAnswer | null;
  readonly settings: StoredAppSettings;
};

/** The email to a guardian. `language` is the child's; null: none was chosen. */
export type GuardianRequest = {
  readonly to: string;
  readonly child: string;
  readonly age: number;
  readonly language: Language | null;
  readonly token: string;
};

const FINAL = problemText('birthFinal');
const NEEDS_ATTENTION = problemText('accountNeedsAttention');

const READ = `
  select u.email, u.language, u.born, r.email as guardian, r.sent_at as "sentAt", r.ends_at as "endsAt",
    d.due_at as "deletionAt", ${LAST_ANSWER} as answer,
    u.role = 'student' and u.school_id is null and u.profile_completed_at is null as "isRequested",
    (select coalesce(jsonb_object_agg(name, value), '{}') from app_settings) as settings
  from users u left join guardian_requests r on r.user_id = u.id
    left join account_deletions d on d.user_id = u.id and d.asked_by = 'guardian'
  where u.id = $1`;

async function read(database: pg.Pool | pg.ClientBase, userId: string, sql = READ): Promise<Row & OwnConsent> {
  const { rows } = await database.query<Row>(sql, [userId]);
  const [row] = rows;
  if (row === undefined) throw new ProductError('UNAUTHENTICATED');
  const age = appSettingsOf(row.settings).consentAge;
  const facts = { age, born: row.born, askedUntil: row.endsAt, answer: row.answer };
  return { ...row, age, status: row.isRequested ? consentStatus(facts, new Date()) : 'none' };
}

/** The same, with the user's row locked, so that an answer and what depends on it are serialised. */
const readLocked = (client: pg.ClientBase, userId: string) => read(client, userId, `${READ} for no key update of u`);

/** What the user may know of their guardian's consent. Throws `UNAUTHENTICATED` if there is no such user. */
export const readOwnConsent = (pool: pg.Pool, userId: string): Promise<OwnConsent> => read(pool, userId);

/** Throws `FORBIDDEN` if the age or a guardian's approval is missing. Locks the user's row. */
export async function assertConsent(client: pg.ClientBase, userId: string): Promise<void> {
  if (!canContinue((await readLocked(client, userId)).status))
    throw new ProductError('FORBIDDEN', { problem: NEEDS_ATTENTION });
}

/**
 * Saves the month of birth. The first answer is final, because otherwise a child could keep trying; repeating the
 * answer changes nothing. Throws `FORBIDDEN` for another answer, and if no month is asked for.
 */
export const saveBirthDate = (pool: pg.Pool, userId: string, born: string): Promise<OwnConsent> =>
  inTransaction(pool, async (client) => {
    const consent = await readLocked(client, userId);
    if (consent.status !== 'none' && consent.born === born) return consent;
    if (consent.status !== 'ageOwed') throw new ProductError('FORBIDDEN', { problem: FINAL });
    await client.query('update users set born = $2 where id = $1', [userId, born]);
    return read(client, userId);
  });

/**
 * Creates the link for a guardian; older ones are revoked. Throws `FORBIDDEN` if no guardian is to be asked,
 * `INVALID_INPUT` for the child's own address.
 */
export const askGuardian = (
  pool: pg.Pool,
  userId: string,
  email: string,
): Promise<{ readonly consent: OwnConsent; readonly mail: GuardianRequest }> =>
  inTransaction(pool, async (client) => {
    const { status, age, language, email: child } = await readLocked(client, userId);
    if (status !== 'guardianOwed' && status !== 'waiting') throw new ProductError('FORBIDDEN');
    const { error } = guardianSchemaFor(child).safeParse({ email });
    if (error) throw new ProductError('INVALID_INPUT', { fields: { email: error.issues[0]?.message ?? '' } });
    const token = newToken();
    await client.query(
      `insert into guardian_requests (user_id, email, token_digest, age, ends_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))
       on conflict (user_id) do update set email = excluded.email, token_digest = excluded.token_digest,
         age = excluded.age, sent_at = now(), ends_at = excluded.ends_at`,
      [userId, email, digestOf(token), age, GUARDIAN_LINK_LIFE_S],
    );
    return { consent: await read(client, userId), mail: { to: email, child, age, language, token } };
  });

/** Data that was only needed to determine who consents is deleted once the profile is complete. */
export async function clearGuardianRequest(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query(
    `with forgotten as (
       delete from guardian_requests r using users u
       where r.user_id = $1 and u.id = r.user_id and ${LAST_ANSWER} is null
     )
     update users u set born = null where u.id = $1 and born is not null and ${LAST_ANSWER} is null`,
    [userId],
  );
}

/** The address of a guardian who never answered is not stored. */
export async function forgetUnanswered(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from guardian_requests r using users u
     where r.ends_at < now() and u.id = r.user_id and ${LAST_ANSWER} is null`,
  );
}
