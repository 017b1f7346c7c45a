import type pg from 'pg';
import { SIGN_ON_LOGIN_LIFE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import { digestOf, newToken } from '../tokens.ts';
import { type Provider, type ProviderRow, providerColumns, providerOf } from './provider.queries.ts';
import type { LoginSecrets } from './sign-on-service.ts';

/** What a browser takes to its provider and back: `secret` stays in a cookie. */
export type StartedLogin = LoginSecrets & { readonly secret: string };

/** Starts a sign-in. Deletes expired ones on the way. */
export async function startLogin(pool: pg.Pool, providerId: string): Promise<StartedLogin> {
  const started = { state: newToken(), nonce: newToken(), verifier: newToken(), secret: newToken() };
  await pool.query(
    `with ended as (delete from sign_on_logins where expires_at < now())
     insert into sign_on_logins (state_digest, browser_digest, nonce, verifier, provider_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
    [
      ...([digestOf(started.state), digestOf(started.secret), started.nonce, started.verifier] as const),
      ...([providerId, SIGN_ON_LOGIN_LIFE_S] as const),
    ],
  );
  return started;
}

export type ClaimedLogin = LoginSecrets & {
  readonly provider: Provider;
  /** Whether this browser started the sign-in. */
  readonly isOwn: boolean;
};

/** Consumes a state for any caller, because it is valid only once. Null: unknown or expired. */
export async function claimLogin(pool: pg.Pool, state: string, secret: string | null): Promise<ClaimedLogin | null> {
  const { rows } = await pool.query<ProviderRow & { nonce: string; verifier: string; browser: Buffer }>(
    `with taken as (delete from sign_on_logins where state_digest = $1 returning *)
     select t.nonce, t.verifier, t.browser_digest as browser, ${providerColumns('p')}
     from taken t join sign_on_providers p on p.id = t.provider_id and p.deleted_at is null where t.expires_at > now()`,
    [digestOf(state)],
  );
  const taken = rows[0];
  if (taken === undefined) return null;
  const { nonce, verifier, browser, ...row } = taken;
  const provider = providerOf(row);
  return { state, nonce, verifier, provider, isOwn: secret !== null && browser.equals(digestOf(secret)) };
}
