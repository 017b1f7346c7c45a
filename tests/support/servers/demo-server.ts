import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';

/**
 * Starts a server with the demo content, in a data folder of its own that `remove` deletes. Copying a finished folder
 * takes a fraction of the time that creating the database and the demo content takes.
 */
export async function startDemoServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-server-'));
  await copyFolder(inject('demoData'), dataDir);
  const server = await startServer({ dataDir, env });
  const remove = async (): Promise<void> => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, remove };
}

/** `cp -a` keeps the owner of the database's files, without which PostgreSQL refuses to start. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
