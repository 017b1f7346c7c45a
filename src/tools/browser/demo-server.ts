import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#server/platform/settings/settings.ts';
import { serve } from '#server/serve.ts';
import { ensureBuilt } from '../build.ts';

/** A server with a sample of the demo content, in this process, on a free port and with a temporary folder. */
export async function startDemoServer(env: Readonly<NodeJS.ProcessEnv> = {}) {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    SEED_DEMO: '1',
    DEMO_LIBRARY: '0',
    LOG_LEVEL: 'error',
    ...env,
  });
  const server = await serve(settings);
  return {
    url: server.url,
    stop: async (): Promise<void> => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
