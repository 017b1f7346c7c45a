/**
 * `npm run sbom`: writes the software bill of materials of a release in CycloneDX format to `dist/sbom.json`: every
 * production package with its version, licence, digest and origin, from the lock file.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const bill = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'inherit'] },
);
const { components }: { readonly components: readonly unknown[] } = JSON.parse(bill);
mkdirSync(join(ROOT, 'dist'), { recursive: true });
writeFileSync(join(ROOT, 'dist/sbom.json'), bill);
console.log(`dist/sbom.json lists ${components.length} packages.`);
