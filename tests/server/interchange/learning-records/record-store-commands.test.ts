import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_STORES_PER_SCHOOL } from '#domain/interchange/learning-records/record-store.limits.ts';
import { recordStoreSchema } from '#domain/interchange/learning-records/record-store.schema.ts';
import type { Viewer } from '#server/access/viewer.ts';
import {
  createRecordStore,
  deleteRecordStore,
  resendRejectedRecords,
  switchRecordStore,
  testRecordStore,
  updateRecordStore,
} from '#server/interchange/learning-records/record-store.commands.ts';
import { readRecordRequests, readRecordStores } from '#server/interchange/learning-records/record-store.queries.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { webhookSchool } from '../../../support/users/webhook-school.ts';
import { RECORD_SERVICE, storeDraft } from './record-world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DRAFT = storeDraft('https://lrs.example.org/xapi');
const create = (viewer: Viewer, url = DRAFT.url, school: string | null = null): Promise<string> =>
  createRecordStore(database.pool, viewer, { school, draft: { ...DRAFT, url }, service: RECORD_SERVICE });
const productAdmin = async (): Promise<Viewer> => {
  const { admin } = await webhookSchool(database.pool);
  await database.pool.query(`update users set role = 'admin', school_id = null where id = $1`, [admin.userId]);
  return { ...admin, role: 'admin', schoolId: null };
};

describe('a school', () => {
  it('finds every change in its audit log, and the secret in neither log nor table', async () => {
    const { admin } = await webhookSchool(database.pool);
    const id = await create(admin);
    const draft = { ...DRAFT, actor: 'email' as const, secret: 'another secret' };
    await updateRecordStore(database.pool, admin, { id, draft, service: RECORD_SERVICE });
    const { rows: stored } = await database.pool.query('select * from record_stores where id = $1', [id]);
    expect(Buffer.from(stored[0].sealed_secret).toString('latin1')).not.toContain(draft.secret);
    await switchRecordStore(database.pool, admin, { id, isEnabled: false });
    await switchRecordStore(database.pool, admin, { id, isEnabled: false });
    await deleteRecordStore(database.pool, admin, id);
    const { rows } = await database.pool.query(
      `select action, actor_id, school_id, before, after from audit_log where resource = 'record-stores' and record_id = $1
       order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'changed', 'changed', 'deleted']);
    for (const row of rows) expect(row).toMatchObject({ actor_id: admin.userId, school_id: admin.schoolId });
    expect(rows[1]).toMatchObject({ before: { actor: 'pseudonym' }, after: { actor: 'email' } });
    for (const secret of [DRAFT.secret, draft.secret]) expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await readRecordStores(database.pool, admin)).toEqual([]);
  });

  it('has at most its limit of stores, also if two are created at the same time', async () => {
    const { admin } = await webhookSchool(database.pool);
    for (let count = 1; count < RECORD_STORES_PER_SCHOOL; count += 1) await create(admin);
    const both = await Promise.allSettled([create(admin), create(admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('neither sees nor changes the stores of another one, nor connects it', async () => {
    const { admin } = await webhookSchool(database.pool);
    const { admin: stranger } = await webhookSchool(database.pool);
    const id = await create(admin);
    const other = { code: 'NOT_FOUND' };
    expect(await readRecordStores(database.pool, stranger)).toEqual([]);
    for (const attempt of [
      () => readRecordRequests(database.pool, stranger, id),
      () => updateRecordStore(database.pool, stranger, { id, draft: DRAFT, service: RECORD_SERVICE }),
      () => switchRecordStore(database.pool, stranger, { id, isEnabled: false }),
      () => testRecordStore(database.pool, stranger, id),
      () => resendRejectedRecords(database.pool, stranger, id),
      () => deleteRecordStore(database.pool, stranger, id),
      () => create(stranger, DRAFT.url, admin.schoolId),
    ])
      await expect(attempt()).rejects.toMatchObject(other);
    expect(await readRecordStores(database.pool, admin)).toHaveLength(1);
  });

  it('is named by admins of the product, who manage the stores of all', async () => {
    const { admin } = await webhookSchool(database.pool);
    const product = await productAdmin();
    await expect(create(product)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const id = await create(product, DRAFT.url, admin.schoolId);
    expect((await readRecordStores(database.pool, product)).map((store) => store.id)).toContain(id);
    expect((await readRecordStores(database.pool, admin)).map((store) => store.id)).toEqual([id]);
    const { rows } = await database.pool.query('select school_id from audit_log where record_id = $1', [id]);
    expect(rows).toEqual([{ school_id: admin.schoolId }]);
  });

  it('has no stores for its teachers', async () => {
    const { teacher } = await webhookSchool(database.pool);
    await expect(readRecordStores(database.pool, teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(create(teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('sends a test record that names nobody, unless the store is disabled', async () => {
    const { admin } = await webhookSchool(database.pool);
    const id = await create(admin);
    await testRecordStore(database.pool, admin, id);
    expect((await readRecordStores(database.pool, admin))[0]).toMatchObject({ pendingCount: 1 });
    await switchRecordStore(database.pool, admin, { id, isEnabled: false });
    await expect(testRecordStore(database.pool, admin, id)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('an address', () => {
  it.each([
    'https://10.0.0.1/xapi',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
  ])('%j is within a network, and refused', async (url) => {
    const { admin } = await webhookSchool(database.pool);
    await expect(create(admin, url)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it.each([
    'http://lrs.example.org/xapi',
    'https://user:word@lrs.example.org/',
    'https://lrs.example.org/?a=b',
    'lrs',
    '',
  ])('%j is not accepted', (url) => {
    expect(recordStoreSchema.safeParse({ ...DRAFT, url }).success).toBe(false);
  });
});

describe('a draft', () => {
  it.each([
    ['without a topic', { topics: [] }, false],
    ['without a secret', { secret: ' ' }, false],
    ['of xAPI without a key', { key: '' }, false],
    ['of xAPI with a colon in its key', { key: 'a:b' }, false],
    ['of Caliper without a key', { standard: 'caliper', key: '' }, true],
    ['with a slash at the end of its address', { url: 'https://lrs.example.org/xapi/' }, true],
  ])('%s is checked', (_, changes, isValid) => {
    expect(recordStoreSchema.safeParse({ ...DRAFT, ...changes }).success).toBe(isValid);
  });
});
