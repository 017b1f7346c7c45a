import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listenProblem } from '#server/platform/process/listen-problem.ts';
import { StartError } from '#server/platform/process/start-error.ts';
import { startServer } from '../../../support/servers/running-server.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) if (server.listening) await new Promise((closed) => server.close(closed));
});

/** The problem that a server has with this address; null if it listens. */
async function problemAt(address: { readonly host: string; readonly port: number }): Promise<unknown> {
  const server = createServer();
  open.push(server);
  server.listen(address);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return listenProblem(error, address);
  }
}

describe('a server that cannot listen', () => {
  it('names the port that is in use, and suggests another', async () => {
    expect(await problemAt({ host: '127.0.0.1', port: 0 })).toBeNull();
    const address = open[0]?.address() ?? null;
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    const problem = await problemAt({ host: '127.0.0.1', port });
    expect(problem).toBeInstanceOf(StartError);
    expect(String(problem)).toContain(`Port ${port} is in use`);
    expect(String(problem)).toContain(`such as ${port + 1}`);
  });

  it('names an address that is not of this machine', async () => {
    expect(String(await problemAt({ host: '203.0.113.7', port: 0 }))).toContain('HOST=203.0.113.7 is not an address');
  });

  it('explains that ports below 1024 are reserved', () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(String(listenProblem(refused, { host: '0.0.0.0', port: 80 }))).toContain('Set PORT to 1024 or higher');
  });

  it('leaves other errors as they are', () => {
    const error = new Error('something else');
    expect(listenProblem(error, { host: '127.0.0.1', port: 3000 })).toBe(error);
  });

  it('ends, although it has begun to work', { timeout: 150_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lectern-busy-port-'));
    try {
      expect(await problemAt({ host: '127.0.0.1', port: 0 })).toBeNull();
      const address = open[0]?.address() ?? null;
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      await expect(startServer({ dataDir, env: { PORT: String(port), SEED_DEMO: '0' } })).rejects.toThrow(
        `Port ${port} is in use`,
      );
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
