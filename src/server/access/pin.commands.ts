import type pg from 'pg';
import type { PinOutcome } from '#domain/access/pin.schema.ts';
import { PIN_ATTEMPTS, PIN_LOCK_S } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { consumePermit } from './one-time-code.commands.ts';
import { hashSecret, verifySecret } from './password.ts';
import type { Viewer } from './viewer.ts';

/** The outcome of an attempt. `attemptsLeft` before the lock; `lockedForSeconds` is 0 unless locked. */
export type PinResult = {
  readonly outcome: PinOutcome;
  readonly attemptsLeft: number;
  readonly lockedForSeconds: number;
};

// Counts the attempt and sets the lock in one statement, before the PIN is checked, so that parallel attempts cannot
// exceed the limit.
const COUNT_TRY = `
  update users set
    pin_tries = case when pin_locked_until is null then pin_tries + 1 else 1 end,
    pin_locked_until = case when pin_locked_until is null and pin_tries + 1 >= $2 then now() + make_interval(secs => $3) end
  where id = $1 and pin_digest is not null and (pin_locked_until is null or pin_locked_until <= now())
  returning pin_digest as digest, pin_tries as tries`;

/** Verifies the PIN for this session. Five failures in a row lock it for a while, in every session. */
export async function verifyPin(pool: pg.Pool, viewer: Viewer, pin: string): Promise<PinResult> {
  const { rows } = await pool.query<{ digest: string; tries: number }>(COUNT_TRY, [
    viewer.userId,
    PIN_ATTEMPTS,
    PIN_LOCK_S,
  ]);
  const counted = rows[0];
  if (counted === undefined) return lockedResult(pool, viewer);
  if (await verifySecret(counted.digest, pin)) {
    await pool.query(
      `with forgiven as (update users set pin_tries = 0, pin_locked_until = null where id = $1)
       update sessions set pin_verified_at = now() where id = $2`,
      [viewer.userId, viewer.sessionId],
    );
    return { outcome: 'verified', attemptsLeft: PIN_ATTEMPTS, lockedForSeconds: 0 };
  }
  if (counted.tries >= PIN_ATTEMPTS) return lockedResult(pool, viewer);
  return { outcome: 'wrong', attemptsLeft: PIN_ATTEMPTS - counted.tries, lockedForSeconds: 0 };
}

/** For how many seconds the user's PIN is locked on every device; 0 if it isn't. */
export async function pinLockedForSeconds(pool: pg.Pool, { userId }: Viewer): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select greatest(0, ceil(extract(epoch from pin_locked_until - now())))::int as seconds
     from users where id = $1 and pin_digest is not null and pin_locked_until is not null`,
    [userId],
  );
  return rows[0]?.seconds ?? 0;
}

/** Throws `NOT_FOUND` if there is no PIN. */
async function lockedResult(pool: pg.Pool, viewer: Viewer): Promise<PinResult> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select greatest(1, ceil(extract(epoch from pin_locked_until - now())))::int as seconds
     from users where id = $1 and pin_digest is not null and pin_locked_until is not null`,
    [viewer.userId],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return { outcome: 'locked', attemptsLeft: 0, lockedForSeconds: rows[0].seconds };
}

/** Proof that the owner of the account sets the PIN: the password, or the permit from an emailed code. */
export type Proof = { readonly password?: string | null | undefined; readonly permit?: string | null | undefined };

/**
 * Sets a PIN, verified for this session, and revokes every other session of the user. Throws `WRONG_CREDENTIALS` if the
 * proof is wrong.
 */
export async function setPin(pool: pg.Pool, viewer: Viewer, pin: string, proof: Proof): Promise<void> {
  const digest = await hashSecret(pin);
  await changeWithProof(pool, viewer, proof, async (client) => {
    await client.query('update users set pin_digest = $2, pin_tries = 0, pin_locked_until = null where id = $1', [
      viewer.userId,
      digest,
    ]);
    await client.query('update sessions set pin_verified_at = now() where id = $1', [viewer.sessionId]);
    await client.query(
      'update sessions set revoked_at = now() where user_id = $1 and id <> $2 and revoked_at is null',
      [viewer.userId, viewer.sessionId],
    );
  });
}

/** Removes the PIN. Throws `WRONG_CREDENTIALS` if the proof is wrong. */
export async function removePin(pool: pg.Pool, viewer: Viewer, proof: Proof): Promise<void> {
  await changeWithProof(pool, viewer, proof, async (client) => {
    await client.query('update users set pin_digest = null, pin_tries = 0, pin_locked_until = null where id = $1', [
      viewer.userId,
    ]);
  });
}

async function changeWithProof(
  pool: pg.Pool,
  viewer: Viewer,
  proof: Proof,
  change: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!(await holds(client, viewer, proof))) throw new ProductError('WRONG_CREDENTIALS');
    await change(client);
  });
}

async function holds(client: pg.PoolClient, viewer: Viewer, { password, permit }: Proof): Promise<boolean> {
  if (permit) return (await consumePermit(client, 'pin', permit)) === viewer.userId;
  // A password alone does not replace a PIN that this session has not entered: the password could have been stolen with
  // the session.
  if (viewer.pin === 'pending') return false;
  const { rows } = await client.query<{ password_digest: string | null }>(
    'select password_digest from users where id = $1',
    [viewer.userId],
  );
  return verifySecret(rows[0]?.password_digest ?? null, password ?? '');
}
