import type pg from 'pg';
import { PASSKEY_CHALLENGE_LIFE_S } from '#domain/access/passkeys/passkey.limits.ts';
import { clientDataSchema } from '#domain/access/passkeys/passkey.schema.ts';
import type { PasskeyPurpose } from '#domain/access/passkeys/passkey-purpose.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { digestOf, newToken } from '../tokens.ts';

/*
 * What an authenticator has to sign. A challenge is random, belongs to one browser, by its HttpOnly cookie, and to one
 * purpose, is valid for five minutes, and can be used once.
 */

/** Creates a challenge, and replaces the previous one of this browser for the purpose. */
export async function createChallenge(
  pool: pg.Pool,
  {
    browser,
    purpose,
    userId = null,
  }: { readonly browser: string; readonly purpose: PasskeyPurpose; readonly userId?: string | null },
): Promise<string> {
  const challenge = newToken();
  await pool.query(
    `with ended as (delete from passkey_challenges where expires_at < now())
     insert into passkey_challenges (browser_digest, purpose, challenge_digest, user_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))
     on conflict (browser_digest, purpose) do update set challenge_digest = excluded.challenge_digest,
       user_id = excluded.user_id, expires_at = excluded.expires_at`,
    [digestOf(browser), purpose, digestOf(challenge), userId, PASSKEY_CHALLENGE_LIFE_S],
  );
  return challenge;
}

/** A challenge that this browser was given, and that no longer exists. */
export type UsedChallenge = {
  readonly challenge: string;
  readonly purpose: PasskeyPurpose;
  readonly userId: string | null;
};

/** The challenge that an authenticator has signed. Null if the client data is no such JSON, or of another website. */
function challengeOf(clientData: string): string | null {
  try {
    const { challenge, crossOrigin } = clientDataSchema.parse(
      JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')),
    );
    return crossOrigin === true ? null : challenge;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge of a response, whatever is wrong with the response otherwise. Throws `PASSKEY_ENDED` if this
 * browser has no such challenge (any more).
 */
export async function takeChallenge(
  pool: pg.Pool,
  {
    browser,
    clientData,
    purposes,
  }: { readonly browser: string; readonly clientData: string; readonly purposes: readonly PasskeyPurpose[] },
): Promise<UsedChallenge> {
  const challenge = challengeOf(clientData);
  const { rows } = await pool.query<{ purpose: PasskeyPurpose; userId: string | null }>(
    `delete from passkey_challenges where browser_digest = $1 and challenge_digest = $2 and purpose = any($3)
       and expires_at > now()
     returning purpose, user_id as "userId"`,
    [digestOf(browser), digestOf(challenge ?? ''), purposes],
  );
  if (challenge === null || rows[0] === undefined) throw new ProductError('PASSKEY_ENDED');
  return { challenge, ...rows[0] };
}
