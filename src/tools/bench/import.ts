/**
 * `npm run bench:import`: measures how fast 100 000 questions are imported into a new database, compared with only
 * inserting the same rows in batches, and how much memory the import needs; the same for 50 000 questions in GIFT as
 * in the browser, and how long this blocks the server; how much memory the export of the 100 000 questions needs; and
 * how fast formats of other programs are parsed, compared with other libraries. The same for
 * Word documents, one of them of 100 MB, and how much longer other requests take while it is imported. With
 * `-- --documents`, it measures only these, and with `-- --large`, only the memory for files of a gigabyte.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { measureDocuments } from './files/documents.ts';
import { giftText } from './files/format-files.ts';
import { measureFormats } from './files/formats.ts';
import { measureLargeFiles } from './files/large-files.ts';
import { syntheticLines } from './files/synthetic-questions.ts';
import type { MeasuredExport } from './processes/export-process.ts';
import type { MeasuredJob } from './processes/import-job.ts';
import type { MeasuredInsert } from './processes/insert-process.ts';
import { measureIn } from './processes/measured-process.ts';

const QUESTIONS = 100_000;
const TARGET_PER_SECOND = 8_000;
const TARGET_BYTES = 300_000_000;
/** Of the speed of inserting alone. */
const COMMIT_TARGET = 0.7;
const GIFT_QUESTIONS = 50_000;
const GIFT_TARGET_SECONDS = 5;
const GIFT_TARGET_BYTES = 512 * 1_024 * 1_024;
const BLOCKED_TARGET_MS = 50;
/** The archives, and the longest text: the others are generated in the same way. */
const GIVEN_OUT = ['qti', 'xlsx', 'moodle-xml'] as const;
/** A table cannot contain every seventh of them. */
const EXPORTED_MIN = 0.85 * QUESTIONS;

type Measured = { readonly seconds: number; readonly peakBytes: number; readonly imported: number };

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
try {
  if (process.argv.includes('--large')) {
    if (!(await measureLargeFiles(folder))) process.exitCode = 1;
  } else if (process.argv.includes('--documents')) {
    if (!(await measureDocuments(folder))) process.exitCode = 1;
  } else await measureImports();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureImports(): Promise<void> {
  const file = join(folder, 'questions.jsonl');
  await pipeline(Readable.from(syntheticLines(QUESTIONS)), createWriteStream(file));
  await withServer('own', async (env) => {
    const measure = () => measureIn<Measured>('import-process.ts', [file], env);
    const first = await measure();
    print('first run', first);
    print('second run, nothing to change', await measure());
    for (const format of GIVEN_OUT)
      printExport(format, await measureIn<MeasuredExport>('export-process.ts', [format], env));
    // Last, because it replaces the questions of this database.
    printCommit(first, await measureIn<MeasuredInsert>('insert-process.ts', [], env));
  });
  const gift = join(folder, 'questions.gift');
  await writeFile(gift, giftText(GIFT_QUESTIONS));
  await withServer('gift', async (env) => {
    // Like a server, which has no flags.
    printJob(await measureIn<MeasuredJob>('import-job.ts', [gift, 'questions.gift'], env, []));
  });
  if (!(await measureDocuments(folder))) process.exitCode = 1;
  // Last, because the system counts this process's peak memory for processes that it starts from then on.
  if (!(await measureFormats())) process.exitCode = 1;
}

/** A new database in the temporary folder, started before the measurement, as with a running server. */
async function withServer(name: string, work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(folder, name), DATABASE_URL: '' };
  const database = await openDatabase(readSettings(env), { role: 'tool' });
  try {
    await work(env);
  } finally {
    await database.close();
  }
}

function printJob({ trialSeconds, seconds, blockedMs, peakBytes, imported }: MeasuredJob): void {
  const isFine = seconds <= GIFT_TARGET_SECONDS && blockedMs <= BLOCKED_TARGET_MS && peakBytes <= GIFT_TARGET_BYTES;
  console.log(
    `GIFT through the screen: previewed in ${trialSeconds.toFixed(1)} s, ${imported} committed in ${seconds.toFixed(1)} s, ` +
      `server blocked for ${Math.round(blockedMs)} ms at most, peak memory ${Math.round(peakBytes / 1e6)} MB; target ` +
      `${GIFT_TARGET_SECONDS} s, ${BLOCKED_TARGET_MS} ms and ${Math.round(GIFT_TARGET_BYTES / 1e6)} MB ${isFine ? 'reached' : 'MISSED'}`,
  );
  if (!isFine) process.exitCode = 1;
}

function printCommit({ seconds }: Measured, floor: MeasuredInsert): void {
  if (floor.inserted !== QUESTIONS) throw new Error(`Only ${floor.inserted} questions were inserted again.`);
  const ratio = floor.seconds / seconds;
  const isFine = ratio >= COMMIT_TARGET;
  console.log(
    `reading, checking and committing, compared with inserting the same rows in batches: ${Math.round(QUESTIONS / seconds)}/s and ` +
      `${Math.round(QUESTIONS / floor.seconds)}/s, ${ratio.toFixed(2)} times; target ${COMMIT_TARGET} ${isFine ? 'reached' : 'MISSED'}`,
  );
  if (!isFine) process.exitCode = 1;
}

function printExport(format: string, { seconds, bytes, exported, blockedMs, peakBytes }: MeasuredExport): void {
  const isFine = exported >= EXPORTED_MIN && blockedMs <= BLOCKED_TARGET_MS && peakBytes < TARGET_BYTES;
  console.log(
    `export as ${format}: ${exported} in ${seconds.toFixed(1)} s, ${Math.round(bytes / 1e6)} MB, server blocked for ` +
      `${Math.round(blockedMs)} ms at most, peak memory ${Math.round(peakBytes / 1e6)} MB; target ${BLOCKED_TARGET_MS} ms and ` +
      `${TARGET_BYTES / 1e6} MB ${isFine ? 'reached' : 'MISSED'}`,
  );
  if (!isFine) process.exitCode = 1;
}

function print(name: string, { seconds, peakBytes, imported }: Measured): void {
  const rate = Math.round(QUESTIONS / seconds);
  const outcome = rate >= TARGET_PER_SECOND && peakBytes < TARGET_BYTES ? 'reached' : 'MISSED';
  console.log(
    `${name}: ${rate} questions/s (${imported} imported in ${seconds.toFixed(1)} s), peak memory ${Math.round(peakBytes / 1e6)} MB; ` +
      `target ${TARGET_PER_SECOND}/s and ${TARGET_BYTES / 1e6} MB ${outcome}`,
  );
  if (outcome !== 'reached') process.exitCode = 1;
}
