import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export type Ended = { readonly status: number | null; readonly out: string; readonly err: string };

/** Runs a program of src/tools to its end. */
export function runTool(tool: string, args: readonly string[] = [], input = ''): Promise<Ended> {
  return runNode(process.execPath, [join(ROOT, 'src/tools', tool), ...args], { input });
}

export function runNode(
  node: string,
  args: readonly string[],
  { input = '', cwd = ROOT, env = {} }: { input?: string; cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = spawn(node, [...args], { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      err += part;
    });
    child.once('error', failed);
    child.once('close', (status) => done({ status, out, err }));
    child.stdin.end(input);
  });
}
