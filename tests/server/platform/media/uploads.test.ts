import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGES_PER_STUDENT_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { sweepOrphans } from '#server/platform/media/orphans.job.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type Sender, tusSender } from '../../../support/servers/tus-sender.ts';
import { cookieOf, signedInAs } from '../../../support/users/test-users.ts';

const LESSON = join(import.meta.dirname, '../../../../src/server/demo/media/newtons-laws.mp3');
const UPLOAD = `query ($id: ID!) { upload(id: $id) {
  name isFinished problem digest mime seconds width height url thumbnailUrl usedIn { kind title } } }`;
const OWN_CARD = 'mutation ($topic: ID!, $content: JSON!) { createCard(topic: $topic, content: $content) { id } }';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let admin: Awaited<ReturnType<typeof signedInAs>>;
let origin: string;
let sender: Sender;
let lesson: Buffer;

const inFolder = (name: string): string => join(folder, name);
const outcome = async (id: string) => (await admin.call(UPLOAD, { id })).data.upload;
const get = (url: string, browser = admin) => app.inject({ url, headers: { cookie: cookieOf(browser) } });

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-uploads-'));
  app = await testApp(database.pool, {
    mediaFolder: inFolder('files'),
    imageFolder: inFolder('figures'),
    uploadFolder: inFolder('uploads'),
    bankFiles: folderMediaStore(inFolder('banks')),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  admin = await signedInAs(app, database.pool, 'admin');
  sender = tusSender(origin, admin);
  lesson = await readFile(LESSON);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('sending a recording', () => {
  it('continues where it stopped, and detects the file type from its content', async () => {
    const id = sender.idOf(await sender.offer('../../Newton’s laws.exe', 'recording', lesson.length));
    expect((await sender.part(id, 0, lesson.subarray(0, 50_000))).status).toBe(204);
    expect(await outcome(id)).toMatchObject({ isFinished: false, digest: null, url: null });
    const requested = await sender.ask(id);
    expect([requested.status, requested.headers.get('upload-offset')]).toEqual([200, '50000']);
    expect((await sender.part(id, 0, lesson)).status).toBe(409);
    expect((await sender.part(id, 50_000, lesson.subarray(50_000))).status).toBe(204);
    const taken = await outcome(id);
    expect(taken).toMatchObject({ name: 'Newton’s laws.exe', isFinished: true, problem: null, mime: 'audio/mpeg' });
    expect(taken.seconds).toBeCloseTo(62, -1);
    const heard = await get(taken.url);
    expect([heard.statusCode, heard.headers['content-disposition'], heard.rawPayload.equals(lesson)]).toEqual([
      200,
      'attachment',
      true,
    ]);
    expect(await readdir(inFolder('uploads'))).toEqual([]);
  });

  it('learns that the upload is complete when the response to its last part was lost', async () => {
    const id = await sender.send('again.mp3', 'recording', lesson);
    const requested = await sender.ask(id);
    expect([requested.status, requested.headers.get('upload-offset')]).toEqual([200, String(lesson.length)]);
  });

  it('accepts a file that was complete when the server ended', async () => {
    const id = sender.idOf(await sender.offer('crash.mp3', 'recording', lesson.length));
    await writeFile(inFolder(`uploads/${id}`), lesson);
    expect((await sender.ask(id)).headers.get('upload-offset')).toBe(String(lesson.length));
    expect(await outcome(id)).toMatchObject({ isFinished: true, problem: null });
  });

  it('deletes one that is cancelled', async () => {
    const id = sender.idOf(await sender.offer('stop.mp3', 'recording', 10_000));
    expect((await sender.drop(id)).status).toBe(204);
    expect((await admin.call(UPLOAD, { id })).code).toBe('NOT_FOUND');
  });
});

describe('files of another type than claimed', () => {
  it.each([
    [
      'a page',
      'lesson.mp4',
      'recording',
      async () => Buffer.from('<html><script>alert(1)</script></html>'),
      'notTaken',
    ],
    [
      'an archive',
      'lesson.mp4',
      'recording',
      async () => Buffer.from(zipSync({ a: new Uint8Array(9_000_000) })),
      'disguised',
    ],
    ['an image', 'lesson.mp3', 'recording', () => png(10, 10), 'disguised'],
    [
      'a truncated recording',
      'lesson.mp4',
      'recording',
      async () => Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isom'),
      'broken',
    ],
    ['a drawing with a script', 'plan.png', 'picture', async () => Buffer.from('<svg onload="alert(1)"/>'), 'drawing'],
    ['a page', 'plan.png', 'picture', async () => Buffer.from('<html></html>'), 'notTaken'],
    ['a recording', 'plan.png', 'picture', async () => lesson, 'disguised'],
    ['a truncated image', 'plan.png', 'picture', async () => (await png(400, 400)).subarray(0, 120), 'broken'],
    ['more pixels than any screen', 'plan.png', 'picture', () => png(6_000, 6_000), 'tooManyPixels'],
  ])('refuses %s called %s', async (_what, name, purpose, bytes, problem) => {
    const id = await sender.send(name, purpose, await bytes());
    expect(await outcome(id)).toMatchObject({ isFinished: true, problem, digest: null, url: null });
  });

  it('refuses what is too large before a byte of it is sent', async () => {
    expect((await sender.offer('film.mp4', 'recording', 4_000_000_001)).status).toBe(413);
    expect((await sender.offer('plan.png', 'picture', 10_000_001)).status).toBe(413);
    expect((await sender.offer('plan.png', 'program', 10)).status).toBe(400);
    expect((await sender.offer('plan.png', 'picture', 0)).status).toBe(400);
  });
});

describe('sending an image', () => {
  it('re-encodes it without hidden data, and creates a thumbnail', async () => {
    const bytes = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#357' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const id = await sender.send(
      'plan.jpg',
      'picture',
      Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]),
    );
    const taken = await outcome(id);
    expect(taken).toMatchObject({ problem: null, mime: 'image/jpeg', width: 1_200, height: 600 });
    const stored = await get(taken.url);
    expect(stored.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(stored.headers['content-security-policy']).toContain('sandbox');
    expect(stored.payload).not.toMatch(/script|secret place/);
    const small = await sharp((await get(taken.thumbnailUrl)).rawPayload).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240]);
  });
});

describe('who may upload', () => {
  it('needs a session, the permission to write, and the same author', async () => {
    const student = await signedInAs(app, database.pool, 'student');
    expect((await tusSender(origin, student).offer('a.mp3', 'recording', 10)).status).toBe(403);
    expect((await fetch(`${origin}/uploads`, { method: 'POST', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(
      401,
    );
    // A teacher uploads images for own questions, and nothing else.
    const teacher = await signedInAs(app, database.pool, 'teacher', 'pictures@example.org');
    const images = tusSender(origin, teacher);
    expect((await images.offer('a.mp3', 'recording', 10)).status).toBe(403);
    const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await teacher.call(UPLOAD, { id: await images.send('a.png', 'picture', dot) })).data.upload).toMatchObject({
      problem: null,
    });
    const id = sender.idOf(await sender.offer('mine.mp3', 'recording', lesson.length));
    const other = await signedInAs(app, database.pool, 'admin', 'other@example.org');
    const theirs = tusSender(origin, other);
    expect((await theirs.ask(id)).status).toBe(404);
    expect((await theirs.part(id, 0, lesson)).status).toBe(404);
    expect((await theirs.drop(id)).status).toBe(404);
    expect((await other.call(UPLOAD, { id })).code).toBe('NOT_FOUND');
    expect((await student.call(UPLOAD, { id })).code).toBe('NOT_FOUND');
  });

  it('includes students for images of own cards, up to a limit', async () => {
    const student = await signedInAs(app, database.pool, 'student', 'cards@example.org');
    const images = tusSender(origin, student);
    const id = await images.send('map.png', 'picture', await png(40, 30));
    const { data } = await student.call(UPLOAD, { id });
    expect(data.upload).toMatchObject({ problem: null, width: 40, usedIn: [] });
    expect((await get(data.upload.url, student)).statusCode).toBe(200);
    expect(
      (await get(data.upload.url, await signedInAs(app, database.pool, 'student', 'x@example.org'))).statusCode,
    ).toBe(404);
    await database.pool.query('update uploads set byte_count = $2 where id = $1', [id, IMAGES_PER_STUDENT_MAX_BYTES]);
    const full = await images.offer('more.png', 'picture', 10);
    expect([full.status, await full.text()]).toEqual([413, expect.stringContaining('QUOTA_REACHED')]);
  });

  it('excludes other sites, which can neither send nor read', async () => {
    const answer = await fetch(`${origin}/uploads`, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const id = sender.idOf(await sender.offer('mine.mp3', 'recording', lesson.length));
    expect(
      (await fetch(`${origin}/uploads/${id}`, { headers: { cookie: cookieOf(admin) } })).headers.get('content-type'),
    ).not.toMatch(/octet/);
  });
});

describe('unused files', () => {
  const sweep = () =>
    sweepOrphans({
      pool: database.pool,
      imageStore: folderImageStore(inFolder('figures')),
      media: folderMediaStore(inFolder('files')),
      bankFiles: folderMediaStore(inFolder('banks')),
      answerFiles: folderImageStore(inFolder('answers')),
      folder: inFolder('uploads'),
    });

  it('are deleted after a day, those in use and those still arriving are not', async () => {
    const wav = Buffer.concat([wavHead(8_000), randomBytes(8_000)]);
    const id = await sender.send('tone.wav', 'recording', wav);
    const { digest } = await outcome(id);
    const half = sender.idOf(await sender.offer('half.mp3', 'recording', lesson.length));
    await database.pool.query("update uploads set created_at = now() - interval '2 days' where id = $1", [half]);
    const old = new Date(Date.now() - 2 * 86_400_000);
    await utimes(inFolder(`uploads/${half}`), old, old);
    await sweep();
    expect(await folderMediaStore(inFolder('files')).sizeOf(digest)).toBe(wav.length);
    expect((await admin.call(UPLOAD, { id: half })).code).toBe('NOT_FOUND');
    expect(await readdir(inFolder('uploads'))).not.toContain(half);
    await database.pool.query("update uploads set finished_at = now() - interval '2 days' where id = $1", [id]);
    await sweep();
    expect(await folderMediaStore(inFolder('files')).sizeOf(digest)).toBeNull();
  });

  it('in question banks are deleted a day after the upload, but not if another was uploaded since', async () => {
    const banks = folderMediaStore(inFolder('banks'));
    const bank = Buffer.from('Two? {=2 ~3}');
    const first = await sender.send('bank.gift', 'questions', bank);
    const second = await sender.send('the same.gift', 'questions', bank);
    const { digest } = await outcome(first);
    const age = (id: string) =>
      database.pool.query("update uploads set finished_at = now() - interval '2 days' where id = $1", [id]);
    await age(first);
    await sweep();
    expect(await banks.sizeOf(digest)).toBe(bank.length);
    expect((await admin.call(UPLOAD, { id: first })).code).toBe('NOT_FOUND');
    await age(second);
    await sweep();
    expect(await banks.sizeOf(digest)).toBeNull();
  });

  it('of a deleted card are deleted a day later; an existing card keeps its image', async () => {
    const { topicId } = await testBank(database.pool, { free: true });
    const student = await signedInAs(app, database.pool, 'student', 'maps@example.org');
    const images = tusSender(origin, student);
    const drawn = async (width: number) => {
      const id = await images.send('map.png', 'picture', await png(width, 30));
      const { digest } = (await student.call(UPLOAD, { id })).data.upload;
      const front = `![Map](figure:${digest})`;
      const { data } = await student.call(OWN_CARD, {
        topic: topicId,
        content: { kind: 'basic', front, back: 'A', typed: false },
      });
      return { digest, card: data.createCard.id };
    };
    const [stored, deleted] = [await drawn(50), await drawn(51)];
    const hasFile = (digest: string) =>
      folderImageStore(inFolder('figures'))
        .read(digest)
        .then(
          () => true,
          () => false,
        );
    await database.pool.query("update uploads set finished_at = now() - interval '60 days' where purpose = 'picture'");
    await student.call('mutation ($id: ID!) { deleteCard(note: $id) }', { id: deleted.card });
    await sweep();
    expect([await hasFile(stored.digest), await hasFile(deleted.digest)]).toEqual([true, true]);
    await database.pool.query("update card_notes set removed_at = now() - interval '2 days' where id = $1", [
      deleted.card,
    ]);
    await sweep();
    expect([await hasFile(stored.digest), await hasFile(deleted.digest)]).toEqual([true, false]);
  });
});

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

/** The header of a WAV file: 8 kHz, 8 bit, one channel. */
function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
