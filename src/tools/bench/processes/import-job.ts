/**
 * A server's part in one import, in its own process: `import-job.ts FILE NAME`, which is uploaded, previewed and imported
 * as in the browser; results over IPC.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { doImport } from '#server/interchange/imports/import.job.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

/** `blockedMs`: the longest delay of a request in this process. */
export type MeasuredJob = {
  readonly trialSeconds: number;
  readonly seconds: number;
  readonly blockedMs: number;
  readonly peakBytes: number;
  readonly imported: number;
};

const [, , file, name] = process.argv;
if (file === undefined || name === undefined || !process.connected) throw new Error('Only bench/import.ts runs this.');

const settings = readSettings(process.env);
const database = await openDatabase(settings, { role: 'tool' });
const storage = await openStorage(settings);
try {
  const { pool } = database;
  const [upload, id] = [randomUUID(), randomUUID()];
  const digest = await storage.bankFiles.write(createReadStream(file));
  const { size } = await stat(file);
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into users (id, email, name, role) values ($1, $2, 'Bench', 'admin') returning id`,
    [randomUUID(), `${id}@example.org`],
  );
  await pool.query(
    `insert into uploads (id, user_id, purpose, name, byte_count, digest, finished_at) values ($1, $2, 'questions', $3, $4, $5, now())`,
    [upload, people[0]?.id, name, size, digest],
  );
  await pool.query(
    `insert into imports (id, user_id, in_bank, state, files, options, all_bytes) values ($1, $2, true, 'checking', $3, $4, $5)`,
    [
      ...[id, people[0]?.id, JSON.stringify([{ upload, name, format: formatOf(file) }])],
      ...[JSON.stringify({ subject: null, topic: null, moved: {}, columns: {}, duplicates: 'skip' }), size],
    ],
  );
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 5 });
  eventLoopDelay.enable();
  const signal = new AbortController().signal;
  const timed = async (): Promise<number> => {
    const started = performance.now();
    await doImport({ pool, direct: database.direct, settings }, id, { attempt: 1, isLast: true, signal });
    return (performance.now() - started) / 1_000;
  };
  const trialSeconds = await timed();
  await pool.query(`update imports set state = 'running' where id = $1 and state = 'checked'`, [id]);
  const seconds = await timed();
  eventLoopDelay.disable();
  const { rows } = await pool.query<{ imported: number; state: string }>(
    `select state, (report->>'imported')::int as imported from imports where id = $1`,
    [id],
  );
  if (rows[0]?.state !== 'done') throw new Error(`The import ended as ${rows[0]?.state}.`);
  const measured: MeasuredJob = {
    ...{ trialSeconds, seconds, blockedMs: eventLoopDelay.max / 1e6 },
    ...{ peakBytes: process.resourceUsage().maxRSS * 1_024, imported: rows[0].imported },
  };
  process.send?.(measured);
} finally {
  await database.close();
}
process.disconnect?.();
