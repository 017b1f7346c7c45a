import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Paths of the files in a folder of the project, from its root with `/`, without installed packages. */
export function sourcePaths(folder: string, root = ROOT): readonly string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && entry.name !== 'node_modules' ? sourcePaths(path, root) : [];
  });
}
