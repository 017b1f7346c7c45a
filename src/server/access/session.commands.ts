import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  ACCESS_TOKEN_LIFE_S,
  REFRESH_REPLAY_WINDOW_S,
  SESSION_ABSOLUTE_LIFE_S,
  SESSION_IDLE_LIFE_S,
} from '#domain/access/session.limits.ts';
import type { SessionFactor } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { digestOf, newToken, seal, unseal } from './tokens.ts';

/** The tokens for a browser. `expiresIn` in seconds. */
export type Tokens = { readonly token: string; readonly refreshToken: string; readonly expiresIn: number };

/** A user of an identity provider, and the provider's id of its own session, if it has one. */
export type SessionSource = {
  readonly providerId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | null;
};

/**
 * Creates a session for a user in one browser. Revokes any session that this browser had before, whichever user it was
 * for: its tokens may have been copied, and this browser's user could no longer see it in the list of sessions.
 */
export async function openSession(
  pool: pg.Pool,
  {
    userId,
    factor,
    binding,
    formerBinding = null,
    userAgent,
    signOn = null,
  }: {
    readonly userId: string;
    /** What the user has proved beyond the password. */
    readonly factor: SessionFactor;
    readonly binding: string;
    readonly formerBinding?: string | null;
    readonly userAgent: string;
    /** The identity provider that has opened it, and may end it. */
    readonly signOn?: SessionSource | null;
  },
): Promise<Tokens> {
  return inTransaction(pool, async (client) => {
    const sessionId = randomUUID();
    if (formerBinding !== null)
      await client.query('update sessions set revoked_at = now() where binding_digest = $1 and revoked_at is null', [
        digestOf(formerBinding),
      ]);
    await client.query(
      `insert into sessions (id, user_id, binding_digest, user_agent, verified_at, factor)
       values ($1, $2, $3, $4, now(), $5)`,
      [sessionId, userId, digestOf(binding), userAgent.slice(0, 500), factor],
    );
    if (signOn !== null)
      await client.query(
        'insert into sign_on_sessions (session_id, provider_id, issuer, subject, sid) values ($1, $2, $3, $4, $5)',
        [sessionId, signOn.providerId, signOn.issuer, signOn.subject, signOn.sid],
      );
    return issueTokens(client, sessionId);
  });
}

async function issueTokens(client: pg.PoolClient, sessionId: string): Promise<Tokens> {
  const tokens: Tokens = { token: newToken(), refreshToken: newToken(), expiresIn: ACCESS_TOKEN_LIFE_S };
  await client.query(
    `with access as (
       insert into access_tokens (digest, session_id, expires_at) values ($1, $3, now() + make_interval(secs => $4))
     )
     insert into refresh_tokens (digest, session_id) values ($2, $3)`,
    [digestOf(tokens.token), digestOf(tokens.refreshToken), sessionId, ACCESS_TOKEN_LIFE_S],
  );
  return tokens;
}

type KnownToken = {
  session_id: string;
  /** Whether the session can be continued: not revoked, not expired (idle or absolute), and in its own browser. */
  alive: boolean;
  consumed: boolean;
  /** Null before it was consumed. */
  replayable: boolean | null;
  sealed_answer: Buffer | null;
};

/**
 * Exchanges a refresh token for new tokens. Exactly one caller consumes a token. For a few seconds, while its successor
 * is unused, the same token gets the same answer (a lost reply, two tabs). An older token that is presented again has
 * been copied, so the session is revoked. Returns null if there is nothing to continue.
 */
export async function refreshSession(pool: pg.Pool, refreshToken: string, binding: string): Promise<Tokens | null> {
  return inTransaction(pool, async (client) => {
    const digest = digestOf(refreshToken);
    // The lock makes parallel refreshes wait for the first one. What they read afterwards has to be a separate
    // statement, or they would see the tokens from before the wait.
    await client.query('select from refresh_tokens where digest = $1 for update', [digest]);
    const { rows } = await client.query<KnownToken>(
      `select t.session_id, t.consumed_at is not null as consumed, t.sealed_answer,
         s.revoked_at is null and s.binding_digest = $2 and u.disabled_at is null
           and s.last_used_at > now() - make_interval(secs => $3)
           and s.created_at > now() - make_interval(secs => $4) as alive,
         t.consumed_at > now() - make_interval(secs => $5)
           and exists (select from refresh_tokens n where n.digest = t.successor_digest and n.consumed_at is null) as replayable
       from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
       where t.digest = $1`,
      [digest, digestOf(binding), SESSION_IDLE_LIFE_S, SESSION_ABSOLUTE_LIFE_S, REFRESH_REPLAY_WINDOW_S],
    );
    const known = rows[0];
    if (known === undefined || !known.alive) return null;
    if (!known.consumed) return rotate(client, known.session_id, refreshToken);
    if (known.replayable === true && known.sealed_answer !== null) {
      const tokens: Tokens = JSON.parse(unseal(known.sealed_answer, refreshToken));
      return tokens;
    }
    await revokeSession(client, known.session_id);
    return null;
  });
}

async function rotate(client: pg.PoolClient, sessionId: string, refreshToken: string): Promise<Tokens> {
  // Requests in flight with the old access token may finish; after the replay window the token is invalid.
  await client.query(
    'update access_tokens set expires_at = least(expires_at, now() + make_interval(secs => $2)) where session_id = $1',
    [sessionId, REFRESH_REPLAY_WINDOW_S],
  );
  await client.query(`delete from access_tokens where session_id = $1 and expires_at < now() - interval '1 hour'`, [
    sessionId,
  ]);
  const tokens = await issueTokens(client, sessionId);
  await client.query(
    'update refresh_tokens set consumed_at = now(), sealed_answer = $2, successor_digest = $3 where digest = $1',
    [digestOf(refreshToken), seal(JSON.stringify(tokens), refreshToken), digestOf(tokens.refreshToken)],
  );
  await client.query('update sessions set last_used_at = now() where id = $1', [sessionId]);
  return tokens;
}

/**
 * Revokes a session: its access token, its refresh tokens and the media addresses issued in it are invalid from now on.
 */
export async function revokeSession(client: Pick<pg.Pool, 'query'>, sessionId: string): Promise<void> {
  await client.query('update sessions set revoked_at = coalesce(revoked_at, now()) where id = $1', [sessionId]);
}

/** Stores what the user of a session has proved since it was opened. The stronger factor stays. */
export async function proveFactor(
  database: pg.Pool | pg.ClientBase,
  sessionId: string,
  factor: 'code' | 'passkey',
): Promise<void> {
  await database.query(
    `update sessions set factor = $2 where id = $1 and (factor = 'none' or factor = 'code' and $2 = 'passkey')`,
    [sessionId, factor],
  );
}
