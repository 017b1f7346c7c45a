import { randomUUID } from 'node:crypto';
import { newPasskeySchema } from '#domain/access/passkeys/passkey.schema.ts';
import type { Permission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { addPasskey, userHandleOf } from '#server/access/passkeys/passkey.commands.ts';
import { createChallenge, takeChallenge } from '#server/access/passkeys/passkey-challenge.commands.ts';
import { acceptPasskey } from '#server/access/passkeys/passkey-sign-in.commands.ts';
import { newToken } from '#server/access/tokens.ts';
import type { Viewer } from '#server/access/viewer.ts';
import { answerWith, createPasskey, ORIGIN } from '../../support/access/test-passkey.ts';
import { type Outcome, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';
import { at } from './at.ts';

const SITE = { origin: ORIGIN, id: 'localhost' };
const NO_PERMISSIONS: readonly Permission[] = [];

const poolOf = ({ pools }: TwoServers, turn: number) => pools[turn % 2] ?? pools[0];
const accepted = (outcomes: readonly Outcome[]): number => outcomes.filter(({ code }) => code === null).length;

const outcomeOf = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await work();
    return { code: null };
  } catch (cause) {
    if (cause instanceof ProductError) return { code: cause.code };
    throw cause;
  }
};

const viewerOf = (userId: string): Viewer => ({
  ...{ sessionId: randomUUID(), userId, role: 'student', schoolId: null, pin: 'none', isComplete: true },
  ...{
    standardPlan: null,
    proPlan: false,
    subjects: [],
    permissions: NO_PERMISSIONS,
    helperId: null,
    isVerified: true,
    isFactorMissing: false,
    factorDueAt: null,
  },
});

/** The response of an authenticator that creates a passkey, for one browser of a user. */
async function created(
  { database: { pool } }: TwoServers,
  userId: string,
  copyOf?: Parameters<typeof createPasskey>[1],
) {
  const browser = newToken();
  const challenge = await createChallenge(pool, { browser, purpose: 'add', userId });
  const { passkey, response } = createPasskey(
    { challenge, siteId: SITE.id, userHandle: userHandleOf(userId) },
    copyOf ?? {},
  );
  return { browser, passkey, response: newPasskeySchema.parse(response) };
}

/** A user with a passkey. */
async function withPasskey(servers: TwoServers) {
  const { id: userId } = await servers.user();
  const { browser, passkey, response } = await created(servers, userId);
  await addPasskey({ pool: servers.database.pool, viewer: viewerOf(userId), browser }, response, SITE);
  return { userId, passkey };
}

/** What may happen once with passkeys. */
export const PASSKEY_RACES = [
  race('the response of a passkey, sent twenty times', {
    limit: 1,
    prepare: async (servers) => {
      const { passkey } = await withPasskey(servers);
      const browser = newToken();
      const challenge = await createChallenge(servers.database.pool, { browser, purpose: 'signIn' });
      return { browser, answer: answerWith(passkey, { challenge, siteId: SITE.id }) };
    },
    call: ({ browser, answer }, turn, servers) =>
      outcomeOf(async () => {
        const pool = poolOf(servers, turn);
        const used = await takeChallenge(pool, { browser, clientData: answer.clientData, purposes: ['signIn'] });
        await acceptPasskey(pool, answer, { ...used, site: SITE });
      }),
    effects: async (_, __, outcomes) => accepted(outcomes),
  }),
  race('responses of a copied passkey with the same counter', {
    limit: 1,
    prepare: async (servers) => {
      const { passkey } = await withPasskey(servers);
      passkey.signCount = 1;
      const challenges = Array.from({ length: 20 }, () => newToken());
      return challenges.map((challenge) => ({
        challenge,
        answer: answerWith(passkey, { challenge, siteId: SITE.id }),
      }));
    },
    call: (answers, turn, servers) =>
      outcomeOf(() => {
        const { challenge, answer } = at(answers, turn);
        return acceptPasskey(poolOf(servers, turn), answer, { challenge, userId: null, site: SITE });
      }),
    effects: async (_, __, outcomes) => accepted(outcomes),
  }),
  race('a new passkey, registered twenty times', {
    limit: 1,
    prepare: async (servers) => {
      const { id: userId } = await servers.user();
      const first = await created(servers, userId);
      const others = await Promise.all(
        Array.from({ length: 19 }, () => created(servers, userId, { copyOf: first.passkey })),
      );
      return { userId, all: [first, ...others] };
    },
    call: ({ userId, all }, turn, servers) =>
      outcomeOf(() => {
        const { browser, response } = at(all, turn);
        return addPasskey({ pool: poolOf(servers, turn), viewer: viewerOf(userId), browser }, response, SITE);
      }),
    effects: async ({ userId }, { database: { pool } }) => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from passkeys where user_id = $1',
        [userId],
      );
      return rows[0]?.count;
    },
  }),
];
