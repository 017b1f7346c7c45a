import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../build.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/main.ts');
const READY_WITHIN_MS = 60_000;

export type ProductServer = {
  readonly url: string;
  readonly graphql: string;
  readonly pid: number;
  /** Size of everything that it has logged so far, in bytes. */
  readonly logBytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The product as `npm start` runs it: jobs, metrics, logs and the built application, in a process of its own. */
export async function startProduct(databaseUrl: string, folder: string): Promise<ProductServer> {
  await ensureBuilt();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'server.log');
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      MEDIA_SIGNING_KEY: randomBytes(32).toString('hex'),
      SEED_DEMO: '0',
    },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  await ready(child, url);
  return {
    url,
    graphql: `${url}/graphql`,
    pid: child.pid ?? 0,
    logBytes: async () => (await stat(logFile)).size,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(join(folder, 'data'), { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  child.kill();
  throw new Error('The server was not ready within a minute.');
}
