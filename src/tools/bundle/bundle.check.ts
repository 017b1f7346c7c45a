import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MAX_MS = 180_000;

/** The line with the address, once the server is ready. Rejects if it ends before, or takes too long. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const tooLong = setTimeout(() => reject(new Error(`It was not ready in time:\n${output}`)), START_MAX_MS);
    const read = (part: Buffer): void => {
      output += part.toString();
      const [, address] = /Lectern is ready at (\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(tooLong);
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (status) => {
      clearTimeout(tooLong);
      reject(new Error(`It ended with status ${status}:\n${output}`));
    });
  });
}

/**
 * Unpacks an archive into an empty folder, starts it with an empty data folder and without npm, requests pages, and
 * stops it. Throws if anything of this fails.
 */
export async function checkBundle(archive: string, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bundle-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const root = join(folder, name);
    const started = performance.now();
    const server = spawn(process.execPath, ['launch.mjs', 'src/server/main.ts'], {
      cwd: root,
      env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(folder, 'data') },
    });
    const stopped = new Promise<number | null>((resolve) => server.once('exit', resolve));
    try {
      const address = await addressOf(server);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      for (const path of ['/', '/login', '/readyz']) {
        const { status } = await fetch(`${address}${path}`);
        if (status !== 200) throw new Error(`${path} was answered with status ${status}.`);
      }
      console.log(`Unpacked into an empty folder, it started in ${seconds} s and serves pages.`);
    } finally {
      server.kill('SIGTERM');
    }
    const status = await stopped;
    if (status !== 0) throw new Error(`It stopped with status ${status}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
