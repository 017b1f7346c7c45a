import type pg from 'pg';
import { LTI_LOGIN_LIFE_S } from '#domain/lti/lti.limits.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import { type Platform, platformColumns } from '../platform.queries.ts';

/** What a browser takes to its platform and back: `secret` stays in a cookie. */
export type StartedLogin = { readonly state: string; readonly nonce: string; readonly secret: string };

/** Starts a launch. Deletes expired ones on the way. */
export async function startLogin(pool: pg.Pool, platformId: string): Promise<StartedLogin> {
  const startedLogin = { state: newToken(), nonce: newToken(), secret: newToken() };
  await pool.query(
    `with ended as (delete from platform_logins where expires_at < now())
     insert into platform_logins (state_digest, browser_digest, nonce, platform_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [digestOf(startedLogin.state), digestOf(startedLogin.secret), startedLogin.nonce, platformId, LTI_LOGIN_LIFE_S],
  );
  return startedLogin;
}

export type LoginEnded = {
  readonly nonce: string;
  readonly platform: Platform;
  /** Whether this browser started the launch. */
  readonly isOwn: boolean;
};

/** Consumes the state of a launch for any caller, because a state is valid only once. Null: unknown or expired. */
export async function claimLogin(pool: pg.Pool, state: string, secret: string | null): Promise<LoginEnded | null> {
  const { rows } = await pool.query<Platform & { nonce: string; browser: Buffer }>(
    `with taken as (delete from platform_logins where state_digest = $1 returning *)
     select t.nonce, t.browser_digest as browser, ${platformColumns('p')}
     from taken t join platforms p on p.id = t.platform_id and p.deleted_at is null where t.expires_at > now()`,
    [digestOf(state)],
  );
  const taken = rows[0];
  if (taken === undefined) return null;
  const { nonce, browser, ...platform } = taken;
  return { nonce, platform, isOwn: secret !== null && browser.equals(digestOf(secret)) };
}

/** The name of the cookie for a state, so that two simultaneous launches don't overwrite each other's. */
export const loginCookieName = (state: string): string => `launch-${digestOf(state).toString('hex').slice(0, 16)}`;
