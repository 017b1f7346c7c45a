import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3ImageStore, s3MediaStore } from '#server/platform/media/s3/s3.store.ts';
import { type S3Objects, s3Objects } from '#server/platform/media/s3/s3-objects.ts';

const LESSON = join(import.meta.dirname, '../../../../../src/server/demo/media/newtons-laws.mp3');
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: null, expiresAt: null };
const PART_BYTES = 8 * 1_024 * 1_024;

let folder: string;
let server: S3rver;
let objects: S3Objects;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  server = new S3rver({
    directory: folder,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'lectern', configs: [] }],
  });
  const { port } = await server.run();
  objects = s3Objects({
    bucket: 'lectern',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: async () => KEY,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('files in a bucket', () => {
  it('stores a stream by its digest and returns any part of it', async () => {
    const store = s3MediaStore(objects, 'files');
    const lesson = await readFile(LESSON);
    const digest = await store.write(createReadStream(LESSON));
    expect(digest).toBe(digestOf(lesson));
    expect(await store.sizeOf(digest)).toBe(lesson.length);
    expect((await buffer(store.read(digest, { start: 1_000, end: 1_999 }))).equals(lesson.subarray(1_000, 2_000))).toBe(
      true,
    );
    await store.remove(digest);
    expect(await store.sizeOf(digest)).toBeNull();
  });

  it.each([
    ['more than one part', PART_BYTES + 1_000_000],
    ['exactly one part', PART_BYTES],
    ['exactly two parts', 2 * PART_BYTES],
    ['nothing', 0],
  ])('stores %s of a multipart upload', async (_, length) => {
    const store = s3MediaStore(objects, 'files');
    const bytes = randomBytes(length);
    const digest = await store.write(Readable.from([bytes.subarray(0, 5_000_000), bytes.subarray(5_000_000)]));
    expect(digest).toBe(digestOf(bytes));
    expect(await store.sizeOf(digest)).toBe(length);
    if (length === 0) return;
    const end = await buffer(store.read(digest, { start: length - 1_000, end: length - 1 }));
    expect(end.equals(bytes.subarray(length - 1_000))).toBe(true);
  });

  it('stores nothing of an interrupted stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('the beginning');
        throw new Error('the line is cut');
      })(),
    );
    await expect(s3MediaStore(objects, 'broken').write(broken)).rejects.toThrow('the line is cut');
    expect(await objects.sizeOf(`broken/${digestOf(Buffer.from('the beginning')).slice(0, 2)}`)).toBeNull();
  });

  it('stores nothing of a stream that is interrupted after its first part', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(PART_BYTES + 1);
        throw new Error('the line is cut');
      })(),
    );
    await expect(objects.writeStream('broken/whole', broken)).rejects.toThrow('the line is cut');
    expect(await objects.sizeOf('broken/whole')).toBeNull();
  });

  it('fails in the stream if the file is missing, and refuses names that are not digests', async () => {
    const store = s3MediaStore(objects, 'files');
    const nothing = '0'.repeat(64);
    expect(await store.sizeOf(nothing)).toBeNull();
    await expect(buffer(store.read(nothing, { start: 0, end: 1 }))).rejects.toThrow();
    expect(() => store.read('../secrets', { start: 0, end: 1 })).toThrow('no SHA-256');
  });

  it('stores images once', async () => {
    const store = s3ImageStore(objects, 'figures');
    const bytes = randomBytes(2_000);
    await store.write(digestOf(bytes), bytes);
    await store.write(digestOf(bytes), Buffer.from('something else'));
    expect((await store.read(digestOf(bytes))).equals(bytes)).toBe(true);
    await expect(store.read('0'.repeat(64))).rejects.toThrow();
  });
});
