import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appSettingsOf } from '#domain/platform/config/app-settings.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';

let database: TestDatabase;
let app: FastifyInstance;
/** Another process, as far as settings are concerned: it shares only the database. */
let other: FastifyInstance;
let admin: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp(database.pool);
  other = await testApp(database.pool);
  admin = await signedInStaff(app, database.pool, 'admin');
});
afterAll(async () => {
  await app?.close();
  await other?.close();
  await database?.close();
});

const READ = '{ appSettings { state values changedBy } }';
const SAVE = `mutation ($state: String!, $values: JSON!) { saveAppSettings(state: $state, values: $values) { state values changedBy } }`;
const DEFAULTS = appSettingsOf({});

const set = async (values: object) => {
  const { state } = (await admin.call(READ)).data.appSettings;
  return admin.call(SAVE, { state, values: { ...DEFAULTS, ...values } });
};

test('a change applies at once in another process, is logged, and only differences are stored', async () => {
  const saved = await set({ accountDeletionDays: 30, ownCards: false });
  expect(saved.errors).toBeUndefined();
  expect(saved.data.saveAppSettings.values).toMatchObject({ accountDeletionDays: 30, ownCards: false, signUp: true });
  const student = await signedInStaff(other, database.pool, 'student');
  expect((await student.call('{ deletionWaitDays session { switched_off } }')).data).toEqual({
    deletionWaitDays: 30,
    session: { switched_off: ['ownCards'] },
  });
  const { rows: stored } = await database.pool.query('select name from app_settings order by name');
  expect(stored.map(({ name }) => name)).toEqual(['accountDeletionDays', 'ownCards']);
  const { rows } = await database.pool.query(
    `select before, after, school_id from audit_log where resource = 'app-settings' order by id`,
  );
  expect(rows).toEqual([
    {
      before: { accountDeletionDays: 14, ownCards: true },
      after: { accountDeletionDays: 30, ownCards: false },
      school_id: null,
    },
  ]);
  expect((await set({})).data.saveAppSettings.values).toEqual(DEFAULTS);
  expect((await database.pool.query('select from app_settings')).rowCount).toBe(0);
});

test('a user with an older version gets a conflict, and none of their changes are saved', async () => {
  const { state } = (await admin.call(READ)).data.appSettings;
  await set({ invitationDays: 3 });
  const late = await admin.call(SAVE, { state, values: { ...DEFAULTS, invitationDays: 5 } });
  expect(late.code).toBe('CHANGED_MEANWHILE');
  expect((await admin.call(READ)).data.appSettings.values.invitationDays).toBe(3);
  await set({});
});

test('invalid values are refused with a message for the field, by the same schema as the screen', async () => {
  const refused = await set({ invitationDays: 0 });
  expect(refused.code).toBe('INVALID_INPUT');
  expect((await set({ isAdmin: true })).code).toBe('INVALID_INPUT');
});

test.each(['student', 'teacher', 'schoolAdmin'] as const)('a %s can neither read nor change them', async (role) => {
  const user = await signedInStaff(app, database.pool, role);
  expect((await user.call(READ)).code).toBe('FORBIDDEN');
  expect((await user.call(SAVE, { state: '', values: DEFAULTS })).code).toBe('FORBIDDEN');
});

test('each switch disables what it names, and enables it again', async () => {
  const student = await signedInStaff(app, database.pool, 'student');
  const cart = { planId: 'standard', period: 'month', subjects: [], seats: 1, coupon: null, country: 'DE' };
  const id = '00000000-0000-4000-8000-000000000000';
  const input = { name: 'Somebody New', email: 'somebody@new.example', password: 'four words in a row' };
  const tries = {
    signUp: () => student.call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input }),
    supportVisits: () =>
      admin.call('mutation ($id: ID!, $reason: String!) { startSupport(id: $id, reason: $reason) }', {
        id,
        reason: 'They asked for help',
      }),
    ownCards: () =>
      student.call('mutation ($id: ID!, $content: JSON!) { createCard(topic: $id, content: $content) { id } }', {
        id,
        content: { kind: 'basic', front: 'a', back: 'b', typed: false },
      }),
    itemReports: () =>
      student.call('mutation ($id: ID!) { reportQuestion(attempt: $id, position: 0, reason: other, text: "") }', {
        id,
      }),
    checkout: () => student.call('query ($cart: CartInput!) { quote(cart: $cart) { couponProblem } }', { cart }),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    await set({ [name]: false });
    expect((await attempt()).code, name).toBe('SWITCHED_OFF');
    await set({});
    expect((await attempt()).code, name).not.toBe('SWITCHED_OFF');
  }
  expect((await student.call('{ signUpIsOpen }')).data).toEqual({ signUpIsOpen: true });
});
