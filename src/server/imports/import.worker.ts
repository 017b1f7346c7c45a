/** The thread that imports: parsing and checking ten thousands of questions does not hold up anybody's request here. */

import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { ToldReport } from '#domain/interchange/import-report.ts';
import { FileError } from '../interchange/interchange-item.ts';
import { openStorage } from '../media/storage.ts';
import type { Settings } from '../settings.ts';
import { type ImportWork, runImportWork } from './import.run.ts';

export type WorkerTask = {
  readonly work: ImportWork;
  readonly connection: pg.ClientConfig;
  readonly settings: Settings;
  /** Where the files lie under their names; goes away at the end. */
  readonly folder: string;
};

/** What the thread says: how far it is, and how it ended. */
export type WorkerNews =
  | { readonly kind: 'bytes'; readonly done: number }
  | { readonly kind: 'done'; readonly told: ToldReport }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unreadable'; readonly problem: string };

const TELL_BYTES = 131_072;

const task = workerData as WorkerTask;
const say = (news: WorkerNews): void => parentPort?.postMessage(news);
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

let done = 0;
let said = 0;
const onBytes = (bytes: number): void => {
  done += bytes;
  if (done - said < TELL_BYTES) return;
  said = done;
  say({ kind: 'bytes', done });
};

const client = new pg.Client(task.connection);
const storage = await openStorage(task.settings);
try {
  await client.connect();
  const { figures } = storage;
  say({ kind: 'done', told: await runImportWork(client, task.work, { figures, signal: stopping.signal, onBytes }) });
} catch (error) {
  if (stopping.signal.aborted) say({ kind: 'stopped' });
  else if (error instanceof FileError) say({ kind: 'unreadable', problem: nameless(error.message) });
  else throw error;
} finally {
  storage.close();
  await client.end();
  await rm(task.folder, { recursive: true, force: true });
  parentPort?.unref();
}

function nameless(message: string): string {
  return message.replaceAll(`${task.folder}/`, '');
}
