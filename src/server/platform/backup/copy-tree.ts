import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../process/system-error.ts';

/** The size of a copy. */
export type Copied = { readonly files: number };

/**
 * Copies a folder, without what `isExcluded` matches by its path inside (`base/1/2619`). Files that disappear meanwhile
 * are left out: a running database drops files now and then, and its log accounts for it. On file systems that support
 * it, the copy shares its blocks with the original.
 */
export async function copyTree(
  from: string,
  to: string,
  isExcluded: (path: string) => boolean = () => false,
  inside = '',
): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let files = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (isExcluded(path)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) files += (await copyTree(source, target, isExcluded, path)).files;
    else if (entry.isFile()) files += await copied(source, target);
  }
  return { files };
}

async function copied(source: string, target: string): Promise<number> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return 1;
  } catch (cause) {
    if (errorCodeOf(cause) === 'ENOENT') return 0;
    throw cause;
  }
}
