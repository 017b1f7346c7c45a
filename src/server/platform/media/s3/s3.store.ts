import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '../image-store.ts';
import { isDigest, type MediaStore } from '../media-store.ts';
import type { S3Objects } from './s3-objects.ts';

const keyIn =
  (folder: string) =>
  (digest: string): string => {
    if (!isDigest(digest)) throw new Error(`"${digest}" is no SHA-256 digest`);
    return `${folder}/${digest.slice(0, 2)}/${digest}`;
  };

/** Stores images and small files as objects in a folder of a bucket: `figures/ab/abcdef…`. */
export function s3ImageStore(objects: S3Objects, folder: string): ImageStore {
  const keyOf = keyIn(folder);
  return {
    read: async (digest) => buffer(await objects.read(keyOf(digest))),
    write: async (digest, bytes) => {
      const key = keyOf(digest);
      if ((await objects.sizeOf(key)) === null) await objects.write(key, bytes);
    },
    remove: (digest) => objects.remove(keyOf(digest)),
  };
}

/**
 * Stores media as objects in a folder of a bucket. Their digest is only known at the end of the stream: a draft is
 * moved.
 */
export function s3MediaStore(objects: S3Objects, folder: string): MediaStore {
  const keyOf = keyIn(folder);
  return {
    sizeOf: (digest) => objects.sizeOf(keyOf(digest)),
    read: (digest, range) => {
      const key = keyOf(digest);
      return Readable.from(pieces(objects, key, range), { objectMode: false });
    },
    write: async (bytes) => {
      const draft = `${folder}/draft/${randomUUID()}`;
      const hash = createHash('sha256');
      try {
        await objects.writeStream(draft, Readable.from(hashed(bytes, hash), { objectMode: false }));
        const digest = hash.digest('hex');
        if ((await objects.sizeOf(keyOf(digest))) === null) await objects.copy(draft, keyOf(digest));
        return digest;
      } finally {
        await objects.remove(draft);
      }
    },
    remove: (digest) => objects.remove(keyOf(digest)),
  };
}

async function* pieces(objects: S3Objects, key: string, range: { start: number; end: number }) {
  yield* await objects.read(key, range);
}

async function* hashed(bytes: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = bytes;
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
