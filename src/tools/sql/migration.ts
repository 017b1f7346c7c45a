/**
 * `npm run migration -- NAME`: creates a migration, an SQL file with the next number in
 * src/server/platform/db/migrations. Write the SQL of the change there, and make the same change in
 * src/server/platform/db/schema.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nextMigration } from './next-migration.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write('Give the migration a name, such as: npm run migration -- seat-limits\n');
  process.exit(1);
}
const { path, journal } = nextMigration(ROOT, name);
if (existsSync(join(ROOT, path))) throw new Error(`${path} already exists.`);
writeFileSync(join(ROOT, path), '-- Why, in a sentence.\n');
writeFileSync(join(ROOT, journal.path), journal.text);
process.stdout.write(`${join(ROOT, path)}\n`);
