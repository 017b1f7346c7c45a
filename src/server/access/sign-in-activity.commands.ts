import type pg from 'pg';
import { SIGN_IN_ACTIVITY_LIFE_S, SIGN_IN_ACTIVITY_SHOWN } from '#domain/access/sign-in.limits.ts';
import type { SignInOutcome } from '#domain/access/sign-in-outcome.ts';
import { deviceName } from '#domain/attempts/device-name.rule.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';

/** Sign-ins of one kind from one kind of device within an hour, as the owner of the account sees them. */
export type SignInActivity = {
  readonly outcome: SignInOutcome;
  /** As users know it ("Firefox, Windows"), or empty. */
  readonly device: string;
  /** Whether the device had signed in to this account before. */
  readonly isKnown: boolean;
  readonly count: number;
  /** ISO 8601. */
  readonly lastAt: string;
};

/**
 * Records the outcome of a sign-in for the owner of the account. Nothing is recorded if there is no such account. Call
 * it after the response was sent, because its duration would reveal whether the account exists.
 */
export async function recordSignIn(
  pool: pg.Pool,
  email: string,
  {
    outcome,
    userAgent,
    isKnown,
  }: { readonly outcome: SignInOutcome; readonly userAgent: string; readonly isKnown: boolean },
): Promise<void> {
  await pool.query(
    `insert into sign_in_activity as a (user_id, hour, outcome, device, is_known)
     select id, date_trunc('hour', now()), $2, $3, $4 from users where email = $1
     on conflict (user_id, hour, outcome, device, is_known) do update set count = a.count + 1, last_at = now()`,
    [email, outcome, deviceName(userAgent), isKnown],
  );
}

/** Withdraws one `codeRequired` of this kind of device, because the right code has followed. */
export async function withdrawCodeRequired(
  pool: pg.Pool,
  email: string,
  { userAgent, isKnown }: { readonly userAgent: string; readonly isKnown: boolean },
): Promise<void> {
  await pool.query(
    `with latest as (
       select a.user_id, a.hour from sign_in_activity a join users u on u.id = a.user_id
       where u.email = $1 and a.outcome = 'codeRequired' and a.device = $2 and a.is_known = $3
       order by a.hour desc limit 1),
     counted as (
       update sign_in_activity a set count = a.count - 1 from latest l
       where (a.user_id, a.hour, a.outcome, a.device, a.is_known) = (l.user_id, l.hour, 'codeRequired', $2, $3) and a.count > 1)
     delete from sign_in_activity a using latest l
     where (a.user_id, a.hour, a.outcome, a.device, a.is_known) = (l.user_id, l.hour, 'codeRequired', $2, $3) and a.count = 1`,
    [email, deviceName(userAgent), isKnown],
  );
}

/** SQL: the latest activity of the user `u` as JSON, newest first. */
export const SIGN_IN_ACTIVITY = `(select coalesce(jsonb_agg(to_jsonb(a)), '[]') from (
  select outcome, device, is_known as "isKnown", count, ${instantJson('last_at')} as "lastAt"
  from sign_in_activity where user_id = u.id order by last_at desc limit ${SIGN_IN_ACTIVITY_SHOWN}) a)`;

/** Deletes activity that the owner no longer needs to see, and counts of attempts that have expired. */
export async function deleteOldSignInActivity(pool: pg.Pool): Promise<void> {
  await pool.query('delete from sign_in_activity where last_at < now() - make_interval(secs => $1)', [
    SIGN_IN_ACTIVITY_LIFE_S,
  ]);
  await pool.query('delete from attempt_counts where expire < extract(epoch from now()) * 1000');
}
