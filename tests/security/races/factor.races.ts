import { PENDING_SIGN_IN_ATTEMPTS } from '#domain/access/factors/second-factor.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { factorVault } from '#server/access/factors/factor-vault.ts';
import { completePending, startPendingSignIn } from '#server/access/factors/pending-sign-in.commands.ts';
import { acceptFactorCode, addSecondFactor } from '#server/access/factors/second-factor.commands.ts';
import { hotp, totpStepAt } from '#server/access/factors/totp.ts';
import { newToken } from '#server/access/tokens.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Outcome, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';
import { at } from './at.ts';

const VAULT = factorVault(Buffer.alloc(32, 3));
const SECRET = Buffer.from('12345678901234567890');
const appCode = (): string => hotp(SECRET, totpStepAt(Date.now()));

const taken = (outcomes: readonly Outcome[]): number => outcomes.filter(({ code }) => code === null).length;
const withoutDashes = (codes: readonly string[]): readonly string[] => codes.map((code) => code.replace('-', ''));

/** A user with two-step verification, whose app has unused codes. */
async function withFactor({ database: { pool }, user }: TwoServers) {
  const { id: userId } = await user();
  const codes = await inTransaction(pool, (client) =>
    addSecondFactor(client, VAULT, { userId, schoolId: null, secret: SECRET, code: appCode() }),
  );
  await pool.query('update second_factors set last_step = 0 where user_id = $1', [userId]);
  return { userId, recoveryCodes: withoutDashes(codes) };
}

/** The same, after the right password in one browser. */
async function afterPassword(servers: TwoServers) {
  const factor = await withFactor(servers);
  const browser = newToken();
  await startPendingSignIn(servers.database.pool, { userId: factor.userId, browser });
  return { ...factor, browser };
}

const outcomeOf = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    return { code: (await work()) === false ? 'WRONG_CODE' : null };
  } catch (cause) {
    if (cause instanceof ProductError) return { code: cause.code };
    throw cause;
  }
};

/** What may happen once, or a few times, with two-step verification. */
export const FACTOR_RACES = [
  race('a code of an authenticator app, entered in twenty browsers', {
    limit: 1,
    prepare: async (servers) => ({ ...(await withFactor(servers)), code: appCode() }),
    call: ({ userId, code }, turn, { pools }) =>
      outcomeOf(() => acceptFactorCode(pools[turn % 2] ?? pools[0], VAULT, { userId, code })),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('a recovery code, entered in twenty browsers', {
    limit: 1,
    prepare: withFactor,
    call: ({ userId, recoveryCodes }, turn, { pools }) =>
      outcomeOf(() => acceptFactorCode(pools[turn % 2] ?? pools[0], VAULT, { userId, code: at(recoveryCodes, 0) })),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('a sign-in that waits for its code, completed with several right codes', {
    limit: 1,
    prepare: afterPassword,
    call: ({ browser, recoveryCodes }, turn, { pools }) =>
      outcomeOf(() =>
        completePending({ pool: pools[turn % 2] ?? pools[0], vault: VAULT, browser }, at(recoveryCodes, turn % 10)),
      ),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('guesses at the code of a sign-in', {
    limit: PENDING_SIGN_IN_ATTEMPTS,
    prepare: afterPassword,
    call: ({ browser }, turn, { pools }) =>
      outcomeOf(() => completePending({ pool: pools[turn % 2] ?? pools[0], vault: VAULT, browser }, 'AAAAAAAAAA')),
    effects: async (_, __, outcomes) => outcomes.filter(({ code }) => code === 'WRONG_CODE').length,
  }),
];
