import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import { SIGN_INS_QUEUED_MAX } from '#domain/access/sign-in.limits.ts';
import type { SignInOutcome } from '#domain/access/sign-in-outcome.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import { findByCredentials } from '../users/account.commands.ts';
import type { AttemptLimits } from './attempt-limit.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { countFailures } from './count-failures.ts';
import type { FactorVault } from './factors/factor-vault.ts';
import { acceptFactorCode, hasAuthenticatorApp, wrongFactorCode } from './factors/second-factor.commands.ts';
import { untilNextStep } from './response-step.ts';
import { recordSignIn, withdrawCodeRequired } from './sign-in-activity.commands.ts';
import { readStepAfterPassword } from './sign-in-policy/sign-in-state.queries.ts';
import { digestOf } from './tokens.ts';

/** What a sign-in is checked against besides the password. */
export type SignInRequest = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  /** The network from which it was sent. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether only this machine can reach the server. Otherwise the published demo password is refused. */
  readonly localOnly: boolean;
  readonly device: {
    readonly nonceFor: (email: string) => string | null;
    readonly remember: (email: string) => void;
  };
  /** Opens what the second factors of accounts depend on. */
  readonly vault: FactorVault;
  /** Runs work after the response, so that its duration reveals nothing. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
};

const BUSY_RETRY_S = 60;

/*
 * Verifying a password takes a core for about 20 ms. Attempts being verified count as failures until they succeed, so a
 * whole school signing in within a second would look like an attack. With a queue, no more attempts are counted at once
 * than are verified.
 */
const hashQueue = limitConcurrency({
  atOnce: 2 * availableParallelism(),
  waitingMax: SIGN_INS_QUEUED_MAX,
  refuse: () => tooManyAttempts(BUSY_RETRY_S),
});

/** The rate-limit key of an account that is named by its email address. */
export const accountKey = (email: string): string => digestOf(email).toString('hex');

/** An account whose password is right, and what has to follow; `passkey`: the password is not accepted at all. */
export type PasswordChecked = { readonly userId: string; readonly next: 'none' | 'step' | 'passkey' };

/**
 * Checks email and password, and returns the account. Failures of a device that has signed in to the account
 * before count for this device alone; those of other devices count for the account and the network. Once nothing more is
 * needed, the device is known. Throws `WRONG_CREDENTIALS`, and `TOO_MANY_TRIES` with the time to wait; the same for unknown
 * accounts.
 */
export async function checkSignIn(
  { pool, limits, address, userAgent, localOnly, device, afterAnswer }: SignInRequest,
  credentials: SignIn,
): Promise<PasswordChecked> {
  const { email } = credentials;
  const [account, nonce] = [accountKey(email), device.nonceFor(email)];
  const startedAt = performance.now();
  const record = (outcome: SignInOutcome): void =>
    afterAnswer(() => recordSignIn(pool, email, { outcome, userAgent, isKnown: nonce !== null }));
  try {
    const userId = await hashQueue(() =>
      nonce === null
        ? countFailures(
            [
              [limits.signInByAddress, address],
              [limits.signInByAccount, account],
            ],
            () => findByCredentials(pool, credentials, { localOnly }),
          )
        : countFailures([[limits.signInByDevice, nonce]], () => findByCredentials(pool, credentials, { localOnly })),
    );
    // An attacker who shares the account's delay with its owner cannot exploit this, since only the correct password
    // leads here.
    if (nonce === null) await limits.signInByAccount.forget(account);
    const next = await readStepAfterPassword(pool, userId);
    if (next === 'none') {
      device.remember(email);
      record('success');
    }
    return { userId, next };
  } catch (cause) {
    if (cause instanceof ProductError) record(cause.code === 'TOO_MANY_TRIES' ? 'refused' : 'failure');
    await untilNextStep(startedAt);
    throw cause;
  }
}

/**
 * Records for the owner that the password was right and no code followed yet. `checkSecondStep` withdraws it once the
 * sign-in is complete, so that only the sign-ins of somebody who has the password alone remain.
 */
export function recordCodeRequired({ pool, userAgent, device, afterAnswer }: SignInRequest, email: string): void {
  const isKnown = device.nonceFor(email) !== null;
  afterAnswer(() => recordSignIn(pool, email, { outcome: 'codeRequired', userAgent, isKnown }));
}

/**
 * Runs a check of the second step, whose wrong codes count: for a device that has completed a sign-in to the account
 * before for this device alone, otherwise for account and network. Only callers who know the password get here, so
 * strangers can't delay the owner. Records the sign-in, and remembers the device, as `checkSignIn` does for accounts
 * without a second step. Throws `TOO_MANY_TRIES`, and what `check` throws.
 */
export async function checkSecondStep<Result>(
  { pool, limits, address, userAgent, device, afterAnswer }: SignInRequest,
  { userId, email }: { readonly userId: string; readonly email: string },
  check: () => Promise<Result>,
): Promise<Result> {
  const nonce = device.nonceFor(email);
  const isKnown = nonce !== null;
  const record = (outcome: SignInOutcome): void =>
    afterAnswer(() => recordSignIn(pool, email, { outcome, userAgent, isKnown }));
  try {
    const result = await countFailures(
      nonce === null
        ? [
            [limits.factorByAddress, address],
            [limits.factorByAccount, userId],
          ]
        : [[limits.factorByDevice, nonce]],
      check,
      ({ code }) => code === 'WRONG_CODE',
    );
    if (nonce === null) await limits.factorByAccount.forget(userId);
    device.remember(email);
    record('success');
    afterAnswer(() => withdrawCodeRequired(pool, email, { userAgent, isKnown }));
    return result;
  } catch (cause) {
    if (cause instanceof ProductError && cause.code === 'WRONG_CODE') record('wrongCode');
    if (cause instanceof ProductError && cause.code === 'TOO_MANY_TRIES') record('refused');
    throw cause;
  }
}

/** Credentials with the code of the second step, if the account has one. */
export type SignInWithCode = SignIn & { readonly code?: string | null | undefined };

/**
 * Checks email, password and, if the account has a second step, a code, all at once: to connect the account with an
 * identity provider or a learning platform. Returns the account's id. Throws what `checkSignIn` throws,
 * `SECOND_FACTOR_REQUIRED` without a code, `WRONG_CODE`, and `PASSKEY_REQUIRED` if the account has no app for codes.
 */
export async function checkSignInWithCode(
  request: SignInRequest,
  { code, ...credentials }: SignInWithCode,
): Promise<string> {
  const { userId, next } = await checkSignIn(request, credentials);
  if (next === 'none') return userId;
  // A passkey can't be used here, and the password alone must not connect what then opens the account.
  if (!(await hasAuthenticatorApp(request.pool, userId))) {
    recordCodeRequired(request, credentials.email);
    throw new ProductError('PASSKEY_REQUIRED', { problem: problemText('passkeyConnects') });
  }
  if (code == null) {
    recordCodeRequired(request, credentials.email);
    throw new ProductError('SECOND_FACTOR_REQUIRED');
  }
  await checkSecondStep(request, { userId, email: credentials.email }, async () => {
    if (!(await acceptFactorCode(request.pool, request.vault, { userId, code }))) throw wrongFactorCode();
  });
  return userId;
}
