/**
 * The checker's process: `node tests/faults/check.ts RECORDS [over]`, on DATABASE_URL or DATA_DIR. Prints its result as
 * JSON; the exit status is 1 if a check fails.
 */
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { checkRecords, readRecords } from './checker.ts';

const [path = '', over] = process.argv.slice(2);
const database = await openDatabase(readSettings(process.env), { role: 'tool' });
try {
  const result = await checkRecords(database.pool, await readRecords(path), { isOver: over === 'over' });
  console.log(JSON.stringify(result));
  process.exitCode = result.violations.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
