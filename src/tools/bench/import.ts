/**
 * `npm run bench:import`: how fast 100 000 questions go into a fresh database and how much memory that takes; and how fast
 * files of other programs are read, beside what reads them elsewhere.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/db/open-database.ts';
import { readSettings } from '#server/settings.ts';
import { measureFormats } from './formats.ts';
import { syntheticLines } from './synthetic-questions.ts';

const QUESTIONS = 100_000;
const TARGET_PER_SECOND = 8_000;
const TARGET_BYTES = 300_000_000;

type Measured = { readonly seconds: number; readonly peakBytes: number; readonly imported: number };

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
try {
  const file = join(folder, 'questions.jsonl');
  await pipeline(Readable.from(syntheticLines(QUESTIONS)), createWriteStream(file));
  // A database of its own in the temporary folder, running before the clock does, as it is beside a server.
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const database = await openDatabase(readSettings(env), { role: 'tool' });
  try {
    print('first run', await measure(file, env));
    print('second run, nothing to change', await measure(file, env));
  } finally {
    await database.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
// Afterwards: the system counts what this process ever held as held by those that it starts from then on.
if (!(await measureFormats())) process.exitCode = 1;

async function measure(file: string, env: NodeJS.ProcessEnv): Promise<Measured> {
  // With this process's own flags, which are those that package.json gives the import.
  const child = fork(join(import.meta.dirname, 'import-process.ts'), [file], { env });
  const [measured] = await Promise.all([messageOf(child), ended(child)]);
  return measured;
}

function messageOf(child: ChildProcess): Promise<Measured> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Measured));
    child.once('exit', () => reject(new Error('The import ended without a figure.')));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`))));
  });
}

function print(name: string, { seconds, peakBytes, imported }: Measured): void {
  const rate = Math.round(QUESTIONS / seconds);
  const verdict = rate >= TARGET_PER_SECOND && peakBytes < TARGET_BYTES ? 'reached' : 'MISSED';
  console.log(
    `${name}: ${rate} questions/s (${imported} imported in ${seconds.toFixed(1)} s), peak memory ${Math.round(peakBytes / 1e6)} MB; ` +
      `target ${TARGET_PER_SECOND}/s and ${TARGET_BYTES / 1e6} MB ${verdict}`,
  );
  if (verdict !== 'reached') process.exitCode = 1;
}
