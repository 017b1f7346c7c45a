import type pg from 'pg';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { endPending, readPendingSignIn } from '../factors/pending-sign-in.commands.ts';
import type { SignInRequest } from '../sign-in.ts';
import { recordSignIn, withdrawCodeRequired } from '../sign-in-activity.commands.ts';
import { mustSignOn } from '../sign-on/provider.queries.ts';
import { type PasskeyDescriptor, readDescriptors, recordPasskey, userHandleOf } from './passkey.commands.ts';
import { createChallenge, takeChallenge } from './passkey-challenge.commands.ts';
import { type PasskeySite, verifyAnswer } from './passkey-verification.ts';

/** What an authenticator has to sign, and with which passkeys; none: any of this website. */
export type PasskeyRequest = { readonly challenge: string; readonly allowed: readonly PasskeyDescriptor[] };

type Starting = Pick<SignInRequest, 'pool' | 'limits' | 'address'> & { readonly browser: string };

/**
 * Starts a sign-in with a passkey. Nothing depends on an account, so nothing reveals one. Throws `TOO_MANY_TRIES`: every
 * request is stored.
 */
export async function startPasskeySignIn({ pool, limits, address, browser }: Starting): Promise<PasskeyRequest> {
  await limits.passkeyByAddress.count(address);
  return { challenge: await createChallenge(pool, { browser, purpose: 'signIn' }), allowed: [] };
}

/**
 * Starts the second step of the sign-in whose password this browser has entered. Throws `SIGN_IN_ENDED`, and
 * `PASSKEY_REFUSED` if the account has no passkey.
 */
export async function startPasskeyStep({ pool, browser }: Pick<Starting, 'pool' | 'browser'>): Promise<PasskeyRequest> {
  const { userId } = await readPendingSignIn(pool, browser);
  const allowed = await readDescriptors(pool, userId);
  if (allowed.length === 0) throw new ProductError('PASSKEY_REFUSED', { problem: problemText('passkeyNone') });
  return { challenge: await createChallenge(pool, { browser, purpose: 'secondStep', userId }), allowed };
}

type Owner = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly schoolId: string | null;
  readonly name: string;
  readonly publicKey: Buffer;
};

const refused = (): ProductError => new ProductError('PASSKEY_REFUSED');

/** The passkey with the id, of a user who may sign in. Throws `PASSKEY_REFUSED`. */
async function findPasskey(pool: pg.Pool, { id, userHandle }: PasskeyAnswer): Promise<Owner> {
  const { rows } = await pool.query<Owner>(
    `select p.id, p.user_id as "userId", u.email, u.school_id as "schoolId", p.name, p.public_key as "publicKey"
     from passkeys p join users u on u.id = p.user_id and u.disabled_at is null where p.credential_id = $1`,
    [Buffer.from(id, 'base64url')],
  );
  const [owner] = rows;
  if (owner === undefined || (userHandle != null && userHandle !== userHandleOf(owner.userId))) throw refused();
  return owner;
}

/**
 * Verifies the response of an authenticator, and returns whose passkey it is. A counter of signatures that has not grown
 * means that the passkey was copied: it is refused and recorded. Two responses with the same counter can't both succeed.
 * Throws `PASSKEY_REFUSED`.
 */
export async function acceptPasskey(
  pool: pg.Pool,
  answer: PasskeyAnswer,
  {
    challenge,
    site,
    userId,
  }: { readonly challenge: string; readonly site: PasskeySite; readonly userId: string | null },
): Promise<Owner> {
  const owner = await findPasskey(pool, answer);
  if (userId !== null && owner.userId !== userId) throw refused();
  const { signCount, isSynced } = await verifyAnswer(answer, { challenge, site, publicKey: owner.publicKey });
  const { rowCount } = await pool.query(
    `update passkeys set sign_count = $2, is_synced = $3, last_used_at = now()
     where id = $1 and (sign_count < $2 or sign_count = 0 and $2 = 0)`,
    [owner.id, signCount, isSynced],
  );
  if (rowCount === 1) return owner;
  await inTransaction(pool, (client) => recordPasskey(client, owner, { action: 'passkeyRefused', name: owner.name }));
  throw refused();
}

/**
 * Completes a sign-in with a passkey, once, and returns the account: without a password, or after it. Records the
 * sign-in, and remembers the device, as a sign-in with a password does. Throws `PASSKEY_ENDED`, `PASSKEY_REFUSED`,
 * `SIGN_ON_REQUIRED`, and `SIGN_IN_ENDED` if the sign-in to complete has ended.
 */
export async function checkPasskeySignIn(
  { pool, limits, address, device, userAgent, afterAnswer }: SignInRequest,
  { answer, browser, site }: { readonly answer: PasskeyAnswer; readonly browser: string; readonly site: PasskeySite },
): Promise<string> {
  const used = await takeChallenge(pool, { browser, purposes: ['signIn', 'secondStep'], ...answer });
  const { userId, email } = await acceptPasskey(pool, answer, { ...used, site });
  if (await mustSignOn(pool, userId)) throw new ProductError('SIGN_ON_REQUIRED');
  if (used.purpose === 'secondStep') await endPending(pool, browser, userId);
  else await limits.passkeyByAddress.refund(address);
  const activity = { userAgent, isKnown: device.nonceFor(email) !== null };
  device.remember(email);
  afterAnswer(async () => {
    await recordSignIn(pool, email, { outcome: 'success', ...activity });
    if (used.purpose === 'secondStep') await withdrawCodeRequired(pool, email, activity);
  });
  return userId;
}
