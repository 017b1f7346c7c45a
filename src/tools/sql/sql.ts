/**
 * `npm run sql`: checks every SQL statement of the server against the migrated schema. The exit status is 1 if there
 * is a problem. With `-- --write`, it also corrects row types that are declared next to their call.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkStatements } from './check-statements.ts';
import { openCheckedDatabase } from './checked-database.ts';
import { corrected } from './corrections.ts';

const started = performance.now();
const database = await openCheckedDatabase();
try {
  const { problems, corrections, unchecked, calls, texts } = await checkStatements(database.connection);
  for (const { path, message } of problems) process.stdout.write(`src/server/${path}: ${message}\n`);
  for (const { call, because } of unchecked) process.stdout.write(`not checked: src/server/${call} (${because})\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${calls} calls, ${texts} statements, ${problems.length} problems, ${seconds} s\n`);
  if (process.argv.includes('--write')) {
    for (const [file, of] of Map.groupBy(corrections, (correction) => correction.file))
      writeFileSync(file, corrected(readFileSync(file, 'utf8'), of));
    process.stdout.write(`${corrections.length} row types corrected. Run the command again.\n`);
  }
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
