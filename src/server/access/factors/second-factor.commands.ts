import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { RECOVERY_CODE_CHARS, RECOVERY_CODES } from '#domain/access/factors/second-factor.limits.ts';
import { BASE32, isTotpCode } from '#domain/access/factors/second-factor.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { verifySecret } from '../password.ts';
import { proveFactor } from '../session.commands.ts';
import type { Viewer } from '../viewer.ts';
import type { FactorVault } from './factor-vault.ts';
import { matchingStep } from './totp.ts';

type Database = pg.Pool | pg.ClientBase;

/** The refusal of a code of the second step. */
export const wrongFactorCode = (): ProductError =>
  new ProductError('WRONG_CODE', { problem: problemText('factorCodeWrong') });

/** Whether an account has an authenticator app. */
export async function hasAuthenticatorApp(database: Database, userId: string): Promise<boolean> {
  const { rowCount } = await database.query('select from second_factors where user_id = $1', [userId]);
  return rowCount !== 0;
}

/** Ten new recovery codes. Base32 has 32 characters, so that every byte chooses one without bias. */
const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_CODE_CHARS), (byte) => BASE32.charAt(byte & 31)).join(''),
  );

/** A recovery code as it is shown: in two groups. */
const shown = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_CHARS / 2)}-${code.slice(RECOVERY_CODE_CHARS / 2)}`;

/**
 * Whether a code of the app or a recovery code is right. Each is accepted once, by a condition of the statement, so that
 * two requests at once can't both succeed: a code of the app only if its step is later than the last one accepted.
 */
export async function acceptFactorCode(
  database: Database,
  vault: FactorVault,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  if (!isTotpCode(code)) {
    const { rowCount } = await database.query(
      'update recovery_codes set used_at = now() where user_id = $1 and digest = $2 and used_at is null',
      [userId, vault.digest(userId, code)],
    );
    return rowCount === 1;
  }
  const { rows } = await database.query<{ sealed: Buffer }>(
    'select sealed_secret as sealed from second_factors where user_id = $1',
    [userId],
  );
  const secret = rows[0] === undefined ? null : vault.unseal(userId, rows[0].sealed);
  const step = secret === null ? null : matchingStep(secret, code, Date.now());
  if (step === null) return false;
  const { rowCount } = await database.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
}

/**
 * Switches two-step verification on with the first code of the app, and returns the recovery codes. Throws `WRONG_CODE`,
 * and `CHANGED_MEANWHILE` if the account has it already.
 */
export async function addSecondFactor(
  client: pg.PoolClient,
  vault: FactorVault,
  {
    userId,
    schoolId,
    secret,
    code,
  }: {
    readonly userId: string;
    readonly schoolId: string | null;
    readonly secret: Buffer;
    readonly code: string;
  },
): Promise<readonly string[]> {
  const step = matchingStep(secret, code, Date.now());
  if (step === null) throw wrongFactorCode();
  const { rowCount } = await client.query(
    `insert into second_factors (user_id, sealed_secret, last_step) values ($1, $2, $3) on conflict (user_id) do nothing`,
    [userId, vault.seal(userId, secret), step],
  );
  if (rowCount === 0) throw new ProductError('CHANGED_MEANWHILE');
  await recordFactor(client, { userId, schoolId }, 'factorAdded');
  return replaceRecoveryCodes(client, vault, userId);
}

/** Deletes the recovery codes of an account, and returns new ones. */
async function replaceRecoveryCodes(
  client: pg.PoolClient,
  vault: FactorVault,
  userId: string,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await client.query('delete from recovery_codes where user_id = $1', [userId]);
  await client.query('insert into recovery_codes (user_id, digest) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => vault.digest(userId, code)),
  ]);
  return codes.map(shown);
}

/** Users change their own second factor; the audit log names them as the actor and as the record. */
async function recordFactor(
  client: pg.PoolClient,
  { userId, schoolId }: { readonly userId: string; readonly schoolId: string | null },
  action: 'factorAdded' | 'factorRemoved' | 'recoveryCodesReplaced',
): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from users where id = $1', [userId]);
  await recordChange(
    client,
    { userId, schoolId },
    { action, resource: 'users', id: userId, title: rows[0]?.name ?? '', before: null, after: null },
  );
}

/** Whether this is the password of the account. */
export async function holdsPassword(database: Database, userId: string, password: string): Promise<boolean> {
  const { rows } = await database.query<{ digest: string | null }>(
    'select password_digest as digest from users where id = $1',
    [userId],
  );
  return verifySecret(rows[0]?.digest ?? null, password);
}

type OwnFactor = { readonly pool: pg.Pool; readonly vault: FactorVault; readonly viewer: Viewer };

/**
 * Creates a secret for an authenticator app, in a ticket for this session. Throws `WRONG_CREDENTIALS`, and
 * `CHANGED_MEANWHILE` if the account has two-step verification already.
 */
export async function startOwnFactor({ pool, vault, viewer }: OwnFactor, password: string) {
  if (!(await holdsPassword(pool, viewer.userId, password))) throw new ProductError('WRONG_CREDENTIALS');
  const { rowCount } = await pool.query('select from second_factors where user_id = $1', [viewer.userId]);
  if (rowCount !== 0) throw new ProductError('CHANGED_MEANWHILE');
  return vault.newTicket(viewer.sessionId);
}

/**
 * Switches it on, and revokes the user's other sessions, which a password alone has opened. Throws `CODE_ENDED` for a
 * ticket that has expired or belongs to another session, and what `addSecondFactor` throws.
 */
export function confirmOwnFactor(
  { pool, vault, viewer }: OwnFactor,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<readonly string[]> {
  const secret = vault.openTicket(viewer.sessionId, ticket);
  if (secret === null) throw new ProductError('CODE_ENDED');
  return inTransaction(pool, async (client) => {
    const codes = await addSecondFactor(client, vault, { ...viewer, secret, code });
    await proveFactor(client, viewer.sessionId, 'code');
    await client.query(
      'update sessions set revoked_at = now() where user_id = $1 and id <> $2 and revoked_at is null',
      [viewer.userId, viewer.sessionId],
    );
    return codes;
  });
}

type FactorProof = { readonly password: string; readonly code: string };

/** Throws `WRONG_CREDENTIALS` for a wrong password, `WRONG_CODE` for a wrong or used code. */
async function assertProof(
  { pool, vault, viewer: { userId } }: OwnFactor,
  { password, code }: FactorProof,
): Promise<void> {
  if (!(await holdsPassword(pool, userId, password))) throw new ProductError('WRONG_CREDENTIALS');
  // Outside of the transaction of the change: a code that was accepted stays used, whatever follows.
  if (!(await acceptFactorCode(pool, vault, { userId, code }))) throw wrongFactorCode();
}

/** Switches two-step verification off. Throws `WRONG_CREDENTIALS`, `WRONG_CODE`. */
export async function removeOwnFactor(own: OwnFactor, proof: FactorProof): Promise<void> {
  await assertProof(own, proof);
  await inTransaction(own.pool, async (client) => {
    await deleteFactor(client, own.viewer.userId);
    await recordFactor(client, own.viewer, 'factorRemoved');
  });
}

/** New recovery codes; the previous ones no longer work. Throws `WRONG_CREDENTIALS`, `WRONG_CODE`. */
export async function renewRecoveryCodes(own: OwnFactor, proof: FactorProof): Promise<readonly string[]> {
  await assertProof(own, proof);
  return inTransaction(own.pool, async (client) => {
    await recordFactor(client, own.viewer, 'recoveryCodesReplaced');
    return replaceRecoveryCodes(client, own.vault, own.viewer.userId);
  });
}

/** Returns whether there was one. */
export async function deleteFactor(client: pg.PoolClient, userId: string): Promise<boolean> {
  await client.query('delete from recovery_codes where user_id = $1', [userId]);
  const { rowCount } = await client.query('delete from second_factors where user_id = $1', [userId]);
  return rowCount === 1;
}
