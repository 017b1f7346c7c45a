/**
 * The server's process: reads settings from the environment, prints a line when ready, and shuts down cleanly on a
 * signal.
 */

import { StartError } from './platform/process/start-error.ts';
import { startLines } from './platform/process/start-lines.ts';
import { readSettings } from './platform/settings/settings.ts';
import { loadExpressions } from './questions/expressions/expression.reader.ts';
import { serve } from './serve.ts';

const EXPRESSIONS_AFTER_MS = 5_000;

try {
  const hasDemoOption = process.argv.includes('--demo-content');
  const settings = readSettings({ ...process.env, ...(hasDemoOption && { SEED_DEMO: '1' }) });
  const server = await serve(settings);
  for (const line of startLines(server, settings)) console.log(line);

  // Before the first expression is marked, and after the requests that waited for the start.
  setTimeout(loadExpressions, EXPRESSIONS_AFTER_MS).unref();

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  // Work that was already started, such as measuring free space, would keep the process alive. The database is closed.
  process.exit(1);
}
