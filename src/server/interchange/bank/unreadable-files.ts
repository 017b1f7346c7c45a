import type { UnreadableFile } from '#domain/interchange/import-report.ts';
import { FileError } from '../questions/interchange-question.ts';

/**
 * Runs an import again without each file that cannot be read, so that the others are imported, and nothing of that one.
 * `run` has to undo what it wrote before it rejects; it gets the remaining files, maybe none, and the unreadable ones.
 * Rejects as `run` does, also for a single file that cannot be read.
 */
export async function withoutUnreadable<Report>(
  files: readonly string[],
  run: (readable: readonly string[], unreadable: readonly UnreadableFile[]) => Promise<Report>,
  isSingle = files.length === 1,
): Promise<Report> {
  const unreadable: UnreadableFile[] = [];
  let readable = files;
  for (;;) {
    try {
      return await run(readable, unreadable);
    } catch (error) {
      const fault = faultOf(error, readable);
      if (fault === null || isSingle) throw error;
      unreadable.push(fault);
      readable = readable.filter((file) => file !== fault.file);
    }
  }
}

/** Reads one of several files, or returns why it can't be read. Rejects as `read` does if it is the only file. */
export async function readOneOf<Read>(
  files: readonly string[],
  file: string,
  read: () => Promise<Read>,
): Promise<Read | UnreadableFile> {
  try {
    return await read();
  } catch (error) {
    const fault = faultOf(error, [file]);
    if (fault === null || files.length === 1) throw error;
    return fault;
  }
}

/** The file that an error is about; null if it is about none of them. */
export function faultOf(error: unknown, files: readonly string[]): UnreadableFile | null {
  if (error instanceof FileError) {
    const file = files.find((known) => known === error.file);
    return file === undefined ? null : { file, reason: error.reason };
  }
  if (!(error instanceof Error && 'syscall' in error && 'path' in error)) return null;
  const file = files.find((known) => known === error.path);
  return file === undefined ? null : { file, reason: { code: 'fileNotOpened', cause: error.message } };
}
