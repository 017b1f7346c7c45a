import type pg from 'pg';
import { SIGN_ON_ARRIVAL_LIFE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import type { SignOnProfile } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import type { SignOnAccounts, SignOnRole } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { digestOf, newToken } from '../tokens.ts';
import type { Arrival } from './arrival.ts';
import type { VerifiedUser } from './sign-on-service.ts';
import {
  claimRosterUser,
  createSignOnUser,
  findSignOnUser,
  linkSignOnUser,
  unusedRosterUser,
} from './sign-on-user.commands.ts';

/** Saves a verified user until the page that follows opens the session. Returns the code for that, for one use. */
export async function saveArrival(
  pool: pg.Pool,
  providerId: string,
  { issuer, subject, sid, profile }: VerifiedUser,
): Promise<string> {
  const code = newToken();
  await pool.query(
    `with ended as (delete from sign_on_arrivals where expires_at < now())
     insert into sign_on_arrivals (code_digest, provider_id, issuer, subject, sid, profile, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [digestOf(code), providerId, issuer, subject, sid, JSON.stringify(profile), SIGN_ON_ARRIVAL_LIFE_S],
  );
  return code;
}

const COLUMNS = `a.provider_id as "providerId", p.name as provider, p.school_id as "schoolId", p.accounts, a.issuer,
  a.subject, a.sid, a.profile`;
// A provider whose address has changed since no longer speaks for this user.
const LIVE = 'a.expires_at > now() and p.id = a.provider_id and p.issuer = a.issuer and p.deleted_at is null';

/** What is shown before the session is opened. */
export type PendingSignOn = {
  readonly provider: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: SignOnRole;
  /** Whether the user has an account here that the provider opens. */
  readonly isKnown: boolean;
  /** Whether an account is created for users who have none. */
  readonly createsAccount: boolean;
};

/** Throws `SIGN_ON_ENDED`. */
export async function readPendingSignOn(pool: pg.Pool, code: string | null): Promise<PendingSignOn> {
  const { rows } = await pool.query<{
    provider: string;
    accounts: SignOnAccounts;
    profile: SignOnProfile;
    isKnown: boolean;
  }>(
    `select p.name as provider, p.accounts, a.profile, exists (select from sign_on_users s
       where s.provider_id = a.provider_id and s.issuer = a.issuer and s.subject = a.subject)
       or exists (select from users u where ${unusedRosterUser('p.school_id', `a.profile->>'email'`)}) as "isKnown"
     from sign_on_arrivals a, sign_on_providers p where a.code_digest = $1 and ${LIVE}`,
    [digestOf(code ?? '')],
  );
  const found = rows[0];
  if (found === undefined) throw new ProductError('SIGN_ON_ENDED');
  const { provider, accounts, profile, isKnown } = found;
  return { ...profile, provider, isKnown, createsAccount: accounts === 'automatic' };
}

export type OpenedSignOn = { readonly userId: string; readonly arrival: Arrival };

/**
 * Completes a sign-in, once. If it is refused, the code stays valid, so that the user can confirm an account. Throws
 * `SIGN_ON_ENDED`, and what `sign-on-user.commands.ts` throws.
 * @param known an account whose password was just verified, which the provider opens from now on
 */
export async function openArrival(pool: pg.Pool, code: string | null, known: string | null): Promise<OpenedSignOn> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Arrival>(
      `delete from sign_on_arrivals a using sign_on_providers p where a.code_digest = $1 and ${LIVE} returning ${COLUMNS}`,
      [digestOf(code ?? '')],
    );
    const arrival = rows[0];
    if (arrival === undefined) throw new ProductError('SIGN_ON_ENDED');
    // Two tabs of a new user create one account.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${arrival.providerId} ${arrival.subject}`,
    ]);
    if (known !== null) await linkSignOnUser(client, arrival, known);
    const userId =
      (await findSignOnUser(client, arrival)) ??
      (await claimRosterUser(client, arrival)) ??
      (await createSignOnUser(client, arrival));
    return { userId, arrival };
  });
}
