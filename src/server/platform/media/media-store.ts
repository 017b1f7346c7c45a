import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../process/system-error.ts';

/** A part of a file: first and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Storage of audio and video, by their SHA-256 in hex. No file is ever in memory as a whole. */
export type MediaStore = {
  /** Null if there is nothing with this digest. */
  readonly sizeOf: (digest: string) => Promise<number | null>;
  readonly read: (digest: string, range: ByteRange) => Readable;
  /** Saves the bytes and returns their digest; once it resolves they survive a crash. Existing bytes are kept. */
  readonly write: (bytes: Readable) => Promise<string>;
  /** Also if there is nothing to delete. */
  readonly remove: (digest: string) => Promise<void>;
};

const DIGEST = /^[0-9a-f]{64}$/;

/** Whether a text is a SHA-256 digest in lower-case hex, as files are named. */
export const isDigest = (text: string): boolean => DIGEST.test(text);
const CHUNK_BYTES = 256 * 1_024;

/** Stores media as files in a folder, which is created with the first one: `ab/abcdef…`. */
export function folderMediaStore(folder: string): MediaStore {
  const pathOf = (digest: string): string => {
    if (!isDigest(digest)) throw new Error(`"${digest}" is no SHA-256 digest`);
    return join(folder, digest.slice(0, 2), digest);
  };
  const sizeOf = async (digest: string): Promise<number | null> => {
    try {
      return (await stat(pathOf(digest))).size;
    } catch (error) {
      if (errorCodeOf(error) === 'ENOENT') return null;
      throw error;
    }
  };
  return {
    sizeOf,
    read: (digest, { start, end }) => createReadStream(pathOf(digest), { start, end, highWaterMark: CHUNK_BYTES }),
    write: async (bytes) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `draft.${randomUUID()}`);
      try {
        const digest = await writeDraft(draft, bytes);
        if ((await sizeOf(digest)) === null) await moveTo(pathOf(digest), draft);
        return digest;
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: (digest) => rm(pathOf(digest), { force: true }),
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
