import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of the browser application. */
export const CLIENT_INPUTS = [
  'src/{api,app,client,domain,routes,texts,ui,views,worker}/**/*',
  'src/tools/{build.ts,client/**/*,styles/**/*}',
  'machines/**/*.ts',
  'docs/machines/*.svg',
  'public/**/*',
  'rsbuild.config.ts',
  'package.json',
] as const;

/**
 * A digest of the paths and contents of files: equal digests mean equal output.
 * @param patterns globs relative to `root`
 */
export function inputsDigest(root: string, patterns: readonly string[]): string {
  const digest = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    digest.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return digest.digest('hex');
}
