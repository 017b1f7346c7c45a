import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGES_PER_STUDENT_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { UPLOAD_MAX_BYTES } from '#domain/content/media/upload.rule.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { sweepOrphans } from '#server/platform/media/orphans.job.ts';
import { eraseDue } from '#server/users/privacy/erase.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { tusSender } from '../../../support/servers/tus-sender.ts';
import { cookieOf, signedInAs } from '../../../support/users/test-users.ts';

const UPLOAD = 'query ($id: ID!) { upload(id: $id) { isFinished problem digest } }';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let origin: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-upload-protocol-'));
  app = await testApp(database.pool, {
    mediaFolder: join(folder, 'files'),
    imageFolder: join(folder, 'figures'),
    uploadFolder: join(folder, 'uploads'),
    bankFiles: folderMediaStore(join(folder, 'banks')),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const student = async () => {
  const email = `${randomUUID()}@example.org`;
  const browser = await signedInAs(app, database.pool, 'student', email);
  return { email, browser, ...tusSender(origin, browser) };
};
const outcome = async (browser: TestBrowser, id: string) => (await browser.call(UPLOAD, { id })).data.upload;
/** A PNG of noise: its bytes are about three times its pixels. */
const noise = (pixels: number): Promise<Buffer> =>
  sharp(randomBytes(pixels * 3), { raw: { width: pixels, height: 1, channels: 3 } })
    .png()
    .toBuffer();
const filesIn = async (name: string): Promise<string[]> => {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};
const sweep = () =>
  sweepOrphans({
    pool: database.pool,
    imageStore: folderImageStore(join(folder, 'figures')),
    media: folderMediaStore(join(folder, 'files')),
    bankFiles: folderMediaStore(join(folder, 'banks')),
    answerFiles: folderImageStore(join(folder, 'answers')),
    folder: join(folder, 'uploads'),
  });

/** A request of the protocol with headers as given. */
const raw = (browser: TestBrowser, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      cookie: cookieOf(browser),
      authorization: `Bearer ${browser.token}`,
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });
const IMAGE = `name ${Buffer.from('a.png').toString('base64')},purpose ${Buffer.from('picture').toString('base64')}`;

describe('parts of an upload', () => {
  it('that are sent at the same time leave one complete file, whichever of them is accepted', async () => {
    const { browser, offer, idOf, part } = await student();
    const file = await noise(2_000);
    const id = idOf(await offer('a.png', 'picture', file.length));
    const answers = await Promise.all(Array.from({ length: 12 }, () => part(id, 0, file)));
    // The others found the part written, the file locked, or the upload finished.
    for (const { status } of answers) expect([204, 404, 409, 410, 423]).toContain(status);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    expect(await outcome(browser, id)).toMatchObject({ isFinished: true, problem: null });
    expect(await filesIn('uploads')).not.toContain(id);
  });

  it.each([
    ['ahead of what has arrived', 5],
    ['far beyond the file', 1e15],
    ['negative', -1],
    ['not a number', Number.NaN],
  ])('with an offset that is %s are refused, and the upload continues where it was', async (_, offset) => {
    const { offer, idOf, part, ask, browser } = await student();
    const file = await noise(1_000);
    const id = idOf(await offer('a.png', 'picture', file.length));
    const answer = await part(id, offset, file);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] });
    expect((await ask(id)).headers.get('upload-offset')).toBe('0');
    expect((await part(id, 0, file)).status).toBe(204);
    expect(await outcome(browser, id)).toMatchObject({ problem: null });
  });

  it('that are longer than announced are cut off, and no byte beyond is stored', async () => {
    const { offer, idOf, part } = await student();
    const id = idOf(await offer('a.png', 'picture', 1_000));
    const answer = await part(id, 0, randomBytes(3_000_000)).catch(() => null);
    expect(answer?.status ?? 400).toBeGreaterThanOrEqual(400);
    const stored = await stat(join(folder, 'uploads', id)).catch(() => ({ size: 0 }));
    expect(stored.size).toBeLessThanOrEqual(1_000);
  });
});

describe('a false length', () => {
  it.each([
    ['none', {}],
    ['zero', { 'upload-length': '0' }],
    ['negative', { 'upload-length': '-5' }],
    ['a fraction', { 'upload-length': '1.5' }],
    ['not a number', { 'upload-length': '1e3x' }],
    ['beyond the largest number', { 'upload-length': '9'.repeat(40) }],
    ['deferred', { 'upload-defer-length': '1' }],
    ['above the limit of an image', { 'upload-length': String(UPLOAD_MAX_BYTES.picture + 1) }],
  ])('(%s) is refused with a code, and reserves nothing', async (_, headers) => {
    const { browser, email } = await student();
    const answer = await raw(browser, 'POST', '/uploads', { 'upload-metadata': IMAGE, ...headers });
    expect([400, 413]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'INVALID_INPUT', extensions: { code: 'INVALID_INPUT' } }],
    });
    const { rows } = await database.pool.query(
      'select u.id from uploads u join users p on p.id = u.user_id where p.email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });
});

describe('an upload that is not continued', () => {
  it('ends after a day, and cannot be continued then', async () => {
    const { offer, idOf, part, ask } = await student();
    const file = await noise(1_000);
    const id = idOf(await offer('a.png', 'picture', file.length));
    await part(id, 0, file.subarray(0, 100));
    await database.pool.query("update uploads set created_at = now() - interval '25 hours' where id = $1", [id]);
    await sweep();
    expect([(await ask(id)).status, (await part(id, 100, file.subarray(100))).status]).toEqual([404, 404]);
  });

  it('is not finished by a partial file from another user’s crash', async () => {
    const { offer, idOf, part, ask, browser } = await student();
    const file = await noise(1_000);
    const id = idOf(await offer('a.png', 'picture', file.length));
    await part(id, 0, file.subarray(0, 500));
    await truncate(join(folder, 'uploads', id), 200);
    expect((await ask(id)).headers.get('upload-offset')).toBe('200');
    expect((await part(id, 200, file.subarray(200))).status).toBe(204);
    expect(await outcome(browser, id)).toMatchObject({ problem: null });
  });
});

describe('the storage of a student', () => {
  it('is not exceeded by uploads that are announced at the same time', async () => {
    const { offer } = await student();
    const size = 10_000_000;
    const most = IMAGES_PER_STUDENT_MAX_BYTES / size;
    const answers = await Promise.all(Array.from({ length: most + 8 }, () => offer('a.png', 'picture', size)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(413);
    expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'QUOTA_REACHED' } }] });
  });

  it('counts what is stored, and not only what was sent', async () => {
    const { browser, send, email } = await student();
    // Large in pixels, small as a file: stored as PNG it is much larger than the WebP that was sent.
    const photo = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
      .webp({ quality: 1 })
      .toBuffer();
    const id = await send('a.webp', 'picture', photo);
    const { rows } = await database.pool.query<{ sent: number; stored: number }>(
      'select byte_count::int as sent, stored_bytes::int as stored from uploads where id = $1',
      [id],
    );
    const [first] = rows;
    expect(first?.stored).toBeGreaterThan(first?.sent ?? Number.POSITIVE_INFINITY);
    // Announced while there was space; the stored file would not fit.
    const before = (await filesIn('figures')).length;
    await database.pool.query(
      `insert into uploads (id, user_id, purpose, name, byte_count)
       select gen_random_uuid(), id, 'picture', 'x', $2 from users where email = $1`,
      [email, IMAGES_PER_STUDENT_MAX_BYTES - (first?.stored ?? 0) - photo.length - 20_000],
    );
    const other = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
      .webp({ quality: 1 })
      .toBuffer();
    const refused = await send('b.webp', 'picture', other);
    expect(await outcome(browser, refused)).toMatchObject({ isFinished: true, problem: 'noSpace', digest: null });
    await database.pool.query("update files_to_delete set created_at = now() - interval '2 hours'");
    await sweep();
    expect(await filesIn('figures')).toHaveLength(before);
  });

  it('is not used up by files that were refused', async () => {
    const { offer, send } = await student();
    for (let at = 0; at < 3; at += 1) await send('a.png', 'picture', randomBytes(5_000_000));
    const most = IMAGES_PER_STUDENT_MAX_BYTES / 10_000_000 - 1;
    for (let at = 0; at < most; at += 1) expect((await offer('a.png', 'picture', 10_000_000)).status).toBe(201);
  });
});

describe('files of a deleted account', () => {
  it('are deleted by the next cleanup: stored ones, and unfinished uploads', async () => {
    const { email, send, offer, idOf, part, browser } = await student();
    const sent = await send('a.png', 'picture', await noise(700));
    const { digest } = await outcome(browser, sent);
    const half = idOf(await offer('b.png', 'picture', 5_000));
    await part(half, 0, randomBytes(1_000));
    expect(await filesIn('figures')).toContain(digest);
    await database.pool.query(
      'insert into account_deletions (user_id, due_at) select id, now() from users where email = $1',
      [email],
    );
    const failures: unknown[] = [];
    await eraseDue(database.pool, folderImageStore(join(folder, 'answers')), (_, cause) => failures.push(cause));
    expect(failures).toEqual([]);
    await sweep();
    expect(await filesIn('figures')).not.toContain(digest);
    expect((await database.pool.query('select from uploads where id = any($1)', [[sent, half]])).rowCount).toBe(0);
  });
});
