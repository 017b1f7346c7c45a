import { randomUUID } from 'node:crypto';
import { ONE_TIME_CODE_ATTEMPTS, PIN_ATTEMPTS } from '#domain/access/sign-in.limits.ts';
import { CONTACTS_PER_ADDRESS } from '#domain/site/site.limits.ts';
import { DATA_EXPORTS_PER_USER, GUARDIAN_MAILS_PER_ACCOUNT } from '#domain/users/user.limits.ts';
import { hashSecret } from '#server/access/password.ts';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { claimLogin, startLogin } from '#server/lti/launch/login.commands.ts';
import { createRegistrationLink, registerPlatform } from '#server/lti/registration/registration.commands.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { eraseDue } from '#server/users/privacy/erase.ts';
import { countOf, type Outcome, race } from '../../support/race.ts';
import { PASSWORD } from '../../support/servers/test-api.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';

const CODE = '123456';
let codeDigest: Promise<string> | null = null;
/** Of CODE. The same for all rounds, since computing it is slow. */
const digestOfCode = (): Promise<string> => {
  codeDigest ??= hashSecret(CODE);
  return codeDigest;
};
const taken = (outcomes: readonly Outcome[]): number => outcomes.filter(({ code }) => code === null).length;

/** A user with a code, and the browser that requested it, which is not signed in. */
async function withCode(servers: TwoServers) {
  const [user, binding] = [await servers.user(), newToken()];
  await servers.database.pool.query(
    `insert into one_time_codes (user_id, purpose, requester, digest, expires_at)
     values ($1, 'password', $2, $3, now() + interval '10 minutes')`,
    [user.id, digestOf(binding), await digestOfCode()],
  );
  return { ...user, browser: { ...user, headers: { cookie: `bind=${binding}` } } };
}

async function withPermit(servers: TwoServers, purpose: 'password' | 'invitation') {
  const [user, permit] = [await servers.user(), newToken()];
  await servers.database.pool.query(
    `insert into one_time_codes (user_id, purpose, digest, expires_at, permit_digest)
     values ($1, $2, '', now() + interval '10 minutes', $3)`,
    [user.id, purpose, digestOf(permit)],
  );
  return { user, permit };
}

async function platform(servers: TwoServers): Promise<string> {
  const id = randomUUID();
  await servers.database.pool.query(
    `insert into platforms (id, name, issuer, client_id, deployments, authorization_url, token_url, keys_url)
     values ($1, 'LMS', $2, '1', '1', 'https://lms.example/a', 'https://lms.example/t', 'https://lms.example/k')`,
    [id, `https://${id}.example`],
  );
  return id;
}

async function child(servers: TwoServers) {
  const user = await servers.user();
  const token = newToken();
  const { pool } = servers.database;
  await pool.query(
    `insert into app_settings (name, value) values ('consentAge', to_jsonb(16)) on conflict (name) do update set value = excluded.value`,
  );
  await pool.query(`update users set born = '2020-01', profile_completed_at = null where id = $1`, [user.id]);
  await pool.query(
    `insert into guardian_requests (user_id, email, token_digest, age, ends_at) values ($1, $2, $3, 16, now() + interval '1 day')`,
    [user.id, `${randomUUID()}@example.org`, digestOf(token)],
  );
  return { user, token };
}

const EXCHANGE = 'mutation ($email: String!, $code: String!) { exchangeResetCode(email: $email, code: $code) }';

export const ACCOUNT_RACES = [
  race('a sign-up for one address', {
    limit: 1,
    prepare: async () => `${randomUUID()}@example.org`,
    call: (email, turn, servers) =>
      servers.call(turn, null, 'mutation ($input: SignUpInput!) { signUp(input: $input) }', {
        input: { name: 'New', email, password: PASSWORD },
      }),
    effects: (email, servers) => countOf(servers, 'select count(*) from users where email = $1', [email]),
  }),
  race('the right reset code, exchanged for a permit', {
    limit: 1,
    callers: ONE_TIME_CODE_ATTEMPTS,
    prepare: withCode,
    call: ({ email, browser }, turn, servers) => servers.call(turn, browser, EXCHANGE, { email, code: CODE }),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('guesses at a reset code', {
    limit: ONE_TIME_CODE_ATTEMPTS,
    prepare: withCode,
    call: ({ email, browser }, turn, servers) => servers.call(turn, browser, EXCHANGE, { email, code: '654321' }),
    effects: ({ id }, servers) =>
      countOf(servers, `select tries as count from one_time_codes where user_id = $1 and purpose = 'password'`, [id]),
  }),
  race('a new password by one permit', {
    limit: 1,
    prepare: (servers) => withPermit(servers, 'password'),
    call: ({ permit }, turn, servers) =>
      servers.call(
        ...[
          turn,
          null,
          'mutation ($permit: String!, $password: String!) { resetPassword(permit: $permit, password: $password) }',
        ],
        { permit, password: `${PASSWORD} ${turn}` },
      ),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('an invitation to an account', {
    limit: 1,
    prepare: (servers) => withPermit(servers, 'invitation'),
    call: ({ permit }, turn, servers) =>
      servers.call(
        ...[
          turn,
          null,
          'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) }',
        ],
        { token: permit, password: `${PASSWORD} ${turn}` },
      ),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('guesses at a PIN', {
    limit: PIN_ATTEMPTS,
    prepare: async (servers) => {
      const user = await servers.user();
      await servers.database.pool.query('update users set pin_digest = $2 where id = $1', [
        user.id,
        await digestOfCode(),
      ]);
      return user;
    },
    call: (user, turn, servers) =>
      servers.call(turn, user, 'mutation ($pin: String!) { verifyPin(pin: $pin) { outcome } }', { pin: '654321' }),
    effects: ({ id }, servers) => countOf(servers, 'select pin_tries as count from users where id = $1', [id]),
  }),
  race('a refresh token, shown by twenty tabs', {
    // The issued one, and its single successor, which all tabs get.
    limit: 2,
    prepare: async (servers) => {
      const user = await servers.user();
      const binding = newToken();
      const { openSession } = await import('#server/access/session.commands.ts');
      const tokens = await openSession(servers.database.pool, {
        userId: user.id,
        factor: 'none',
        binding,
        userAgent: 'tabs',
      });
      return { ...tokens, browser: { ...user, headers: { cookie: `bind=${binding}` } } };
    },
    call: ({ refreshToken, browser }, turn, servers) =>
      servers.call(turn, browser, 'mutation ($token: String!) { refresh(refreshToken: $token) { token } }', {
        token: refreshToken,
      }),
    effects: ({ refreshToken }, servers) =>
      countOf(
        servers,
        `select count(*) from refresh_tokens where session_id = (select session_id from refresh_tokens where digest = $1)`,
        [digestOf(refreshToken)],
      ),
  }),
  race('a guardian’s answer', {
    limit: 1,
    prepare: child,
    call: ({ token }, turn, servers) =>
      servers.call(
        ...[turn, null, 'mutation ($token: String!) { answerGuardianRequest(token: $token, allows: true) { answer } }'],
        { token },
      ),
    effects: ({ user }, servers) =>
      countOf(servers, 'select count(*) from guardian_answers where user_id = $1', [user.id]),
  }),
  race('mails that ask a guardian', {
    limit: GUARDIAN_MAILS_PER_ACCOUNT,
    prepare: child,
    call: ({ user }, turn, servers) =>
      servers.call(turn, user, 'mutation ($email: String!) { askGuardian(email: $email) { status } }', {
        email: `${randomUUID()}@example.org`,
      }),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('addresses for the download of one’s own data', {
    limit: DATA_EXPORTS_PER_USER,
    prepare: (servers) => servers.user(),
    call: (user, turn, servers) => servers.call(turn, user, 'mutation { ownDataAddress(language: en) }', {}),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('a download of one’s own data, by one address', {
    limit: 1,
    prepare: async (servers) => {
      const user = await servers.user();
      const { data } = await servers.call(0, user, 'mutation { ownDataAddress(language: en) }', {});
      return { user, address: String(data.ownDataAddress) };
    },
    call: async ({ user, address }, turn, servers) => {
      const response = await servers.fetch(turn, address, { headers: user.headers });
      await response.arrayBuffer();
      return { code: response.ok ? null : 'REFUSED', status: response.status };
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('a visit to help somebody, in one session', {
    limit: 1,
    prepare: async (servers) => ({ admin: await servers.user({ role: 'admin' }), user: await servers.user() }),
    call: ({ admin, user }, turn, servers) =>
      servers.call(
        ...[turn, admin, 'mutation ($id: ID!, $reason: String!) { startSupport(id: $id, reason: $reason) }'],
        { id: user.id, reason: 'Asked for help' },
      ),
    effects: ({ user }, servers) =>
      countOf(servers, 'select count(*) from support_visits where user_id = $1 and ended_at is null', [user.id]),
  }),
  race('messages of one network address', {
    limit: CONTACTS_PER_ADDRESS,
    prepare: async () => `192.0.2.${Math.floor(Math.random() * 250)}, ${randomUUID()}`,
    call: (address, turn, servers) =>
      servers.call(
        turn,
        null,
        `mutation { contact(name: "Visitor", email: "visitor@example.org", message: "A message of some length.", website: "") }`,
        {},
        address,
      ),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the deletion of an account, by twenty rounds of the job', {
    limit: 1,
    prepare: async (servers) => {
      const user = await servers.user();
      await servers.database.pool.query('insert into account_deletions (user_id, due_at) values ($1, now())', [
        user.id,
      ]);
      return user;
    },
    call: async (_, turn, { pools }) => {
      const failures: unknown[] = [];
      await eraseDue(pools[turn % 2] ?? pools[0], folderImageStore('/nonexistent'), (__, cause) =>
        failures.push(cause),
      );
      return { code: failures.length === 0 ? null : 'INTERNAL' };
    },
    effects: ({ id }, servers) =>
      countOf(servers, `select count(*) from audit_log where record_id = $1 and action = 'deleted'`, [id]),
  }),
  race('the state of an LTI login', {
    limit: 1,
    prepare: async (servers) => startLogin(servers.database.pool, await platform(servers)),
    call: async ({ state, secret }, turn, { pools }) => ({
      code: (await claimLogin(pools[turn % 2] ?? pools[0], state, secret)) === null ? 'REFUSED' : null,
    }),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the link by which a learning platform registers itself', {
    limit: 1,
    prepare: async (servers) => {
      const admin = await servers.user({ role: 'admin' });
      return (await createRegistrationLink(servers.database.pool, { userId: admin.id, school: null })).link;
    },
    call: (link, turn, { pools }) => {
      const values = {
        ...{ name: 'LMS', issuer: `https://${randomUUID()}.example`, clientId: String(turn), deployments: '1' },
        ...{ authorizationUrl: 'https://lms.example/a', tokenUrl: 'https://lms.example/t' },
        ...{ keysUrl: 'https://lms.example/k', audience: '' },
      };
      return registerPlatform(pools[turn % 2] ?? pools[0], link, async () => values).then(
        () => ({ code: null }),
        () => ({ code: 'REFUSED' }),
      );
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
];
