import { join } from 'node:path';
import { type LibrarySubject, readLibrary } from '../content/library/library.reader.ts';
import type { Settings } from '../platform/settings/settings.ts';

const LIBRARY = join(import.meta.dirname, '../../library');

/** The library that the demo starts with. */
export type DemoLibrary = {
  /** Starts to read it. A failure is reported by `subjects`. */
  readonly prefetch: () => void;
  /** Its subjects, read once. Rejects as `readSubjects` does. */
  readonly subjects: () => Promise<readonly LibrarySubject[]>;
};

/** The library that the demo starts with; null if the settings ask for the sample only. */
export function openDemoLibrary({
  seedDemo,
  demoLibrary,
}: Pick<Settings, 'seedDemo' | 'demoLibrary'>): DemoLibrary | null {
  if (!seedDemo || !demoLibrary) return null;
  let reading: Promise<readonly LibrarySubject[]> | null = null;
  const subjects = () => {
    reading ??= readSubjects();
    return reading;
  };
  // A start that fails before the demo is seeded reports its own reason.
  return { subjects, prefetch: () => void subjects().catch(() => undefined) };
}

/**
 * Reads the library's subjects in English. Content in other languages is loaded on request: it would look like further
 * subjects. The library that comes with the product has been checked.
 * @throws if a file can't be read or is not valid
 */
export async function readSubjects(): Promise<readonly LibrarySubject[]> {
  const { subjects, problems } = await readLibrary(LIBRARY, { language: 'en', isChecked: true });
  const [first] = problems;
  if (first !== undefined) throw new Error(`The library is broken: ${first.file}:${first.line ?? 1}: ${first.reason}`);
  return subjects;
}
