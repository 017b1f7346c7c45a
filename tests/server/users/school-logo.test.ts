import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { sweepOrphans } from '#server/platform/media/orphans.job.ts';
import { type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { tusSender } from '../../support/servers/tus-sender.ts';
import { signedInStaff, testSchool } from '../../support/users/test-staff.ts';

const DETAILS = { address: '', place: 'Leeds', email: '', phone: '', website: '', dates: [] };
const SAVE = `mutation ($id: ID!, $revision: Int!, $details: SchoolDetails!) {
  saveSchoolDetails(id: $id, revision: $revision, details: $details) { revision details } }`;

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let origin: string;
const inFolder = (name: string): string => join(folder, name);

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-logo-'));
  app = await testApp(database.pool, {
    mediaFolder: inFolder('files'),
    imageFolder: inFolder('figures'),
    uploadFolder: inFolder('uploads'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** A school with its admin, who saves details one after the other. */
async function school() {
  const id = await testSchool(database.pool, `School ${randomUUID()}`);
  const admin = await signedInStaff(app, database.pool, 'schoolAdmin', id);
  let revision = 1;
  const save = async (details: object) => {
    const answer = await admin.call(SAVE, { id, revision, details });
    if (answer.errors === undefined) revision = answer.data.saveSchoolDetails.revision;
    return answer;
  };
  const read = await admin.call('query ($id: ID!) { school(id: $id) { revision } }', { id });
  revision = read.data.school.revision;
  return { id, admin, save };
}

async function uploaded(browser: TestBrowser, width: number): Promise<string> {
  const image = await sharp({ create: { width, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const id = await tusSender(origin, browser).send('logo.png', 'picture', image);
  const { data } = await browser.call('query ($id: ID!) { upload(id: $id) { digest } }', { id });
  return data.upload.digest;
}

const publicStatus = async (digest: string) => (await app.inject({ url: `/media/public/${digest}` })).statusCode;

it('is public from when it is saved until it is removed, and kept as long', async () => {
  const { id, admin, save } = await school();
  const logo = await uploaded(admin, 80);
  expect(await publicStatus(logo)).toBe(404);
  const { data } = await save({ ...DETAILS, logo });
  expect(data.saveSchoolDetails.details.logo).toBe(logo);
  expect(await publicStatus(logo)).toBe(200);
  const list = await admin.call<{ schools: { id: string; logo: string | null }[] }>('{ schools { id logo } }');
  expect(list.data.schools.find((each) => each.id === id)?.logo).toBe(logo);

  await database.pool.query("update uploads set finished_at = now() - interval '40 days' where digest = $1", [logo]);
  const sweep = () =>
    sweepOrphans({
      pool: database.pool,
      imageStore: folderImageStore(inFolder('figures')),
      media: folderMediaStore(inFolder('files')),
      bankFiles: folderMediaStore(inFolder('banks')),
      answerFiles: folderImageStore(inFolder('answers')),
      folder: inFolder('uploads'),
    });
  await sweep();
  expect(await publicStatus(logo)).toBe(200);

  // A page of an earlier version does not know the logo.
  const { data: unchanged } = await save({ ...DETAILS, place: 'York' });
  expect(unchanged.saveSchoolDetails.details).toMatchObject({ place: 'York', logo });
  await save({ ...DETAILS, logo: null });
  expect(await publicStatus(logo)).toBe(404);
  await sweep();
  const { rowCount } = await database.pool.query('select from figures where digest = $1', [logo]);
  expect(rowCount).toBe(0);
});

it('is an image that its admin has uploaded, and no other user’s', async () => {
  const { save } = await school();
  const other = await school();
  const secret = await uploaded(other.admin, 81);
  for (const logo of [secret, 'f'.repeat(64), 'https://example.org/logo.png', '']) {
    expect((await save({ ...DETAILS, logo })).code).toBe('INVALID_INPUT');
  }
  expect(await publicStatus(secret)).toBe(404);
});

it('is no longer public when its school is being deleted', async () => {
  const { id, admin, save } = await school();
  const logo = await uploaded(admin, 82);
  await save({ ...DETAILS, logo });
  await database.pool.query('update schools set deleted_at = now() where id = $1', [id]);
  expect(await publicStatus(logo)).toBe(404);
});
