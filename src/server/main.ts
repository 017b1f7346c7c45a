/** The server's process: settings from the environment, a line when ready, a clean stop when told. */
import { knownDemoAccountLines } from './demo/accounts.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

try {
  const settings = readSettings(process.env);
  const server = await serve(settings);
  console.log(`Lectern is ready at ${server.url}`);
  if (settings.seedDemo) console.log(knownDemoAccountLines());

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
  process.exitCode = 1;
}
