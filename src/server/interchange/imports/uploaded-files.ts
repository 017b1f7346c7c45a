import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { FileFormat } from './file-format.ts';
import type { ReadFile } from './import.run.ts';

/** An uploaded file, wherever its bytes are stored. */
export type SentFile = {
  readonly upload: string;
  readonly name: string;
  readonly format: FileFormat;
  readonly digest: string;
};

/**
 * Copies files into a local folder, under the users' names for them, because readers need random access. Null if the
 * bytes of one no longer exist.
 */
export async function fetchFiles(
  bankFiles: MediaStore,
  files: readonly SentFile[],
  folder: string,
  signal: AbortSignal,
): Promise<readonly (ReadFile & { readonly upload: string })[] | null> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const taken = new Set<string>();
  const found = [];
  for (const { upload, name, format, digest } of files) {
    const size = await bankFiles.sizeOf(digest);
    if (size === null) return null;
    // A second file with the same name gets a folder of its own.
    const path = taken.has(name) ? join(folder, upload, name) : join(folder, name);
    if (taken.has(name)) await mkdir(join(folder, upload), { recursive: true });
    taken.add(name);
    const bytes = bankFiles.read(digest, { start: 0, end: size - 1 });
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal });
    found.push({ upload, path, name, format });
  }
  return found;
}
