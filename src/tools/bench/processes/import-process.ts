/** One import in its own process, to measure its memory: `import-process.ts FILE`, results over IPC. */

import { importFiles } from '#server/interchange/bank/import-files.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

const file = process.argv[2];
if (file === undefined || !process.connected) throw new Error('Only bench/import.ts runs this.');

const database = await openDatabase(readSettings(process.env), { role: 'tool' });
try {
  const started = performance.now();
  const { imported, rejected } = await importFiles(database.pool, {
    ...{ files: [file], imageStore: null, dryRun: false, wordsLater: true },
  });
  const seconds = (performance.now() - started) / 1_000;
  if (rejected.length > 0) throw new Error(`Rejected: ${JSON.stringify(rejected[0]?.reason)}`);
  // Peak memory of the process according to the operating system, in kB.
  process.send?.({ seconds, imported, peakBytes: process.resourceUsage().maxRSS * 1_024 });
} finally {
  await database.close();
}
process.disconnect?.();
