import type { ZipFault } from '#domain/interchange/import-reason.ts';
import { FileError } from '../questions/interchange-question.ts';

/** Longer than any path that a program writes. */
const PATH_MAX_CHARS = 1_000;
const SHOWN_PATH_CHARS = 200;

/** The error for a file of an archive that could do harm. */
export const unsafePath = (path: string, fault: ZipFault): FileError =>
  new FileError({ code: 'archiveUnsafe', path: path.slice(0, SHOWN_PATH_CHARS), fault });

/** A path of an archive, unchanged. Throws `FileError` if it leads outside, or if no program would write it. */
export function safePath(path: string): string {
  if (path === '' || path.includes('\0')) throw unsafePath(path, 'unnamed');
  if (path.length > PATH_MAX_CHARS) throw unsafePath(path, 'tooLong');
  if (path.includes('\\')) throw unsafePath(path, 'backslash');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path) || path.split('/').includes('..'))
    throw unsafePath(path, 'outside');
  return path;
}
