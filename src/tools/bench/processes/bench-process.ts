import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type BenchProcess = { readonly url: string; readonly process: ChildProcess };

/** Starts a server of this folder, which prints its port when it listens. */
export async function startBenchProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  path = '',
): Promise<BenchProcess> {
  const flags = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const child = spawn(process.execPath, [...flags, new URL(`./${script}`, import.meta.url).pathname], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: `http://127.0.0.1:${line}${path}`, process: child };
  }
  throw new Error(`${script} did not start.`);
}

/** Stops it, and waits until it has ended, before its database is stopped. */
export async function stopBenchProcess({ process: child }: BenchProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(process.env.PROFILE ? 'SIGINT' : 'SIGTERM');
  await exited;
}
