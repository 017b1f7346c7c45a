/** One export of the whole bank in its own process, as in the browser: `export-process.ts FORMAT`, results over IPC. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS, exportBank } from '#server/interchange/export/bank-export.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

/** `blockedMs`: the longest delay of a request in this process. */
export type MeasuredExport = {
  readonly seconds: number;
  readonly bytes: number;
  readonly exported: number;
  readonly blockedMs: number;
  readonly peakBytes: number;
};

const format = EXPORT_FORMATS.find((known) => known === process.argv[2]);
if (format === undefined || !process.connected) throw new Error('Only bench/import.ts runs this.');

const settings = readSettings(process.env);
const database = await openDatabase(settings, { role: 'tool' });
const storage = await openStorage(settings);
try {
  const report = { exported: 0, lost: [], byType: {} };
  const saveImage = async ({ name }: { readonly name: string }): Promise<string> => name;
  let bytes = 0;
  const counted = new Writable({
    write(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      done();
    },
  });
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 5 });
  eventLoopDelay.enable();
  const started = performance.now();
  const pieces = exportBank(database.pool, { format, imageStore: storage.imageStore, saveImage }, report);
  await pipeline(Readable.from(pieces), counted);
  const measured: MeasuredExport = {
    ...{
      seconds: (performance.now() - started) / 1_000,
      bytes,
      exported: report.exported,
      blockedMs: eventLoopDelay.max / 1e6,
    },
    ...{ peakBytes: process.resourceUsage().maxRSS * 1_024 },
  };
  process.send?.(measured);
} finally {
  await database.close();
}
process.disconnect?.();
