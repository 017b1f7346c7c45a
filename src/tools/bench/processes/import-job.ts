/**
 * A server's part in one import, in its own process: `import-job.ts FILE NAME`, which is uploaded, previewed and imported
 * as in the browser; results over IPC.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { doImport } from '#server/interchange/imports/import.job.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { storedImport } from './stored-import.ts';

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
  const id = await storedImport(pool, storage.bankFiles, { file, name });
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
