import { randomUUID } from 'node:crypto';
import { openArrival, saveArrival } from '#server/access/sign-on/arrival.commands.ts';
import { claimLogin, startLogin } from '#server/access/sign-on/login.commands.ts';
import { newSchool, storedProvider } from '../../support/access/test-sign-on.ts';
import { countOf, type Outcome, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';

const taken = (outcomes: readonly Outcome[]): number => outcomes.filter(({ code }) => code === null).length;

async function newProvider({ database: { pool } }: TwoServers) {
  const issuer = `https://${randomUUID()}.example`;
  return { issuer, id: await storedProvider(pool, { school: await newSchool(pool, 'School'), issuer }) };
}

/** Users who have returned from a provider: the same one in several tabs. */
async function arrivals(servers: TwoServers, tabs: number) {
  const { id, issuer } = await newProvider(servers);
  const user = {
    issuer,
    subject: randomUUID(),
    sid: null,
    profile: { name: 'New', email: null, role: 'student' },
  } as const;
  const { pool } = servers.database;
  return { id, codes: await Promise.all(Array.from({ length: tabs }, () => saveArrival(pool, id, user))) };
}

const ACCOUNTS = 'select count(*) from sign_on_users where provider_id = $1';

/** What may happen once in a sign-in with an identity provider. */
export const SIGN_ON_RACES = [
  race('the state of a sign-in with an identity provider', {
    limit: 1,
    prepare: async (servers) => startLogin(servers.database.pool, (await newProvider(servers)).id),
    call: async ({ state, secret }, turn, { pools }) => {
      const login = await claimLogin(pools[turn % 2] ?? pools[0], state, secret);
      return { code: login === null ? 'UNKNOWN' : null };
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the return of one user, opened twenty times', {
    limit: 1,
    prepare: (servers) => arrivals(servers, 1),
    call: async ({ codes }, turn, { pools }) => {
      const opened = await openArrival(pools[turn % 2] ?? pools[0], codes[0] ?? '', null).catch(() => null);
      return { code: opened === null ? 'REFUSED' : null };
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the account of a new user in twenty tabs', {
    limit: 1,
    prepare: (servers) => arrivals(servers, 20),
    call: async ({ codes }, turn, { pools }) => {
      await openArrival(pools[turn % 2] ?? pools[0], codes[turn % 20] ?? '', null);
      return { code: null };
    },
    effects: ({ id }, servers) => countOf(servers, ACCOUNTS, [id]),
  }),
];
