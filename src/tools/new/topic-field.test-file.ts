import type { FieldKind } from './field-kinds.ts';

const snakeColumn = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const topicFieldTest = (
  field: string,
  { initial, sample }: FieldKind,
): string => `import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

let database: TestDatabase;
let app: FastifyInstance;
let admin: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await testApp(database.pool);
  admin = await signedInStaff(app, database.pool, 'admin');
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const CREATE = \`mutation ($resource: String!, $values: JSON!) {
  createResource(resource: $resource, values: $values) { id revision values } }\`;
const SAVE = \`mutation ($id: ID!, $revision: Int!, $values: JSON!) {
  saveResource(resource: "topic", id: $id, revision: $revision, values: $values) { id revision values } }\`;
const LIST = \`query ($query: JSON!) { resourceList(resource: "topic", query: $query) { rows { cells } } }\`;

test('the ${field} of a topic is saved and listed, and stays where a former tab does not send it', async () => {
  const subject = await admin.call(CREATE, {
    resource: 'subject',
    values: { title: \`Subject \${randomUUID()}\`, slug: '', summary: '', position: null },
  });
  const former = {
    ...{ subject: subject.data.createResource.id, title: 'Heat', slug: '', summary: '', free: false, position: null },
  };
  const made = await admin.call(CREATE, { resource: 'topic', values: former });
  expect(made.data?.createResource.values, made.text).toMatchObject({ ${field}: ${initial} });

  const { id, revision } = made.data.createResource;
  const saved = await admin.call(SAVE, { id, revision, values: { ...former, ${field}: ${sample} } });
  expect(saved.data?.saveResource.values, saved.text).toMatchObject({ ${field}: ${sample} });
  const list = await admin.call(LIST, { query: FIRST_PAGE });
  expect(list.data.resourceList.rows).toEqual([{ cells: expect.objectContaining({ ${field}: ${sample} }) }]);

  const kept = await admin.call(SAVE, {
    ...{ id, revision: saved.data.saveResource.revision, values: { ...former, title: 'Heat and work' } },
  });
  expect(kept.data?.saveResource.values, kept.text).toMatchObject({ title: 'Heat and work', ${field}: ${sample} });
  const { rows } = await database.pool.query('select * from live_topics where id = $1', [id]);
  expect(rows).toEqual([expect.objectContaining({ ${snakeColumn(field)}: ${sample} })]);
});
`;
