import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LibrarySubject, readLibrary } from '../content/library/library.reader.ts';
import { clusterFolder } from '../platform/db/cluster/cluster-folder.ts';
import type { Settings } from '../platform/settings/settings.ts';

const LIBRARY = join(import.meta.dirname, '../../library');

/** Returns the subjects of the library; called only if the demo is seeded. */
export type DemoLibrary = () => Promise<readonly LibrarySubject[]>;

/**
 * The library that the demo starts with; null if the settings ask for the sample only. On a first start, reading begins
 * now, while another process creates the database.
 */
export function openDemoLibrary({
  seedDemo,
  demoLibrary,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'seedDemo' | 'demoLibrary' | 'databaseUrl' | 'dataDir'>): DemoLibrary | null {
  if (!seedDemo || !demoLibrary) return null;
  const isFirstStart = databaseUrl === null && !existsSync(clusterFolder(dataDir));
  if (!isFirstStart) return readSubjects;
  const reading = readSubjects();
  // A start that fails before the demo is seeded reports its own reason.
  reading.catch(() => undefined);
  return () => reading;
}

/**
 * Reads the library's subjects in English. Content in other languages is loaded on request: it would look like further
 * subjects.
 * @throws if a file can't be read or is not valid
 */
export async function readSubjects(): Promise<readonly LibrarySubject[]> {
  const { subjects, problems } = await readLibrary(LIBRARY, { language: 'en' });
  const [first] = problems;
  if (first !== undefined) throw new Error(`The library is broken: ${first.file}:${first.line ?? 1}: ${first.reason}`);
  return subjects;
}
