import { spawn, spawnSync } from 'node:child_process';

export const isInstalled = (tool: string): boolean =>
  spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Runs a scanner to its end, and returns its output. */
export function outputOf(tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
}
