import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '#domain/users/consent/consent.schema.ts';
import { signedInStudent, TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';

const { app, database } = await testServer();

const RECORD = 'mutation ($input: ConsentInput!) { recordConsent(input: $input) }';
const COUNT = 'mutation ($route: String!) { countPageView(route: $route) }';
const OBJECTS = { headers: { 'sec-gpc': '1' } };

const choice = (changes: object = {}) => ({
  id: randomUUID(),
  consentId: randomUUID(),
  version: CONSENT_VERSION,
  preferences: true,
  statistics: true,
  way: 'banner',
  ...changes,
});
const rowsOf = async (consentId: string) =>
  (await database.pool.query('select * from consent_log where consent_id = $1 order by chosen_at', [consentId])).rows;

test('a visitor’s choices are appended to the record without a user; a choice that is sent twice counts once', async () => {
  const browser = new TestBrowser(app);
  const first = choice();
  const second = choice({ consentId: first.consentId, statistics: false, preferences: false, way: 'withdrawal' });
  for (const input of [first, first, second]) {
    expect((await browser.call(RECORD, { input })).data).toEqual({ recordConsent: true });
  }
  expect(await rowsOf(first.consentId)).toMatchObject([
    { id: first.id, user_id: null, statistics: true, way: 'banner', version: CONSENT_VERSION, objected: false },
    { id: second.id, user_id: null, statistics: false, preferences: false, way: 'withdrawal' },
  ]);
});

test('the record says who was signed in, and loses the user’s id only with the account', async () => {
  const student = await signedInStudent(app, 'consent@example.org');
  const input = choice();
  await student.call(RECORD, { input });
  const [row] = await rowsOf(input.consentId);
  expect(row).toMatchObject({ user_id: expect.any(String) });
  const { pool } = database;
  await expect(pool.query('update consent_log set statistics = false')).rejects.toThrow('never changed');
  await expect(pool.query('update consent_log set user_id = null')).rejects.toThrow('never changed');
  await expect(pool.query('delete from consent_log')).rejects.toThrow('never changed');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local lectern.erasing = 'on'`);
    await expect(client.query('update consent_log set user_id = null, statistics = false')).rejects.toThrow();
    await client.query('rollback');
    await client.query('begin');
    await client.query(`set local lectern.erasing = 'on'`);
    await client.query('update consent_log set user_id = null where consent_id = $1', [input.consentId]);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await rowsOf(input.consentId)).toMatchObject([{ user_id: null, statistics: true }]);
});

test('statistics are refused if the browser objects, whatever was sent', async () => {
  const input = choice();
  await new TestBrowser(app).call(RECORD, { input }, OBJECTS);
  expect(await rowsOf(input.consentId)).toMatchObject([{ preferences: true, statistics: false, objected: true }]);
});

test.each([
  ['an unknown way', { way: 'guessed' }],
  ['a future version', { version: CONSENT_VERSION + 1 }],
  ['an invalid number', { consentId: 'me' }],
])('%s is refused', async (_, changes) => {
  const input = choice(changes);
  expect((await new TestBrowser(app).call(RECORD, { input })).code).toBe('INVALID_INPUT');
});

test('a view is added to its screen and day, fifty at the same time too, and nothing else of it is stored', async () => {
  const browser = new TestBrowser(app);
  const answers = await Promise.all(Array.from({ length: 50 }, () => browser.call(COUNT, { route: 'pricing' })));
  expect(answers.every(({ data }) => data.countPageView === true)).toBe(true);
  const { rows } = await database.pool.query('select * from page_views');
  expect(rows).toEqual([{ day: expect.any(Date), route: 'pricing', views: 50 }]);
  const { rows: counts } = await database.pool.query(`select 1 from attempt_counts where key like '%view%'`);
  expect(counts).toEqual([]);
});

test('views of browsers that object, and of unknown screens, are not counted', async () => {
  const browser = new TestBrowser(app);
  expect((await browser.call(COUNT, { route: 'faq' }, OBJECTS)).data).toEqual({ countPageView: false });
  expect((await browser.call(COUNT, { route: 'no-such-screen' })).code).toBe('INVALID_INPUT');
  const { rows } = await database.pool.query(`select 1 from page_views where route <> 'pricing'`);
  expect(rows).toEqual([]);
});
