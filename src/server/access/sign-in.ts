import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import { SIGN_INS_QUEUED_MAX } from '#domain/access/sign-in.limits.ts';
import type { SignInOutcome } from '#domain/access/sign-in-outcome.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import { findByCredentials } from '../users/account.commands.ts';
import type { AttemptLimits } from './attempt-limit.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { countFailures } from './count-failures.ts';
import { untilNextStep } from './response-step.ts';
import { recordSignIn } from './sign-in-activity.commands.ts';
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

/**
 * Checks email and password, and returns the account's id. Failures of a device that has signed in to the account
 * before count for this device alone; those of other devices count for the account and the network. After a success the
 * device is known. Throws `WRONG_CREDENTIALS`, and `TOO_MANY_TRIES` with the time to wait; the same for unknown
 * accounts.
 */
export async function checkSignIn(
  { pool, limits, address, userAgent, localOnly, device, afterAnswer }: SignInRequest,
  credentials: SignIn,
): Promise<string> {
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
    device.remember(email);
    record('success');
    return userId;
  } catch (cause) {
    if (cause instanceof ProductError) record(cause.code === 'TOO_MANY_TRIES' ? 'refused' : 'failure');
    await untilNextStep(startedAt);
    throw cause;
  }
}
