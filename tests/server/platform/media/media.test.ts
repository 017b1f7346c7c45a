import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { signedAddress } from '#server/platform/media/signed-address.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const LESSON = join(import.meta.dirname, '../../../../src/server/demo/media/newtons-laws.mp3');
const MEDIA = 'query ($id: ID!) { media(id: $id) { url poster mime seconds position tracks { language text } } }';
const LIST =
  'query ($slug: String!, $kind: String!) { topicMedia(subject: $slug, topic: $slug, kind: $kind) { id title position share doneAt hasCaptions } }';
const SAVE =
  'mutation ($id: ID!, $seconds: Float!, $isEnd: Boolean!) { saveMediaPosition(id: $id, seconds: $seconds, isEnd: $isEnd) }';
const GIGABYTE = 1_073_741_824;

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let student: TestBrowser;
let open_: TestBank;
let locked: TestBank;
let lesson: Buffer;

async function addMedia(bank: TestBank, kind: string, digest: string, bytes: number): Promise<string> {
  const id = randomUUID();
  const source = { work: null, author: null, url: null, licence: null };
  await database.pool.query(
    `insert into materials (id, topic_id, kind, title, position, source, published_at) values ($1, $2, $3, $3, 1, $4, now())`,
    [id, bank.topicId, kind, source],
  );
  await database.pool.query(
    `insert into media_files (material_id, digest, mime, byte_count, seconds) values ($1, $2, $3, $4, 78)`,
    [id, digest, kind === 'audio' ? 'audio/mpeg' : 'video/mp4', bytes],
  );
  await database.pool.query("insert into media_tracks values ($1, 'en', 'WEBVTT')", [id]);
  return id;
}

const cookie = (browser: TestBrowser): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const get = (url: string, headers: Record<string, string> = {}, browser = student, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { cookie: cookie(browser), ...headers } });

let audio: string;
let lockedAudio: string;
let lockedShort: string;
let url: string;
let digest: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
  app = await testApp(database.pool, { mediaFolder: folder });
  student = await signedInStudent(app, 'media@example.org');
  open_ = await testBank(database.pool, { free: true, slug: 'open' });
  locked = await testBank(database.pool, { free: false, slug: 'locked' });
  lesson = await readFile(LESSON);
  digest = await folderMediaStore(folder).write(createReadStream(LESSON));
  audio = await addMedia(open_, 'audio', digest, lesson.length);
  lockedAudio = await addMedia(locked, 'audio', digest, lesson.length);
  lockedShort = await addMedia(locked, 'short', digest, lesson.length);
  url = (await student.call(MEDIA, { id: audio })).data.media.url;
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('the media store', () => {
  it('stores bytes once, by their digest, and leaves no temporary files', async () => {
    expect(await folderMediaStore(folder).write(createReadStream(LESSON))).toBe(digest);
    expect(await readdir(folder)).toEqual([digest.slice(0, 2)]);
    expect(() => folderMediaStore(folder).read('../secrets', { start: 0, end: 1 })).toThrow('no SHA-256');
  });

  it('stores nothing of an interrupted stream', async () => {
    const broken = createReadStream(LESSON, { highWaterMark: 1_000 });
    broken.once('data', () => broken.destroy(new Error('the line is cut')));
    await expect(folderMediaStore(folder).write(broken)).rejects.toThrow('the line is cut');
    expect(await readdir(folder)).toEqual([digest.slice(0, 2)]);
  });
});

describe('serving media', () => {
  it('gives the address of the poster image, if there is one', async () => {
    expect((await student.call(MEDIA, { id: audio })).data.media.poster).toBeNull();
    const poster = 'c'.repeat(64);
    await database.pool.query('update media_files set poster = $2 where material_id = $1', [audio, poster]);
    expect((await student.call(MEDIA, { id: audio })).data.media.poster).toMatch(
      new RegExp(`^/media/figures/${poster}\\?session=`),
    );
    await database.pool.query('update media_files set poster = null where material_id = $1', [audio]);
  });

  it('sends the whole file, with its type and headers against scripts', async () => {
    const { statusCode, rawPayload, headers } = await get(url);
    expect([statusCode, rawPayload.equals(lesson)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(lesson.length),
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${digest}"`,
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toContain('private');
  });

  it('sends ranges: from a byte, between two, the last ones', async () => {
    for (const [range, start, end] of [
      ['bytes=1000-', 1_000, lesson.length - 1],
      ['bytes=5-9', 5, 9],
      ['bytes=-100', lesson.length - 100, lesson.length - 1],
    ] as const) {
      const { statusCode, rawPayload, headers } = await get(url, { range });
      expect([range, statusCode, headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${lesson.length}`,
      ]);
      expect(rawPayload.equals(lesson.subarray(start, end + 1))).toBe(true);
    }
  });

  it('refuses ranges outside of the file, and ignores invalid ones', async () => {
    const beyond = await get(url, { range: `bytes=${lesson.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.payload]).toEqual([
      416,
      `bytes */${lesson.length}`,
      '',
    ]);
    for (const range of ['bytes=9-5', 'bytes=0-1,4-5', 'lines=1-2'])
      expect((await get(url, { range })).statusCode).toBe(200);
  });

  it('recognises by its ETag whether a client has the file already, and whether a range is still valid', async () => {
    const etag = `"${digest}"`;
    expect((await get(url, { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with the size and no bytes', async () => {
    const { statusCode, headers, payload } = await get(url, {}, student, 'HEAD');
    expect([statusCode, headers['content-length'], payload]).toEqual([200, String(lesson.length), '']);
  });

  it('refuses another browser, a changed address, an expired one, and one after signing out', async () => {
    const other = await signedInStudent(app, 'other@example.org');
    expect((await get(url, {}, other)).statusCode).toBe(404);
    expect((await get(url.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404);
    expect((await get(url.replace(/signature=./, 'signature=!'))).statusCode).toBe(404);
    const session = /session=([^&]+)/.exec(url)?.[1] ?? '';
    const ended = signedAddress(Buffer.alloc(32, 7), 'files', digest, session, Date.now() - 48 * 3_600_000);
    expect((await get(ended)).statusCode).toBe(404);
    const leaver = await signedInStudent(app, 'leaver@example.org');
    const theirs = (await leaver.call(MEDIA, { id: audio })).data.media.url;
    expect((await get(theirs, {}, leaver)).statusCode).toBe(200);
    const cookies = cookie(leaver);
    await leaver.call('mutation { signOut }');
    expect((await get(theirs, { cookie: cookies }, leaver)).statusCode).toBe(404);
  });

  it('answers 404 if the bytes are gone', async () => {
    const gone = 'f'.repeat(64);
    const id = await addMedia(open_, 'video', gone, 10);
    expect((await get((await student.call(MEDIA, { id })).data.media.url)).statusCode).toBe(404);
    await database.pool.query('delete from materials where id = $1', [id]);
  });

  it('seeks in a gigabyte without loading it into memory', async () => {
    const large = 'a1'.repeat(32);
    await mkdir(join(folder, 'a1'), { recursive: true });
    const file = await open(join(folder, 'a1', large), 'w');
    await file.truncate(GIGABYTE);
    await file.write(Buffer.from('the end'), 0, 7, GIGABYTE - 7);
    await file.close();
    const id = await addMedia(open_, 'video', large, GIGABYTE);
    const address = (await student.call(MEDIA, { id })).data.media.url;
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const part = (range: string) => fetch(origin + address, { headers: { cookie: cookie(student), range } });
    expect(await (await part('bytes=-7')).text()).toBe('the end');
    const before = process.memoryUsage().rss;
    for (let seek = 0; seek < 50; seek += 1) {
      // Like a player: requests everything from here on, reads a little, and jumps.
      const answer = await part(`bytes=${seek * 20_000_000}-`);
      const reader = answer.body?.getReader();
      expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
      await reader?.cancel();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

describe('who may have media', () => {
  it('lists locked media, and gives their address only to users with a plan', async () => {
    const { data, text } = await student.call(LIST, { slug: 'locked', kind: 'audio' });
    expect(data.topicMedia).toEqual([
      { id: lockedAudio, title: 'audio', position: 0, share: 0, doneAt: null, hasCaptions: true },
    ]);
    expect(text).not.toContain('/media/');
    expect(await student.call(MEDIA, { id: lockedAudio })).toMatchObject({ status: 402, code: 'PAYMENT_REQUIRED' });
    const save = await student.call(SAVE, { id: lockedAudio, seconds: 3, isEnd: false });
    expect(save).toMatchObject({ status: 402 });
  });

  it('opens shorts of every topic to users with a free topic', async () => {
    expect((await student.call(MEDIA, { id: lockedShort })).data.media.url).toContain(digest);
    await database.pool.query('update topics set free = false');
    expect(await student.call(MEDIA, { id: lockedShort })).toMatchObject({ status: 402 });
    await database.pool.query('update topics set free = (slug = $1)', ['open']);
  });

  it('rejects drafts and unknown ids', async () => {
    await database.pool.query('update materials set published_at = null where id = $1', [lockedAudio]);
    for (const id of [lockedAudio, randomUUID(), 'x'])
      expect(await student.call(MEDIA, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await database.pool.query('update materials set published_at = now() where id = $1', [lockedAudio]);
    expect(await student.call(LIST, { slug: 'open', kind: 'deck' })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('playback progress', () => {
  it('is saved, may move in both directions, and stays complete once the end was reached', async () => {
    const where = async () => (await student.call(LIST, { slug: 'open', kind: 'audio' })).data.topicMedia[0];
    await student.call(SAVE, { id: audio, seconds: 39, isEnd: false });
    expect(await where()).toMatchObject({ position: 39, share: 0.5, doneAt: null });
    await student.call(SAVE, { id: audio, seconds: 1e9, isEnd: true });
    expect(await where()).toMatchObject({ position: 78, share: 1, doneAt: expect.stringMatching(/Z$/) });
    await student.call(SAVE, { id: audio, seconds: 19.5, isEnd: false });
    expect(await where()).toMatchObject({ position: 19.5, share: 0.25, doneAt: expect.stringMatching(/Z$/) });
    expect(await student.call(SAVE, { id: audio, seconds: -1, isEnd: false })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
