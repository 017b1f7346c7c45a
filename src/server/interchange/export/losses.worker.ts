/** The thread that checks what a format cannot represent. */

import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { yieldToRequests } from '../../platform/process/background-thread.ts';
import { exportBank } from './bank-export.ts';
import type { ExportReport } from './export.report.ts';
import type { ExportLosses, LossesTask } from './export-losses.ts';

const LOSSES_MAX = 100;

yieldToRequests();

const { format, only, connection }: LossesTask = workerData;
/** Losses do not depend on the content of images. */
const imageStore: ImageStore = {
  read: async () => Buffer.alloc(0),
  write: () => Promise.reject(new Error('Nothing is kept.')),
  remove: () => Promise.reject(new Error('Nothing is kept.')),
};

const pool = new pg.Pool({ ...connection, max: 2 });
try {
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const saveImage = async ({ name }: { readonly name: string }): Promise<string> => name;
  for await (const _ of exportBank(pool, { format, imageStore, only, saveImage }, report));
  const found: ExportLosses = {
    ...{ exported: report.exported, count: report.lost.length },
    lost: report.lost.slice(0, LOSSES_MAX),
  };
  parentPort?.postMessage(found);
} finally {
  await pool.end();
}
