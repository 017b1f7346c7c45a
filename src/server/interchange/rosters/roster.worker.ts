/** The thread that reads rosters: parsing and comparing a large one must not delay requests. */

import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { RosterSourceError } from '#domain/interchange/rosters/rest/roster-source-problem.ts';
import { RosterError } from '#domain/interchange/rosters/roster-problem.ts';
import type { RosterFailureReport } from '#domain/interchange/rosters/roster-report.ts';
import { openStorage } from '../../platform/media/storage.ts';
import { yieldToRequests } from '../../platform/process/background-thread.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { FileError } from '../questions/interchange-question.ts';
import { readRoster } from './read-roster.ts';
import { type FetchTask, storeFetched } from './rest/store-fetched.ts';

export type RosterTask = {
  readonly id: string;
  /** The digest of the uploaded file; null: it is requested from the school's system. */
  readonly file: string | null;
  readonly source: FetchTask | null;
  /** The folder for the file; deleted at the end. */
  readonly folder: string;
  readonly connection: pg.ClientConfig;
  readonly settings: Settings;
};

/** The result of the thread; null: the changes are saved. */
export type RosterNews = { readonly failure: RosterFailureReport | null };

yieldToRequests();

const task: RosterTask = workerData;
try {
  parentPort?.postMessage({ failure: await read() } satisfies RosterNews);
} finally {
  await rm(task.folder, { recursive: true, force: true });
  parentPort?.unref();
}

async function read(): Promise<RosterFailureReport | null> {
  const { bankFiles } = await openStorage(task.settings);
  await rm(task.folder, { recursive: true, force: true });
  await mkdir(task.folder, { recursive: true });
  const path = join(task.folder, 'roster.zip');
  const client = new pg.Client(task.connection);
  // A lost connection fails the running statement; without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (task.file !== null) {
      const size = await bankFiles.sizeOf(task.file);
      if (size === null) return { kind: 'gone' };
      await pipeline(bankFiles.read(task.file, { start: 0, end: size - 1 }), createWriteStream(path, { mode: 0o600 }));
    } else if (task.source !== null)
      await storeFetched(client, { ...task.source, id: task.id, path, bankFiles, settings: task.settings });
    await readRoster(client, task.id, path);
    return null;
  } catch (error) {
    if (error instanceof RosterError) return { kind: 'roster', problem: error.problem };
    if (error instanceof RosterSourceError) return { kind: 'source', problem: error.problem, path: error.path };
    if (error instanceof FileError) return { kind: 'archive', reason: error.reason };
    throw error;
  } finally {
    await client.end();
  }
}
