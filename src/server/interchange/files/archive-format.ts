import type { ArchiveFormat } from '#domain/interchange/import-reason.ts';
import { isGzip, readTarGzip } from '../archive/tar.reader.ts';
import { firstPaths, isZip, openZip } from '../archive/zip.reader.ts';
import { h5pJson } from '../h5p/h5p-archive.ts';
import { isCardLibrary } from '../h5p/h5p-content.ts';
import { textField } from '../h5p/h5p-json.ts';
import { FileError } from '../questions/interchange-question.ts';
import { headOfFile } from './head-of-file.ts';
import { isPdf } from './pdf-file.ts';

const PATHS_CHECKED_MAX = 2_000;
const KIND_BYTES = 200;
const TAR_CHECKED_MAX_BYTES = 50_000_000;

/**
 * The format of an archive, by the names of its files; null: none of the formats. Any archive with XML files counts as
 * QTI. Throws `FileError` for a damaged archive.
 */
export function archiveFormat(file: string): ArchiveFormat | 'qti' | 'jsonl' | null {
  if (isGzip(file)) return hasMoodleBackup(file) ? 'mbz' : null;
  // Other requests to this process wait meanwhile: an archive may have a hundred thousand files.
  const paths = firstPaths(file, PATHS_CHECKED_MAX);
  if (paths.some((path) => /^collection\.anki2\d*b?$/.test(path))) return 'apkg';
  if (paths.includes('xl/workbook.xml')) return 'xlsx';
  if (paths.includes('word/document.xml')) return 'word';
  if (paths.includes('moodle_backup.xml') || paths.includes('moodle.xml')) return 'mbz';
  if (paths.includes('h5p.json')) return hasCards(file) ? 'dialogcards' : 'h5p';
  if (paths.includes('mimetype') && paths.includes('content.xml')) return isSpreadsheet(file) ? 'ods' : 'odt';
  if (paths.some((path) => path.endsWith('.xml'))) return 'qti';
  return paths.some((path) => path.endsWith('.jsonl')) ? 'jsonl' : null;
}

/** Whether an H5P package contains cards; one that is damaged is reported by the reader of questions. */
function hasCards(file: string): boolean {
  const archive = openZip(file);
  try {
    return isCardLibrary(textField(h5pJson(archive, 'h5p.json'), 'mainLibrary'));
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  } finally {
    archive.close();
  }
}

/** Whether a tar archive contains a backup of Moodle, which is near its start. */
function hasMoodleBackup(file: string): boolean {
  let count = 0;
  let isFound = false;
  readTarGzip(
    file,
    {
      selects: (path) => {
        count += 1;
        isFound ||= path === 'moodle_backup.xml';
        return (isFound || count > PATHS_CHECKED_MAX) && 'stop';
      },
      onFile: () => undefined,
    },
    TAR_CHECKED_MAX_BYTES,
  );
  return isFound;
}

/** The format of an archive or a PDF that is certainly not of the chosen format; null: the file may be what it was taken for. */
export function otherArchiveFormat(file: string, chosen: string): ArchiveFormat | null {
  if (isPdf(file)) return chosen === 'pdf' ? null : 'pdf';
  if (!isZip(file) && !isGzip(file)) return null;
  const format = archiveFormat(file);
  return format === null || format === 'qti' || format === 'jsonl' || format === chosen ? null : format;
}

/** OpenDocument names its kind in its first file, which is stored uncompressed. */
const isSpreadsheet = (file: string): boolean =>
  headOfFile(file, KIND_BYTES).toString('latin1').includes('opendocument.spreadsheet');
