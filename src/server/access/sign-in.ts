import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { SignIn } from '#domain/access/credentials.schema.ts';
import type { SignInOutcome } from '#domain/access/sign-in-outcome.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SIGN_INS_QUEUED_MAX } from '#domain/platform/limits.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import { findByCredentials } from '../users/account.commands.ts';
import type { AttemptLimits } from './attempt-limit.ts';
import { countFailures } from './count-failures.ts';
import { recordSignIn } from './sign-in-activity.commands.ts';
import { digestOf } from './tokens.ts';
import { takeTurns } from './turns.ts';

/** What a sign-in is judged by besides the password. */
export type SignInRequest = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  /** The network that it comes from. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether the server is reachable from this machine alone: elsewhere the published demo password opens nothing. */
  readonly localOnly: boolean;
  readonly device: {
    readonly nonceFor: (email: string) => string | null;
    readonly remember: (email: string) => void;
  };
  /** Does work after the answer, so that its time tells nothing. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
};

const BUSY_RETRY_S = 60;

/*
 * A password takes a core for some 20 ms. Those that are checked at once count as failures until they succeed, so a whole
 * school that signs in within a second would look like an attack. In turns, no more are counted at once than are checked.
 */
const hashQueue = takeTurns({
  atOnce: 2 * availableParallelism(),
  waitingMax: SIGN_INS_QUEUED_MAX,
  refuse: () => tooManyAttempts(BUSY_RETRY_S),
});

/** The key under which limits count an account that is named by its email address. */
export const accountKey = (email: string): string => digestOf(email).toString('hex');

/**
 * Checks email and password, and gives the account's id. Failures of a device that has signed in to the account before
 * count for this device alone; those of other devices count for the account and the network. On success the device is
 * known from now on. Throws `WRONG_CREDENTIALS`, and `TOO_MANY_TRIES` with the time to wait, alike for unknown accounts.
 */
export async function checkSignIn(
  { pool, limits, address, userAgent, localOnly, device, afterAnswer }: SignInRequest,
  credentials: SignIn,
): Promise<string> {
  const { email } = credentials;
  const [account, nonce] = [accountKey(email), device.nonceFor(email)];
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
    // A guesser who shares the account's delay with its owner cannot use this: only the right password gets here.
    if (nonce === null) await limits.signInByAccount.forget(account);
    device.remember(email);
    record('success');
    return userId;
  } catch (cause) {
    if (cause instanceof ProductError) record(cause.code === 'TOO_MANY_TRIES' ? 'refused' : 'failure');
    throw cause;
  }
}
