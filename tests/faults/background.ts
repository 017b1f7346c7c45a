import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A system program that runs during the test. */
export type Background = {
  readonly pid: number;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Its output so far. */
  readonly output: () => string;
};

/** `user`: the account it runs as, if the test may choose (PostgreSQL does not run as root). */
export function background(program: string, args: readonly string[], user?: SystemUser): Background {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...user });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', ({ message }) => {
      text += message;
      done();
    });
  });
  return {
    pid: child.pid ?? 0,
    output: () => text,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type SystemUser = { readonly uid: number; readonly gid: number };

/** For programs that refuse to run as root; undefined if no choice is needed. */
export async function userFor(name: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** A process and its descendants, at once. */
export async function killWithChildren(pid: number): Promise<void> {
  // Exits with status 1 if there are none.
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  for (const each of [pid, ...stdout.split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}

/** The programs that this machine lacks. */
export async function missing(programs: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    programs.map((program) =>
      run('which', [program]).then(
        () => true,
        () => false,
      ),
    ),
  );
  return programs.filter((_, index) => found[index] !== true);
}
