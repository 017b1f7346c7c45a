import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a file of this folder in its own process, and returns its result. `flags`: of Node; by default those
 * of this process.
 */
export async function measureIn<T>(
  file: string,
  args: readonly string[],
  env = process.env,
  flags: readonly string[] = process.execArgv,
): Promise<T> {
  const child = fork(join(import.meta.dirname, file), [...args], { env, execArgv: [...flags] });
  const [measured] = await Promise.all([messageOf<T>(child), ended(child)]);
  return measured;
}

function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', () => reject(new Error('The process ended without a result.')));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The process ended with ${code}.`))));
  });
}
