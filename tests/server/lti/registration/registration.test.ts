import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestUser, testUser } from '../../../support/users/test-class.ts';

const CREATE =
  'mutation ($values: JSON!) { createResource(resource: "platform", values: $values) { id revision values } }';
const SAVE = `mutation ($id: ID!, $revision: Int!, $values: JSON!) {
  saveResource(resource: "platform", id: $id, revision: $revision, values: $values) { values } }`;
const LIST = 'query ($query: JSON!) { resourceList(resource: "platform", query: $query) { rows { id } } }';

const { app, database } = await testServer();
const schools = [randomUUID(), randomUUID()] as const;
let own: TestUser;
let other: TestUser;

beforeAll(async () => {
  for (const school of schools) await database.pool.query("insert into schools (id, name) values ($1, 'S')", [school]);
  const admin = (school: string) =>
    testUser({ app, pool: database.pool }, { role: 'schoolAdmin', school, name: 'Admin' });
  [own, other] = [await admin(schools[0]), await admin(schools[1])];
});

const values = (more: object = {}) => ({
  ...{ name: 'Moodle', school: null, issuer: 'https://m.example.org', clientId: randomUUID(), deployments: '1' },
  ...{ authorizationUrl: 'https://m.example.org/a', tokenUrl: 'https://m.example.org/t', audience: '' },
  ...{ keysUrl: 'https://m.example.org/k', ...more },
});

it('a school’s admin registers its platforms, and neither sees nor changes those of others', async () => {
  const { data, errors } = await own.browser.call(CREATE, { values: values() });
  expect(errors).toBeUndefined();
  const { id, revision, values: created } = data.createResource;
  expect(created.school).toBe(schools[0]);
  const ids = async ({ browser }: TestUser): Promise<string[]> =>
    (await browser.call(LIST, { query: FIRST_PAGE })).data.resourceList.rows.map((row: { id: string }) => row.id);
  expect([await ids(own), await ids(other)]).toEqual([[id], []]);
  expect((await other.browser.call(SAVE, { id, revision, values: values() })).code).toBe('NOT_FOUND');
});

it('what is registered for one school cannot be moved to another', async () => {
  const otherPage = await own.browser.call(CREATE, { values: values({ school: schools[1] }) });
  const { id, revision, values: created } = otherPage.data.createResource;
  expect(created.school).toBe(schools[0]);
  const moved = await own.browser.call(SAVE, { id, revision, values: { ...created, name: 'New', school: schools[1] } });
  expect(moved.data.saveResource.values).toMatchObject({ name: 'New', school: schools[0] });
});

it('unsafe addresses are refused, with a message for the field', async () => {
  const { errors } = await own.browser.call(CREATE, {
    values: values({ keysUrl: 'http://10.0.0.1/k', tokenUrl: 'x' }),
  });
  expect(Object.keys(errors?.[0]?.extensions?.fields ?? {}).sort()).toEqual(['keysUrl', 'tokenUrl']);
});
