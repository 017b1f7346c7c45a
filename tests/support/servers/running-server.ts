import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';

/** A server as in production: its own process, on a free port. */
export type RunningServer = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it has written so far, both streams. */
  readonly output: () => string;
  /** SIGTERM; returns the exit status, and throws if it does not end in time. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Stops it if it runs, stops what a killed one left running, and deletes the data folder unless it was given. */
  readonly remove: () => Promise<void>;
};

type ServerOptions = {
  /** Settings besides PORT, DATA_DIR and HOST, such as DATABASE_URL. */
  readonly env?: Readonly<Record<string, string>>;
  /** To start again in a folder of another one. Default: a new one. */
  readonly dataDir?: string;
  /** What Node runs. Default: the bundle of the test run if there is one, otherwise the sources. */
  readonly program?: string;
  readonly readyWithinMs?: number;
};

const ROOT = resolve(import.meta.dirname, '../../..');
/** The environment variable with the path of the bundled server (`server-bundle.ts`). */
export const SERVER_PROGRAM = 'LECTERN_SERVER_PROGRAM';
/** What `npm start` runs. */
export const SERVER_SOURCES = 'src/server/main.ts';
const READY = /Lectern is ready at (https?:\/\/[^\s"]+)/;
const READY_MS = 90_000;
const STOP_MS = 30_000;

/** Starts a server and waits until it reports that it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lectern-server-')));
  const program = options.program ?? process.env[SERVER_PROGRAM] ?? SERVER_SOURCES;
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: {
      ...withoutTestVariables(process.env),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // A sample of the demo content is enough, and quicker to load.
      DEMO_LIBRARY: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    return await within(ended, STOP_MS, () => `The server did not stop.\n${output()}`);
  };
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  const remove = async () => {
    if (child.exitCode === null && child.signalCode === null) await stop().catch(kill);
    if (options.env?.DATABASE_URL === undefined) await (await joinEmbeddedCluster(dataDir)).leave();
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const readyWithinMs = options.readyWithinMs ?? READY_MS;
    const url = await within(readyAt(child, output, ended), readyWithinMs, () => `Not ready in time.\n${output()}`);
    return { url, pid: child.pid ?? 0, dataDir, output, stop, kill, remove };
  } catch (error) {
    await kill();
    await remove();
    throw error;
  }
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}

function readyAt(child: ChildProcess, output: () => string, ended: Promise<number | null>): Promise<string> {
  return new Promise((found, failed) => {
    const look = () => {
      const url = READY.exec(output())?.[1];
      if (url !== undefined) found(url.replace(/\/$/, ''));
    };
    child.stdout?.on('data', look);
    void ended.then((status) => failed(new Error(`The server ended with status ${status}.\n${output()}`)));
  });
}

async function within<T>(promise: Promise<T>, ms: number, sentence: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence())), ms);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The server under test runs as in production, without the environment of the test runner. */
function withoutTestVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR|DATABASE_URL|SEED_DEMO|LECTERN_SERVER_PROGRAM)/.test(name),
    ),
  );
}
