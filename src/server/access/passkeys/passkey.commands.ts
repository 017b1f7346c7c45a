import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PASSKEYS_PER_USER } from '#domain/access/passkeys/passkey.limits.ts';
import type { NewPasskey } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { FactorVault } from '../factors/factor-vault.ts';
import {
  acceptFactorCode,
  hasAuthenticatorApp,
  holdsPassword,
  wrongFactorCode,
} from '../factors/second-factor.commands.ts';
import { proveFactor } from '../session.commands.ts';
import type { Viewer } from '../viewer.ts';
import { createChallenge, takeChallenge } from './passkey-challenge.commands.ts';
import { type PasskeySite, verifyCreation } from './passkey-verification.ts';

/** A passkey that a browser may use or must not create again: by its id in base64url. */
export type PasskeyDescriptor = { readonly id: string; readonly transports: readonly string[] };

/** The passkeys of a user. */
export async function readDescriptors(pool: pg.Pool, userId: string): Promise<readonly PasskeyDescriptor[]> {
  const { rows } = await pool.query<{ id: Buffer; transports: string[] }>(
    'select credential_id as id, transports from passkeys where user_id = $1 order by created_at',
    [userId],
  );
  return rows.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }));
}

/** Whom an authenticator stores a new passkey for, and what it has to sign. */
export type PasskeyCreation = {
  readonly challenge: string;
  /** Identifies the user to authenticators, in base64url; nobody else can read it. */
  readonly userHandle: string;
  readonly email: string;
  readonly name: string;
  /** The user's passkeys: an authenticator that has one must not create another. */
  readonly existing: readonly PasskeyDescriptor[];
};

type OwnPasskeys = {
  readonly pool: pg.Pool;
  readonly vault: FactorVault;
  readonly viewer: Viewer;
  /** Identifies the browser. */
  readonly browser: string;
};

/** Identifies a user to authenticators. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

const tooMany = (): ProductError =>
  new ProductError('INVALID_INPUT', { problem: problemText('passkeysLimit', { max: PASSKEYS_PER_USER }) });

/**
 * Starts to add a passkey. It replaces password and code, so both are needed. Throws `WRONG_CREDENTIALS`,
 * `SECOND_FACTOR_REQUIRED`, `WRONG_CODE`, and `INVALID_INPUT` if there are too many.
 */
export async function startPasskey(
  { pool, vault, viewer: { userId }, browser }: OwnPasskeys,
  { password, code }: { readonly password: string; readonly code?: string | null | undefined },
): Promise<PasskeyCreation> {
  if (!(await holdsPassword(pool, userId, password))) throw new ProductError('WRONG_CREDENTIALS');
  const existing = await readDescriptors(pool, userId);
  if (existing.length >= PASSKEYS_PER_USER) throw tooMany();
  if (await hasAuthenticatorApp(pool, userId)) {
    if (code == null) throw new ProductError('SECOND_FACTOR_REQUIRED');
    if (!(await acceptFactorCode(pool, vault, { userId, code }))) throw wrongFactorCode();
  }
  const { rows } = await pool.query<{ email: string; name: string }>('select email, name from users where id = $1', [
    userId,
  ]);
  if (rows[0] === undefined) throw new ProductError('UNAUTHENTICATED');
  const challenge = await createChallenge(pool, { browser, purpose: 'add', userId });
  return { challenge, userHandle: userHandleOf(userId), ...rows[0], existing };
}

/**
 * Adds a passkey, once. Throws `PASSKEY_ENDED` without a request of this user in this browser, `PASSKEY_REFUSED`,
 * `PASSKEY_EXISTS` if it is registered already, for whichever user, and `INVALID_INPUT` if there are too many.
 */
export async function addPasskey(
  { pool, viewer, browser }: Omit<OwnPasskeys, 'vault'>,
  passkey: NewPasskey,
  site: PasskeySite,
): Promise<void> {
  const { challenge, userId } = await takeChallenge(pool, { browser, purposes: ['add'], ...passkey });
  if (userId !== viewer.userId) throw new ProductError('PASSKEY_ENDED');
  const created = await verifyCreation(passkey, { challenge, site });
  await inTransaction(pool, async (client) => {
    await client.query('select from users where id = $1 for update', [userId]);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from passkeys where user_id = $1',
      [userId],
    );
    if ((rows[0]?.count ?? 0) >= PASSKEYS_PER_USER) throw tooMany();
    const { rowCount } = await client.query(
      `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, is_synced)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
      [
        randomUUID(),
        userId,
        created.credentialId,
        created.publicKey,
        created.signCount,
        passkey.transports,
        passkey.name,
        created.isSynced,
      ],
    );
    if (rowCount === 0) throw new ProductError('PASSKEY_EXISTS');
    await proveFactor(client, viewer.sessionId, 'passkey');
    await recordPasskey(client, viewer, { action: 'passkeyAdded', name: passkey.name });
  });
}

/**
 * Users change their own passkeys; the audit log names them as the actor and as the record. Whose sign-in was refused is
 * unknown.
 */
export async function recordPasskey(
  client: pg.PoolClient,
  { userId, schoolId }: Pick<Viewer, 'userId' | 'schoolId'>,
  { action, name }: { readonly action: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyRefused'; readonly name: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from users where id = $1', [userId]);
  const passkey = { passkey: name };
  await recordChange(client, action === 'passkeyRefused' ? null : { userId, schoolId }, {
    schoolId,
    action,
    resource: 'users',
    id: userId,
    title: rows[0]?.name ?? '',
    before: action === 'passkeyAdded' ? null : passkey,
    after: action === 'passkeyRemoved' ? null : passkey,
  });
}

/** Renames an own passkey. Throws `NOT_FOUND`. */
export async function renamePasskey(
  pool: pg.Pool,
  { userId }: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query('update passkeys set name = $3 where id = $1 and user_id = $2', [id, userId, name])
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/** Removes an own passkey: it opens the account no longer. Throws `NOT_FOUND`. */
export const removePasskey = (pool: pg.Pool, viewer: Viewer, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = isUuid(id)
      ? await client.query<{ name: string }>('delete from passkeys where id = $1 and user_id = $2 returning name', [
          id,
          viewer.userId,
        ])
      : { rows: [] };
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    await recordPasskey(client, viewer, { action: 'passkeyRemoved', name: rows[0].name });
  });

/** Removes every passkey of a user. Returns whether there was one. */
export async function deletePasskeys(client: pg.PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from passkeys where user_id = $1', [userId]);
  return rowCount !== 0;
}
