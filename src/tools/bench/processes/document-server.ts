/**
 * A server that imports a document while it answers requests, in its own process: `document-server.ts IMPORT`, by
 * its id. It sends its address, imports when it gets a message, and sends the results.
 */
import { once } from 'node:events';
import { doImport } from '#server/interchange/imports/import.job.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { benchApp } from './bench-app.ts';

/** `idleBytes`: the memory of the server before the import; `peakBytes`: the most it needed. */
export type MeasuredDocument = {
  readonly trialSeconds: number;
  readonly seconds: number;
  readonly idleBytes: number;
  readonly peakBytes: number;
  readonly imported: number;
};

const [, , id] = process.argv;
if (id === undefined || !process.connected) throw new Error('Only bench/import.ts runs this.');

const settings = readSettings(process.env);
const database = await openDatabase(settings, { role: 'tool' });
const { pool } = database;
const app = await benchApp(pool, { logLevel: 'warn' });
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(`http://127.0.0.1:${listeningPort(app.server)}/graphql`);
  await once(process, 'message');
  const idleBytes = process.memoryUsage.rss();
  const signal = new AbortController().signal;
  const timed = async (): Promise<number> => {
    const started = performance.now();
    await doImport({ pool, direct: database.direct, settings }, id, { attempt: 1, isLast: true, signal });
    return (performance.now() - started) / 1_000;
  };
  const trialSeconds = await timed();
  await pool.query(`update imports set state = 'running' where id = $1 and state = 'checked'`, [id]);
  const seconds = await timed();
  const { rows } = await pool.query<{ imported: number; state: string }>(
    `select state, (report->>'imported')::int as imported from imports where id = $1`,
    [id],
  );
  if (rows[0]?.state !== 'done') throw new Error(`The import ended as ${rows[0]?.state}.`);
  const measured: MeasuredDocument = {
    ...{ trialSeconds, seconds, idleBytes, imported: rows[0].imported },
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  };
  process.send?.(measured);
  // Until the last requests are answered.
  await once(process, 'message');
} finally {
  await app.close();
  await database.close();
}
process.disconnect?.();
