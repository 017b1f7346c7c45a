/** The thread that imports: parsing tens of thousands of questions must not delay requests. */

import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import type { ImportProblem, ReportSummary } from '#domain/interchange/import-report.ts';
import { openStorage } from '../../platform/media/storage.ts';
import { yieldToRequests } from '../../platform/process/background-thread.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { importConnection } from '../bank/import-connection.ts';
import { FileError } from '../questions/interchange-question.ts';
import { columnsIn, isTable } from './file-format.ts';
import { type ImportWork, runImportWork } from './import.run.ts';
import { fetchFiles, type SentFile } from './uploaded-files.ts';

export type WorkerTask = {
  readonly work: Omit<ImportWork, 'files'>;
  readonly files: readonly SentFile[];
  readonly connection: ClientConfig;
  readonly settings: Settings;
  /** The folder for the files under their names; deleted at the end. */
  readonly folder: string;
};

/** Messages of the thread: its progress and its result. */
export type WorkerNews =
  | { readonly kind: 'bytes'; readonly done: number }
  | { readonly kind: 'done'; readonly report: ReportSummary; readonly columns: TableColumns }
  | { readonly kind: 'stopped' }
  /** The files no longer exist. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable'; readonly problem: ImportProblem; readonly columns: TableColumns };

/** The column names of tables, by upload. */
export type TableColumns = Readonly<Record<string, readonly string[]>>;

const PROGRESS_BYTES = 131_072;

yieldToRequests();

const task: WorkerTask = workerData;
const post = (news: WorkerNews): void => parentPort?.postMessage(news);
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

let done = 0;
let reportedBytes = 0;
const onBytes = (bytes: number): void => {
  done += bytes;
  if (done - reportedBytes < PROGRESS_BYTES) return;
  reportedBytes = done;
  post({ kind: 'bytes', done });
};

const { signal } = stopping;
const storage = await openStorage(task.settings);
let columns: TableColumns = {};
try {
  post(await importFiles());
} catch (error) {
  if (signal.aborted) post({ kind: 'stopped' });
  else if (error instanceof FileError) post({ kind: 'unreadable', problem: problemOf(error), columns });
  else throw error;
} finally {
  await rm(task.folder, { recursive: true, force: true });
  parentPort?.unref();
}

async function importFiles(): Promise<WorkerNews> {
  const files = await fetchFiles(storage.bankFiles, task.files, task.folder, signal);
  if (files === null) return { kind: 'gone' };
  if (task.work.dryRun)
    columns = Object.fromEntries(
      files.flatMap(({ upload, path, format }) =>
        isTable(format) ? [[upload, columnsIn(path, format, task.work.options.encoding ?? undefined)]] : [],
      ),
    );
  const client = await importConnection(task.connection);
  try {
    const report = await runImportWork(
      client,
      { ...task.work, files },
      { imageStore: storage.imageStore, signal, onBytes },
    );
    return { kind: 'done', report, columns };
  } finally {
    await client.end();
  }
}

function problemOf({ file, reason }: FileError): ImportProblem {
  const paths = file ?? task.files.map(({ name }) => name).join(', ');
  return { file: paths.replaceAll(`${task.folder}/`, ''), reason };
}
