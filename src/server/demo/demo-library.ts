import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type LibrarySubject, readLibrary } from '../content/library/library.reader.ts';
import { clusterFolder } from '../platform/db/cluster/cluster-folder.ts';
import type { Settings } from '../platform/settings/settings.ts';

const LIBRARY = join(import.meta.dirname, '../../library');

/** Returns the subjects of the library; called only if the demo is seeded. */
export type DemoLibrary = () => Promise<readonly LibrarySubject[]>;

/**
 * The library that the demo starts with; null if the settings ask for the sample only. Reading takes seconds, so on a
 * first start it begins now, in a thread of its own, while the database is created.
 */
export function openDemoLibrary({
  seedDemo,
  demoLibrary,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'seedDemo' | 'demoLibrary' | 'databaseUrl' | 'dataDir'>): DemoLibrary | null {
  if (!seedDemo || !demoLibrary) return null;
  const isFirstStart = databaseUrl === null && !existsSync(clusterFolder(dataDir));
  if (!isFirstStart) return async () => readSubjects();
  const { subjects, thread } = readInThread();
  // A start that fails before the demo is seeded does not wait for the thread.
  thread.unref();
  subjects.catch(() => undefined);
  return () => {
    thread.ref();
    return subjects;
  };
}

type Reading = { readonly thread: Worker; readonly subjects: Promise<readonly LibrarySubject[]> };

function readInThread(): Reading {
  const thread = new Worker(new URL('./library.worker.ts', import.meta.url));
  const subjects = new Promise<readonly LibrarySubject[]>((resolve, fail) => {
    thread.once('message', resolve);
    thread.once('error', fail);
    thread.once('exit', () => fail(new Error('The thread ended without having read the library.')));
  });
  return { thread, subjects };
}

/**
 * Reads the library's subjects in English. Content in other languages is loaded on request: it would look like further
 * subjects.
 * @throws if a file can't be read or is not valid
 */
export function readSubjects(): readonly LibrarySubject[] {
  const { subjects, problems } = readLibrary(LIBRARY, { language: 'en' });
  const [first] = problems;
  if (first !== undefined) throw new Error(`The library is broken: ${first.file}:${first.line ?? 1}: ${first.reason}`);
  return subjects;
}
