import type { FieldKind } from './field-kinds.ts';

const snakeColumn = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The test of a new field of topics. */
export const topicFieldTest = (
  field: string,
  { initial, sample }: FieldKind,
): string => `import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff } from '../../support/users/test-staff.ts';

const { app, pool } = await testServer();
const admin = await signedInStaff(app, pool, 'admin');

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
  const { rows } = await pool.query('select * from live_topics where id = $1', [id]);
  expect(rows).toEqual([expect.objectContaining({ ${snakeColumn(field)}: ${sample} })]);
});
`;
