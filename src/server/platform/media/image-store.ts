import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDigest } from './media-store.ts';

/** Where the bytes of figures lie, by the SHA-256 of the bytes in hex. */
export type ImageStore = {
  /** The bytes. Rejects when there are none under this digest. */
  readonly read: (digest: string) => Promise<Buffer>;
  /** Keeps the bytes; once it resolves they survive a crash. Bytes that are there already are not written again. */
  readonly write: (digest: string, bytes: Uint8Array) => Promise<void>;
  /** Also where there is nothing. */
  readonly remove: (digest: string) => Promise<void>;
};

/** Keeps figures as files under a folder, which is made when the first one comes: `ab/abcdef…`. */
export function folderImageStore(folder: string): ImageStore {
  const placeOf = (digest: string): string => {
    if (!isDigest(digest)) throw new Error(`"${digest}" is no SHA-256 digest`);
    return join(folder, digest.slice(0, 2), digest);
  };
  return {
    read: async (digest) => readFile(placeOf(digest)),
    write: async (digest, bytes) => {
      const storedPath = placeOf(digest);
      if (!(await exists(storedPath))) await writeWhole(storedPath, bytes);
    },
    remove: (digest) => rm(placeOf(digest), { force: true }),
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Written beside its place and moved there, so that nobody ever sees half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
