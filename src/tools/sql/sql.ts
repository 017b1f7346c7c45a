/** `npm run sql`: checks every SQL statement of the server against the migrated schema. Exit status 1 for a problem. */
import { checkStatements } from './check-statements.ts';
import { openCheckedDatabase } from './checked-database.ts';

const started = performance.now();
const database = await openCheckedDatabase();
try {
  const { problems, unchecked, calls, texts } = await checkStatements(database.connection);
  for (const { place, says } of problems) process.stdout.write(`src/server/${place}: ${says}\n`);
  for (const { call, because } of unchecked) process.stdout.write(`not checked: src/server/${call} (${because})\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${calls} calls, ${texts} statements, ${problems.length} problems, ${seconds} s\n`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
