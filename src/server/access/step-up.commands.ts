import type pg from 'pg';
import type { PasskeyAnswer } from '#domain/access/passkeys/passkey.schema.ts';
import type { StepUpProof } from '#domain/access/step-up/step-up.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { FactorVault } from './factors/factor-vault.ts';
import { acceptFactorCode, holdsPassword, wrongFactorCode } from './factors/second-factor.commands.ts';
import { readDescriptors } from './passkeys/passkey.commands.ts';
import { createChallenge, takeChallenge } from './passkeys/passkey-challenge.commands.ts';
import { acceptPasskey, type PasskeyRequest } from './passkeys/passkey-sign-in.commands.ts';
import type { PasskeySite } from './passkeys/passkey-verification.ts';
import { proveFactor } from './session.commands.ts';
import type { Viewer } from './viewer.ts';

/*
 * Step-up authentication: what harms most if somebody else uses a session needs a proof of the last ten minutes. A
 * sign-in counts as one.
 */

/** How the user of a session can prove who they are. */
export type StepUpWays = { readonly proof: StepUpProof; readonly hasPasskey: boolean };

/** With two-step verification, the password alone is no proof. */
export async function readStepUpWays(pool: pg.Pool, { userId }: Viewer): Promise<StepUpWays> {
  const { rows } = await pool.query<StepUpWays>(
    `select case when exists (select from second_factors f where f.user_id = u.id) then 'code'
         when u.password_digest is not null then 'password' else 'none' end as proof,
       exists (select from passkeys k where k.user_id = u.id) as "hasPasskey"
     from users u where u.id = $1`,
    [userId],
  );
  return rows[0] ?? { proof: 'none', hasPasskey: false };
}

/** Stores that the user of the session has just proved who they are. */
async function markVerified(pool: pg.Pool, { sessionId }: Viewer): Promise<void> {
  await pool.query('update sessions set verified_at = now() where id = $1 and revoked_at is null', [sessionId]);
}

type Own = { readonly pool: pg.Pool; readonly vault: FactorVault; readonly viewer: Viewer };

/**
 * Verifies the user by password, or by a code if two-step verification is on. Throws `WRONG_CREDENTIALS`, `WRONG_CODE`.
 */
export async function verifySession(
  { pool, vault, viewer }: Own,
  { password, code }: { readonly password?: string | null | undefined; readonly code?: string | null | undefined },
): Promise<void> {
  const { userId } = viewer;
  const { proof } = await readStepUpWays(pool, viewer);
  if (proof === 'code') {
    if (code == null || !(await acceptFactorCode(pool, vault, { userId, code }))) throw wrongFactorCode();
    await proveFactor(pool, viewer.sessionId, 'code');
  } else if (password == null || !(await holdsPassword(pool, userId, password)))
    throw new ProductError('WRONG_CREDENTIALS');
  await markVerified(pool, viewer);
}

type OwnBrowser = { readonly pool: pg.Pool; readonly viewer: Viewer; readonly browser: string };

/** Starts to verify the user by one of their passkeys. Throws `PASSKEY_REFUSED` if there is none. */
export async function startPasskeyVerification({ pool, viewer, browser }: OwnBrowser): Promise<PasskeyRequest> {
  const { userId } = viewer;
  const allowed = await readDescriptors(pool, userId);
  if (allowed.length === 0) throw new ProductError('PASSKEY_REFUSED', { problem: problemText('passkeyNone') });
  return { challenge: await createChallenge(pool, { browser, purpose: 'verify', userId }), allowed };
}

/** Verifies the user by a passkey, once. Throws `PASSKEY_ENDED`, `PASSKEY_REFUSED`. */
export async function verifySessionByPasskey(
  { pool, viewer, browser }: OwnBrowser,
  answer: PasskeyAnswer,
  site: PasskeySite,
): Promise<void> {
  const used = await takeChallenge(pool, { browser, purposes: ['verify'], ...answer });
  if (used.userId !== viewer.userId) throw new ProductError('PASSKEY_ENDED');
  await acceptPasskey(pool, answer, { ...used, site });
  await proveFactor(pool, viewer.sessionId, 'passkey');
  await markVerified(pool, viewer);
}
