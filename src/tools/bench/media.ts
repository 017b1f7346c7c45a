/**
 * `npm run bench:media`: measures how soon a video of one gigabyte starts on loopback, how soon it continues after a
 * seek, and how much the server's memory grows meanwhile. It fails if a value is above its target.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { withBenchDatabase } from './bench-database.ts';

const FILE_BYTES = 1_073_741_824;
const SEEKS = 200;
/** Approximate number of bytes a player reads before the first frame. */
const READ_BYTES = 262_144;
const TARGET_START_MS = 300;
const TARGET_GROWTH_BYTES = 100_000_000;
const DIGEST = 'be'.repeat(32);
const ACCOUNT = { email: 'bench@lectern.example', password: 'a bench of oak and iron' };
const MATERIAL = '00000000-0000-4000-8000-000000000003';

const FILL = `
  insert into subjects (id, slug, title, position) values ('00000000-0000-4000-8000-000000000001', 'b', 'b', 1);
  insert into topics (id, subject_id, slug, title, position, free)
    values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'b', 'b', 1, true);
  insert into materials (id, topic_id, kind, title, position, source, published_at)
    values ('${MATERIAL}', '00000000-0000-4000-8000-000000000002', 'video', 'b', 1, '{}', now());
  insert into media_files (material_id, digest, mime, byte_count, seconds)
    values ('${MATERIAL}', '${DIGEST}', 'video/mp4', ${FILE_BYTES}, 7200);`;

await withBenchDatabase(async (databaseUrl) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
  try {
    await mkdir(join(folder, DIGEST.slice(0, 2)));
    const file = await open(join(folder, DIGEST.slice(0, 2), DIGEST), 'w');
    await file.truncate(FILE_BYTES);
    await file.close();
    const pool = new pg.Pool({ connectionString: databaseUrl });
    await pool.query(FILL);
    // Without a complete profile, everything is refused; accounts that sign up here have one.
    await pool.query('alter table users alter column profile_completed_at set default now()');
    await pool.end();
    await measure(databaseUrl, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function measure(databaseUrl: string, folder: string): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'processes/api-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, MEDIA_FOLDER: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = `http://127.0.0.1:${await firstLine(server.stdout)}`;
    const headers = await signIn(origin);
    const started = performance.now();
    const { data } = await call(origin, 'query ($id: ID!) { media(id: $id) { url } }', { id: MATERIAL }, headers);
    const address = origin + (data as { media: { url: string } }).media.url;
    await readSome(address, 0, headers);
    const startMs = performance.now() - started;
    const before = residentBytes(server.pid);
    const seeks: number[] = [];
    for (let seek = 0; seek < SEEKS; seek += 1) {
      const startedAt = performance.now();
      await readSome(address, Math.floor((FILE_BYTES - READ_BYTES) * ((seek * 0.618) % 1)), headers);
      seeks.push(performance.now() - startedAt);
    }
    const fullStarted = performance.now();
    let bytes = 0;
    for await (const chunk of (await fetch(address, { headers })).body ?? []) bytes += chunk.length;
    const fullS = (performance.now() - fullStarted) / 1_000;
    if (bytes !== FILE_BYTES) throw new Error(`The whole file had ${bytes} bytes.`);
    report(startMs, seeks, residentBytes(server.pid, 'VmHWM') - before, bytes / fullS);
  } finally {
    server.kill();
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('The server did not start.');
}

/** Like a player: requests everything from a byte on, reads a little, and aborts. */
async function readSome(address: string, from: number, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(address, { headers: { ...headers, range: `bytes=${from}-` } });
  if (answer.status !== 206) throw new Error(`A range request got status ${answer.status}.`);
  const reader = answer.body?.getReader();
  for (let read = 0; read < READ_BYTES; ) read += (await reader?.read())?.value?.length ?? READ_BYTES;
  await reader?.cancel();
}

type GraphAnswer = { readonly data: unknown; readonly cookie: string };

async function call(
  origin: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<GraphAnswer> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'web', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const { data } = (await answer.json()) as { data: unknown };
  return { data, cookie: cookies.join('; ') };
}

/** Signs up and signs in like a user, and returns the headers of further requests. */
async function signIn(origin: string): Promise<Record<string, string>> {
  await call(origin, 'mutation ($input: SignUpInput!) { signUp(input: $input) }', {
    input: { name: 'Bench', ...ACCOUNT },
  });
  const signingIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const { data, cookie } = await call(origin, signingIn, { input: ACCOUNT });
  return { authorization: `Bearer ${(data as { signIn: { token: string } }).signIn.token}`, cookie };
}

/** Memory of a process in bytes: current (VmRSS) or peak (VmHWM). Linux only. */
function residentBytes(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

function report(startMs: number, seeks: readonly number[], growth: number, perSecond: number): void {
  const sorted = seeks.toSorted((a, b) => a - b);
  const at = (share: number): string => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  console.table({
    'start: address and first 256 kB': `${startMs.toFixed(0)} ms (below ${TARGET_START_MS})`,
    [`${SEEKS} seeks in 1 GB, median`]: at(0.5),
    'seeks, p99': at(0.99),
    'whole file': `${Math.round(perSecond / 1_000_000)} MB/s`,
    'growth of server memory, at most': `${Math.round(growth / 1_000_000)} MB (below ${TARGET_GROWTH_BYTES / 1_000_000})`,
  });
  if (startMs >= TARGET_START_MS || growth >= TARGET_GROWTH_BYTES) process.exitCode = 1;
}
