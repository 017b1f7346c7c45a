import { beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

const { app, database } = await testServer();
let admin: TestBrowser;

beforeAll(async () => {
  admin = await signedInStaff(app, database.pool, 'admin');
});

const VERSIONS = 'query ($name: String!) { policyVersions(name: $name) { version body isInForce } }';
const PUBLISH = `mutation ($name: String!, $base: Int!, $body: String!, $from: String!) {
  publishPolicy(name: $name, base: $base, body: $body, from: $from) { version body isInForce } }`;
const PUBLIC = 'query ($name: String!) { policy(name: $name) { version body } }';
const DAY_MS = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a version published today is visible to visitors; one for later is not yet, and nothing is overwritten', async () => {
  const name = 'terms';
  const first = await admin.call(PUBLISH, { name, base: 0, body: 'One', from: dayIn(0) });
  expect(first.errors).toBeUndefined();
  await admin.call(PUBLISH, { name, base: 1, body: 'Two', from: dayIn(3) });
  expect((await admin.call(VERSIONS, { name })).data.policyVersions).toEqual([
    { version: 2, body: 'Two', isInForce: false },
    { version: 1, body: 'One', isInForce: true },
  ]);
  expect((await admin.call(PUBLIC, { name })).data.policy).toEqual({ version: 1, body: 'One' });
  const { rows } = await database.pool.query(
    `select action, record_id as id from audit_log where resource = 'policy' order by audit_log.id`,
  );
  expect(rows).toEqual([
    { action: 'created', id: 'terms.1' },
    { action: 'created', id: 'terms.2' },
  ]);
});

test('of two authors who publish at once, one gets a conflict', async () => {
  const requested = { name: 'privacy', base: 0, from: dayIn(0) };
  const answers = await Promise.all(['A', 'B'].map((body) => admin.call(PUBLISH, { ...requested, body })));
  expect(answers.map(({ code }) => code ?? 'none').toSorted()).toEqual(['CHANGED_MEANWHILE', 'none']);
});

test('a version that nothing follows is not the newest', async () => {
  const draft = { name: 'childProtection', body: 'Text', from: dayIn(0) };
  expect((await admin.call(PUBLISH, { ...draft, base: 2_147_483_647 })).code).toBe('CHANGED_MEANWHILE');
});

test('an earlier date, an empty text or an unknown name is refused', async () => {
  const draft = { name: 'childProtection', base: 0, body: 'Text', from: dayIn(0) };
  for (const wrong of [{ from: dayIn(-1) }, { from: 'soon' }, { body: ' ' }, { name: 'other' }]) {
    expect((await admin.call(PUBLISH, { ...draft, ...wrong })).code, JSON.stringify(wrong)).toBe('INVALID_INPUT');
  }
});

test.each(['student', 'teacher', 'schoolAdmin'] as const)('a %s can neither read nor write versions', async (role) => {
  const user = await signedInStaff(app, database.pool, role);
  expect((await user.call(VERSIONS, { name: 'terms' })).code).toBe('FORBIDDEN');
  const draft = { name: 'terms', base: 2, body: 'Mine', from: dayIn(0) };
  expect((await user.call(PUBLISH, draft)).code).toBe('FORBIDDEN');
});
