import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a copy came to. */
export type Copied = { readonly files: number };

/**
 * Copies a folder, without what `isExcluded` names by its path inside (`base/1/2619`). Files that go away meanwhile are
 * left out: a database that runs drops files now and then, and its journal knows of it. On file systems that can, the
 * copy shares its blocks with the original.
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
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 0;
    throw cause;
  }
}
