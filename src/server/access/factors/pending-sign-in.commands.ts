import type pg from 'pg';
import { PENDING_SIGN_IN_ATTEMPTS, PENDING_SIGN_IN_LIFE_S } from '#domain/access/factors/second-factor.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { digestOf } from '../tokens.ts';
import type { FactorVault } from './factor-vault.ts';
import { acceptFactorCode, wrongFactorCode } from './second-factor.commands.ts';

/*
 * Sign-ins between the correct password and the second step. Each belongs to the browser that entered the password, by
 * its HttpOnly cookie, and gives access to nothing: there is no session yet.
 */

/** SQL: changes with the password of the user `u`. */
const PASSWORD_MARK = `encode(sha256(convert_to(u.password_digest, 'UTF8')), 'hex')`;

/** Stores that this browser has entered the password of an account. Replaces its previous one. */
export async function startPendingSignIn(
  pool: pg.Pool,
  { userId, browser }: { readonly userId: string; readonly browser: string },
): Promise<void> {
  await pool.query(
    `with ended as (delete from pending_sign_ins where expires_at < now())
     insert into pending_sign_ins (browser_digest, user_id, password_mark, expires_at)
     select $1, id, ${PASSWORD_MARK}, now() + make_interval(secs => $3) from users u where id = $2
     on conflict (browser_digest) do update set user_id = excluded.user_id, tries = 0,
       password_mark = excluded.password_mark, expires_at = excluded.expires_at`,
    [digestOf(browser), userId, PENDING_SIGN_IN_LIFE_S],
  );
}

/** A sign-in that waits for its second step. */
export type PendingSignIn = {
  readonly userId: string;
  readonly email: string;
};

// A new password ends what the former one has started.
const LIVE = `p.browser_digest = $1 and p.expires_at > now() and u.id = p.user_id and u.disabled_at is null
  and ${PASSWORD_MARK} = p.password_mark`;
const COLUMNS = 'u.id as "userId", u.email';

/** The sign-in of this browser. Throws `SIGN_IN_ENDED`. */
export async function readPendingSignIn(pool: pg.Pool, browser: string | null): Promise<PendingSignIn> {
  const { rows } = await pool.query<PendingSignIn>(
    `select ${COLUMNS} from pending_sign_ins p, users u where ${LIVE} and p.tries < $2`,
    [digestOf(browser ?? ''), PENDING_SIGN_IN_ATTEMPTS],
  );
  if (rows[0] === undefined) throw new ProductError('SIGN_IN_ENDED');
  return rows[0];
}

/** Counts an attempt before anything is checked, so that parallel ones can't exceed the limit. Throws `SIGN_IN_ENDED`. */
async function countAttempt(pool: pg.Pool, browser: string): Promise<PendingSignIn> {
  const { rows } = await pool.query<PendingSignIn>(
    `update pending_sign_ins p set tries = p.tries + 1 from users u where ${LIVE} and p.tries < $2
     returning ${COLUMNS}`,
    [digestOf(browser), PENDING_SIGN_IN_ATTEMPTS],
  );
  if (rows[0] === undefined) throw new ProductError('SIGN_IN_ENDED');
  return rows[0];
}

/**
 * Exactly one request ends the sign-in of a user in this browser, whichever codes two of them have. Throws
 * `SIGN_IN_ENDED`.
 */
export async function endPending(pool: pg.Pool, browser: string, userId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `delete from pending_sign_ins p using users u where ${LIVE} and p.user_id = $2`,
    [digestOf(browser), userId],
  );
  if (rowCount !== 1) throw new ProductError('SIGN_IN_ENDED');
}

type Completing = { readonly pool: pg.Pool; readonly vault: FactorVault; readonly browser: string };

/**
 * Ends a sign-in with a code, once. Throws `WRONG_CODE`, and `SIGN_IN_ENDED` after too many, which needs the password
 * again.
 */
export async function completePending({ pool, vault, browser }: Completing, code: string): Promise<void> {
  const pending = await countAttempt(pool, browser);
  if (!(await acceptFactorCode(pool, vault, { userId: pending.userId, code }))) throw wrongFactorCode();
  await endPending(pool, browser, pending.userId);
}
