import type { RosterFile } from '#domain/interchange/rosters/one-roster.table.ts';
import { ROSTER_CSV_MAX_BYTES } from '#domain/interchange/rosters/roster.limits.ts';
import { RosterError } from '#domain/interchange/rosters/roster-problem.ts';
import type { ZipArchive } from '../archive/zip.reader.ts';
import { encodingOf } from '../files/text-encoding.reader.ts';
import { textOf } from '../files/text-file.ts';
import { csvRows } from '../tables/csv.reader.ts';
import { LongRowError, OpenQuoteError } from '../tables/csv-errors.ts';

/**
 * Opens the files of a roster by name, at the top of the archive or in its only folder. Names are compared without case.
 * Reading throws `RosterError` and `FileError`.
 */
export function rosterFilesIn(archive: ZipArchive): (name: string) => RosterFile | null {
  const paths = new Map<string, string[]>();
  for (const path of archive.entries.keys()) {
    // What macOS adds to archives.
    if (path.startsWith('__MACOSX/') || path.split('/').length > 2) continue;
    const name = path.split('/').at(-1)?.toLowerCase() ?? '';
    paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return (name) => {
    const [path, second] = paths.get(name.toLowerCase()) ?? [];
    if (path === undefined) return null;
    if (second !== undefined) throw new RosterError('fileRepeated', { file: name });
    const entry = archive.entries.get(path);
    if (entry === undefined) return null;
    const pieces = () => archive.pieces(entry, ROSTER_CSV_MAX_BYTES);
    return { name, rows: rowsOf(name, pieces) };
  };
}

function* rowsOf(file: string, pieces: () => Iterable<Uint8Array>) {
  const { encoding } = encodingOf(pieces());
  try {
    for (const { line, cells } of csvRows(textOf(pieces(), encoding))) yield { line, cells };
  } catch (error) {
    // A roster that ends early would look like one that removes the rest.
    if (error instanceof OpenQuoteError) throw new RosterError('quoteOpen', { file, line: error.line });
    if (error instanceof LongRowError) throw new RosterError('rowTooLong', { file, line: error.line });
    throw error;
  }
}
