import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Another process that has opened the embedded database of a data folder. */
export type DatabaseLockHolder = {
  readonly pid: number;
  /** `open`, or the message with which it gave up. */
  readonly result: string;
  /** Lets it close the database; returns its last line. */
  readonly release: () => Promise<string>;
  readonly kill: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'lock-database.ts');

export async function lockDatabase(dataDir: string, role: 'server' | 'tool'): Promise<DatabaseLockHolder> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [SCRIPT, role], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const result = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')));
    });
    void ended.then(() => resolve(output));
  });
  return {
    pid: child.pid ?? 0,
    result,
    release: async () => {
      child.stdin.end();
      await ended;
      return output.trim().split('\n').at(-1) ?? '';
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
