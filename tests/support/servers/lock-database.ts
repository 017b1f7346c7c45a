import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

// A process that opens the database of its environment, says "open", and closes it when its input ends.
const role = process.argv[2] === 'server' ? 'server' : 'tool';
try {
  const database = await openDatabase(readSettings(process.env), { role });
  process.stdout.write('open\n');
  process.stdin.resume();
  await new Promise((ended) => process.stdin.once('end', ended));
  await database.pool.query('select 1');
  await database.close();
  process.stdout.write('closed\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exitCode = 1;
}
