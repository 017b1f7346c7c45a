/**
 * `npm run migration -- NAME`: starts a migration, an SQL file with the next number in
 * src/server/platform/db/migrations. Write what it adds there, and the same into src/server/platform/db/schema.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../server/platform/db/migrations');
const JOURNAL = join(FOLDER, 'meta/_journal.json');

type Journal = {
  readonly version: string;
  readonly dialect: string;
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
};

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write('Give the migration a name, such as: npm run migration -- seat-limits\n');
  process.exit(1);
}
const journal: Journal = JSON.parse(readFileSync(JOURNAL, 'utf8'));
const idx = readdirSync(FOLDER).filter((file) => file.endsWith('.sql')).length;
const tag = `${String(idx).padStart(4, '0')}_${name}`;
const path = join(FOLDER, `${tag}.sql`);
if (existsSync(path)) throw new Error(`${path} is there already.`);
writeFileSync(path, '-- Why, in a sentence.\n');
const entry = { idx, version: journal.version, when: Date.now(), tag, breakpoints: true };
writeFileSync(JOURNAL, `${JSON.stringify({ ...journal, entries: [...journal.entries, entry] }, null, 2)}\n`);
process.stdout.write(`${path}\n`);
