import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDigest } from './media-store.ts';

/** Storage of images, by the SHA-256 of their bytes in hex. */
export type ImageStore = {
  /** The bytes. Rejects if there are none with this digest. */
  readonly read: (digest: string) => Promise<Buffer>;
  /** Saves the bytes; once it resolves they survive a crash. Existing bytes are not written again. */
  readonly write: (digest: string, bytes: Uint8Array) => Promise<void>;
  /** Also if there is nothing to delete. */
  readonly remove: (digest: string) => Promise<void>;
};

/** Stores images as files in a folder, which is created with the first one: `ab/abcdef…`. */
export function folderImageStore(folder: string): ImageStore {
  const pathOf = (digest: string): string => {
    if (!isDigest(digest)) throw new Error(`"${digest}" is no SHA-256 digest`);
    return join(folder, digest.slice(0, 2), digest);
  };
  return {
    read: async (digest) => readFile(pathOf(digest)),
    write: async (digest, bytes) => {
      const storedPath = pathOf(digest);
      if (!(await exists(storedPath))) await writeFileDurably(storedPath, bytes);
    },
    remove: (digest) => rm(pathOf(digest), { force: true }),
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Written to a temporary name and renamed, so that no reader ever sees half a file. */
async function writeFileDurably(path: string, bytes: Uint8Array): Promise<void> {
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
