import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

const { app, database } = await testServer();
let admin: TestBrowser;
let other: TestBrowser;

beforeAll(async () => {
  admin = await signedInStaff(app, database.pool, 'admin');
  other = await signedInStaff(app, database.pool, 'admin');
});

/** Those that the shared form edits. */
const NAMES = (Object.keys(RESOURCES) as ResourceName[]).filter((name) => !resourceOf(name).ownEditor);
const LIST = `query ($resource: String!, $query: JSON!) { resourceList(resource: $resource, query: $query) {
  rows { id revision title deletedAt cells } total totalIsExact before after } }`;
const RECORD = `query ($resource: String!, $id: ID!) { resourceRecord(resource: $resource, id: $id) { id revision values } }`;
const CREATE = `mutation ($resource: String!, $values: JSON!) { createResource(resource: $resource, values: $values) { id revision values } }`;
const SAVE = `mutation ($resource: String!, $id: ID!, $revision: Int!, $values: JSON!) {
  saveResource(resource: $resource, id: $id, revision: $revision, values: $values) { id revision values changedBy } }`;
const DELETE = `mutation ($resource: String!, $ids: [ID!]!) { deleteResources(resource: $resource, ids: $ids) }`;
const RESTORE = `mutation ($resource: String!, $ids: [ID!]!) { restoreResources(resource: $resource, ids: $ids) }`;
const BULK = `query ($resource: String!, $ids: [ID!]!, $changes: JSON!) {
  bulkEdit(resource: $resource, ids: $ids, changes: $changes) { unchanged changes { id before after } } }`;
const APPLY = `mutation ($resource: String!, $ids: [ID!]!, $changes: JSON!, $expected: Int!) {
  applyBulkEdit(resource: $resource, ids: $ids, changes: $changes, expected: $expected) { batch changes { id } } }`;
const UNDO = `mutation ($resource: String!, $batch: ID!) { undoBulkEdit(resource: $resource, batch: $batch) { undone kept } }`;
const PURGE = `mutation ($resource: String!, $ids: [ID!]!) { purgeResources(resource: $resource, ids: $ids) }`;
const OPTIONS = `query ($resource: String!, $search: String!, $ids: [ID!]!) {
  resourceOptions(resource: $resource, search: $search, ids: $ids) { id title }
}`;
const EXPORT = `query ($resource: String!, $query: JSON!) { resourceExport(resource: $resource, query: $query) }`;

const SUBJECT = { title: 'Zoology', slug: '', summary: '', position: null };

async function newSubject(title: string): Promise<{ id: string; revision: number; values: Record<string, unknown> }> {
  const { data, text } = await admin.call(CREATE, { resource: 'subject', values: { ...SUBJECT, title } });
  expect(data, text).toBeTruthy();
  return data.createResource;
}

/** Values that each resource accepts. */
async function samples(): Promise<Partial<Record<ResourceName, Record<string, unknown>>>> {
  const mark = randomUUID().slice(0, 8);
  const subject = (await newSubject(`Subject ${mark}`)).id;
  const { data } = await admin.call(CREATE, {
    resource: 'topic',
    values: { subject, title: `Topic ${mark}`, slug: '', summary: '', free: false, position: null },
  });
  const topic = data.createResource.id;
  const school = await testSchool(database.pool, `Own ${mark}`);
  return {
    subject: { ...SUBJECT, title: `Sample ${mark}` },
    topic: { subject, title: `Other ${mark}`, slug: '', summary: 'About', free: true, position: 7 },
    school: { name: `School ${mark}` },
    'exam-focus': {
      topic,
      title: 'A point',
      body: 'Often **asked**',
      weight: 4,
      note: null,
      noteHeading: 'Units',
      quiz: null,
      subtopics: 'Units\nSigns',
      position: null,
    },
    faq: { heading: 'Start', question: `How ${mark}?`, answer: 'So.', published: true, position: null },
    testimonials: { name: 'Ada', description: 'Student', quote: 'It helped.', published: false, position: 3 },
    'blog-category': { title: `News ${mark}`, slug: '', position: null },
    'subject-pricing': { subject, period: 'year', amount: 4900, currency: 'EUR' },
    'coupon-code': {
      ...{ code: `C-${mark.toUpperCase()}`, percent: null, off: 500, currency: 'EUR', plan: 'pro', subject },
      ...{
        firstDay: '2026-01-01',
        lastDay: '2026-01-31',
        usesMax: 9,
        usesPerPerson: null,
        reach: 'all',
        active: false,
      },
    },
    platform: {
      ...{
        name: `Moodle ${mark}`,
        school: null,
        issuer: `https://${mark}.example.org`,
        clientId: mark,
        deployments: '1',
      },
      ...{ authorizationUrl: 'https://moodle.example.org/auth', tokenUrl: 'https://moodle.example.org/token' },
      ...{ keysUrl: 'https://moodle.example.org/certs', audience: '' },
    },
    'sign-on': {
      ...{ name: `Entra ${mark}`, school, issuerUrl: `https://${mark}.example.org`, clientId: mark },
      ...{ scopes: 'openid email', domains: `${mark}.example`, accounts: 'invited', newRole: 'student' },
      ...{ teacherClaim: 'groups', teacherValues: 'staff', refusesPasswords: false },
    },
    saml: {
      ...{ name: `Shibboleth ${mark}`, school, entityId: `https://${mark}.example.org` },
      ...{ metadata: `https://${mark}.example.org/metadata`, domains: `${mark}.example`, accounts: 'invited' },
      ...{ newRole: 'student', teacherAttribute: 'groups', teacherValues: 'staff', refusesPasswords: false },
    },
  };
}

describe('a point of exam focus', () => {
  test('links to an existing note and quiz of its topic, and to none of another topic', async () => {
    const { topic } = (await samples())['exam-focus'] as { topic: string };
    const other = (await samples())['exam-focus']?.topic;
    const [note, quiz, otherPage] = [randomUUID(), randomUUID(), randomUUID()];
    await database.pool.query(
      `insert into materials (id, topic_id, kind, title, position, source, published_at)
       select id, topic, 'noteBooklet', 'Units', 1, '{}', now() from (values ($1::uuid, $2::uuid), ($3, $4)) m(id, topic)`,
      [note, topic, otherPage, other],
    );
    await database.pool.query(
      `insert into quizzes (id, topic_id, title, position, stage) values ($1, $2, 'Units in use', 1, 'published')`,
      [quiz, topic],
    );
    const values = { ...(await samples())['exam-focus'], topic, note, noteHeading: 'Units', quiz };
    const created = await admin.call(CREATE, { resource: 'exam-focus', values });
    expect(created.data?.createResource.values, created.text).toMatchObject({ note, noteHeading: 'Units', quiz });
    const refused = await admin.call(CREATE, { resource: 'exam-focus', values: { ...values, note: otherPage } });
    expect(refused.text).toContain('otherTopic');

    const found = await admin.call(OPTIONS, { resource: 'quiz', search: 'units in', ids: [] });
    expect(found.data.resourceOptions).toContainEqual({ id: quiz, title: expect.stringContaining('Units in use') });
    const student = await signedInStaff(app, database.pool, 'student');
    expect((await student.call(OPTIONS, { resource: 'quiz', search: '', ids: [] })).code).toBe('FORBIDDEN');
  });
});

describe.each(NAMES)('%s', (resource) => {
  test('is created, read, listed, changed, deleted and restored', async () => {
    const values = (await samples())[resource] ?? {};
    const created = await admin.call(CREATE, { resource, values });
    expect(created.errors).toBeUndefined();
    const { id, revision, values: stored } = created.data.createResource;
    for (const [field, value] of Object.entries(values)) {
      if (value !== null && value !== '') expect(stored[field], field).toBe(value);
    }
    const listed = await admin.call(LIST, { resource, query: FIRST_PAGE });
    expect(listed.data.resourceList.rows.map((row: { id: string }) => row.id)).toContain(id);

    const again = await admin.call(SAVE, { resource, id, revision, values: stored });
    expect(again.data.saveResource.revision, 'nothing changed').toBe(revision);

    expect((await admin.call(DELETE, { resource, ids: [id] })).data.deleteResources).toBe(1);
    const bin = await admin.call(LIST, { resource, query: { ...FIRST_PAGE, deleted: true } });
    expect(bin.data.resourceList.rows.map((row: { id: string }) => row.id)).toContain(id);
    expect((await admin.call(RESTORE, { resource, ids: [id] })).data.restoreResources).toBe(1);
    expect((await admin.call(PURGE, { resource, ids: [id] })).data.purgeResources, 'what is in use stays').toBe(0);
    await admin.call(DELETE, { resource, ids: [id] });
    expect((await admin.call(PURGE, { resource, ids: [id] })).data.purgeResources).toBe(1);
    expect((await admin.call(RECORD, { resource, id })).code).toBe('NOT_FOUND');
    const { rows } = await database.pool.query<{ action: string }>(
      'select action from audit_log where record_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'deleted', 'restored', 'deleted', 'purged']);
  });

  test('is refused to students, teachers and visitors', async () => {
    for (const role of ['student', 'teacher'] as const) {
      const user = await signedInStaff(app, database.pool, role);
      const ids = [randomUUID()];
      expect((await user.call(LIST, { resource, query: FIRST_PAGE })).code).toBe('FORBIDDEN');
      expect((await user.call(CREATE, { resource, values: {} })).code).toBe('FORBIDDEN');
      expect((await user.call(DELETE, { resource, ids })).code).toBe('FORBIDDEN');
      expect((await user.call(PURGE, { resource, ids })).code).toBe('FORBIDDEN');
      expect((await user.call(APPLY, { resource, ids, changes: {}, expected: 0 })).code).toBe('FORBIDDEN');
      expect((await user.call(EXPORT, { resource, query: FIRST_PAGE })).code).toBe('FORBIDDEN');
    }
  });

  test('accepts no field that is not in its form', async () => {
    const values = (await samples())[resource] ?? {};
    for (const extra of ['id', 'revision', 'deleted_at', 'school_id', 'plan_id', 'created_at']) {
      const { code } = await admin.call(CREATE, { resource, values: { ...values, [extra]: 'x' } });
      expect(code, extra).toBe('INVALID_INPUT');
    }
  });
});

test('gives a conflict to the second of two editors, who then sees both versions', async () => {
  const { id, revision, values } = await newSubject('Botany');
  const saved = await other.call(SAVE, {
    resource: 'subject',
    id,
    revision,
    values: { ...values, summary: 'By the other' },
  });
  expect(saved.data.saveResource.revision).toBe(revision + 1);
  const late = await admin.call(SAVE, { resource: 'subject', id, revision, values: { ...values, summary: 'Mine' } });
  expect(late.code).toBe('CHANGED_MEANWHILE');
  const { data } = await admin.call(RECORD, { resource: 'subject', id });
  expect(data.resourceRecord.values.summary).toBe('By the other');
});

test('a title that is in use is reported for its field, and a slug is derived from it', async () => {
  const { values } = await newSubject('Säuren & Basen');
  expect(values.slug).toBe('sauren-basen');
  const { errors } = await admin.call(CREATE, { resource: 'subject', values: { ...SUBJECT, title: 'Säuren & Basen' } });
  expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toHaveLength(1);
});

test('the log cannot be changed, shortened or emptied', async () => {
  await newSubject('Logged');
  for (const sql of ['update audit_log set action = $1', 'delete from audit_log where action <> $1']) {
    await expect(database.pool.query(sql, ['x'])).rejects.toThrow(/never changed/);
  }
  await expect(database.pool.query('truncate audit_log')).rejects.toThrow(/never changed/);
});

test('a bulk change applies what was previewed, and undo reverts rows that have not changed since', async () => {
  const created = [];
  for (const title of ['One', 'Two', 'Three']) {
    const { data } = await admin.call(CREATE, {
      resource: 'faq',
      values: { heading: 'H', question: title, answer: 'A', published: true, position: null },
    });
    created.push(data.createResource);
  }
  const ids = created.map(({ id }) => id);
  const requested = { resource: 'faq', ids, changes: { published: false } };
  const preview = await admin.call(BULK, requested);
  expect(preview.data.bulkEdit.changes).toHaveLength(3);
  expect((await admin.call(APPLY, { ...requested, expected: 2 })).code).toBe('CHANGED_MEANWHILE');
  const { data } = await admin.call(APPLY, { ...requested, expected: 3 });
  const { batch } = data.applyBulkEdit;
  expect((await admin.call(BULK, { ...requested, changes: { question: 'All the same' } })).code).toBe('INVALID_INPUT');

  const first = (await admin.call(RECORD, { resource: 'faq', id: ids[0] })).data.resourceRecord;
  await admin.call(SAVE, {
    ...{ resource: 'faq', id: ids[0], revision: first.revision },
    values: { ...first.values, answer: 'Changed since' },
  });
  expect((await other.call(UNDO, { resource: 'faq', batch })).code, 'not somebody else’s').toBe('NOT_FOUND');
  expect((await admin.call(UNDO, { resource: 'faq', batch: 'no id' })).code, 'of no change').toBe('NOT_FOUND');
  const undone = await admin.call(UNDO, { resource: 'faq', batch });
  expect(undone.data.undoBulkEdit).toEqual({ undone: 2, kept: 1 });
});

test('a school admin sees the own school, and changes nothing of the others', async () => {
  const [mine, theirs] = [await testSchool(database.pool, 'Mine'), await testSchool(database.pool, 'Theirs')];
  const head = await signedInStaff(app, database.pool, 'schoolAdmin', mine);
  const { data } = await head.call(LIST, { resource: 'school', query: FIRST_PAGE });
  expect(data.resourceList.rows.map((row: { id: string }) => row.id)).toEqual([mine]);
  expect((await head.call(RECORD, { resource: 'school', id: theirs })).code).toBe('NOT_FOUND');
  for (const resource of ['school', 'subject', 'faq']) {
    expect((await head.call(CREATE, { resource, values: { name: 'x' } })).code, resource).toBe('FORBIDDEN');
  }
  const lost = await signedInStaff(app, database.pool, 'schoolAdmin', null);
  expect((await lost.call(LIST, { resource: 'school', query: FIRST_PAGE })).code).toBe('FORBIDDEN');
  expect((await admin.call(DELETE, { resource: 'school', ids: [mine] })).code, 'people belong to it').toBe('IN_USE');
});

test('an export contains all pages and no formula, and is valid for one browser and one minute', async () => {
  await admin.call(CREATE, {
    resource: 'testimonials',
    values: { name: '=1+1', description: 'x', quote: 'He said "no", twice', published: true, position: null },
  });
  const query = { ...FIRST_PAGE, search: 'twice' };
  const { data } = await admin.call(EXPORT, { resource: 'testimonials', query });
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const taken = await app.inject({ url: data.resourceExport, headers: { cookie } });
  expect(taken.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(taken.body).toContain(`'=1+1,"He said ""no"", twice"`);
  expect(taken.body.split('\r\n')).toHaveLength(3);
  const otherPage = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await app.inject({ url: data.resourceExport, headers: { cookie: otherPage } })).statusCode).toBe(404);
  const forged = data.resourceExport.replace('twice', '');
  expect((await app.inject({ url: forged, headers: { cookie } })).statusCode).toBe(404);
});

test('unknown columns, orders and resources are refused', async () => {
  const bad = [
    { ...FIRST_PAGE, order: { column: 'revision; drop table subjects', direction: 'ascending' } },
    { ...FIRST_PAGE, order: { column: 'topicCount', direction: 'ascending' } },
    { ...FIRST_PAGE, filters: { title: 'x' } },
    { ...FIRST_PAGE, after: 'nonsense' },
    { ...FIRST_PAGE, more: 1 },
  ];
  for (const query of bad) expect((await admin.call(LIST, { resource: 'subject', query })).code).toBe('INVALID_INPUT');
  expect((await admin.call(LIST, { resource: 'users; --', query: FIRST_PAGE })).code).toBe('INVALID_INPUT');
  expect((await admin.call(LIST, { resource: 'constructor', query: FIRST_PAGE })).code).toBe('INVALID_INPUT');
});

test('a topic that is not empty is not deleted permanently, nor is any other row', async () => {
  const { topic: values = {}, 'exam-focus': point = {} } = await samples();
  const subject = values.subject;
  const topics = ['Kept', 'Empty'].map((title) =>
    admin.call(CREATE, { resource: 'topic', values: { ...values, title: `${title} ${randomUUID()}`, subject } }),
  );
  const [stored = '', empty = ''] = (await Promise.all(topics)).map(({ data }) => data.createResource.id);
  await admin.call(CREATE, { resource: 'exam-focus', values: { ...point, topic: stored } });
  const ids = [stored, empty];
  await admin.call(DELETE, { resource: 'topic', ids });
  const refused = await admin.call(PURGE, { resource: 'topic', ids });
  expect([refused.code, refused.errors?.[0]?.message]).toEqual(['IN_USE', 'IN_USE']);
  expect((await admin.call(RESTORE, { resource: 'topic', ids })).data.restoreResources).toBe(2);
});
