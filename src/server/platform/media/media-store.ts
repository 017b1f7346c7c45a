import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A part of a file: first and last byte, both in it. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where the bytes of audio and video lie, by their SHA-256 in hex. Nothing is ever held whole in memory. */
export type MediaStore = {
  /** Null when there is nothing under this digest. */
  readonly sizeOf: (digest: string) => Promise<number | null>;
  readonly read: (digest: string, range: ByteRange) => Readable;
  /** Keeps the bytes and gives their digest; once it resolves they survive a crash. What is there already is kept. */
  readonly write: (bytes: Readable) => Promise<string>;
  /** Also where there is nothing. */
  readonly remove: (digest: string) => Promise<void>;
};

const DIGEST = /^[0-9a-f]{64}$/;
export const isDigest = (text: string): boolean => DIGEST.test(text);
const CHUNK_BYTES = 256 * 1_024;

/** Keeps media as files under a folder, which is made when the first one comes: `ab/abcdef…`. */
export function folderMediaStore(folder: string): MediaStore {
  const placeOf = (digest: string): string => {
    if (!isDigest(digest)) throw new Error(`"${digest}" is no SHA-256 digest`);
    return join(folder, digest.slice(0, 2), digest);
  };
  const sizeOf = async (digest: string): Promise<number | null> => {
    try {
      return (await stat(placeOf(digest))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  return {
    sizeOf,
    read: (digest, { start, end }) => createReadStream(placeOf(digest), { start, end, highWaterMark: CHUNK_BYTES }),
    write: async (bytes) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `draft.${randomUUID()}`);
      try {
        const digest = await writeDraft(draft, bytes);
        if ((await sizeOf(digest)) === null) await moveTo(placeOf(digest), draft);
        return digest;
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: (digest) => rm(placeOf(digest), { force: true }),
  };
}

async function writeDraft(draft: string, bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(draft, { flags: 'wx', flush: true }),
  );
  return hash.digest('hex');
}

async function moveTo(path: string, draft: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(draft, path);
}
