import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { ownConnection } from '../../platform/db/own-connection.ts';
import type { ExportFormat, QuestionChoice } from './bank-export.ts';
import type { ExportReport } from './export.report.ts';

/** What a file could not represent; at most a hundred losses. */
export type ExportLosses = { readonly exported: number; readonly count: number; readonly lost: ExportReport['lost'] };

export type LossesTask = {
  readonly format: ExportFormat;
  readonly only: QuestionChoice;
  readonly connection: pg.ClientConfig;
};

const THREAD_HEAP_MB = 256;
/** The running check; the next one waits for it, so that checks do not use the whole machine. */
let inProgress: Promise<unknown> = Promise.resolve();

/**
 * Writes questions in a format without storing the output, in a thread of its own: a whole bank takes seconds, and
 * other requests must not wait for it.
 */
export function findLosses(pool: pg.Pool, format: ExportFormat, only: QuestionChoice): Promise<ExportLosses> {
  const task: LossesTask = { format, only, connection: ownConnection(pool.options, 'lectern losses') };
  const losses = inProgress.then(() => inThread(task));
  inProgress = losses.catch(() => undefined);
  return losses;
}

function inThread(workerData: LossesTask): Promise<ExportLosses> {
  return new Promise((resolve, fail) => {
    const thread = new Worker(new URL('./losses.worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
    });
    thread.once('message', resolve);
    thread.once('error', fail);
    thread.once('exit', () => fail(new Error('The worker ended without reporting what the format does not support.')));
  });
}
