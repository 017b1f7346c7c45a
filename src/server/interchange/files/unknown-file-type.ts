import type { OtherFileKind } from '#domain/interchange/import-reason.ts';
import { firstPaths, isZip } from '../archive/zip.reader.ts';
import { FileError } from '../questions/interchange-question.ts';
import { csvTable } from '../tables/table.reader.ts';
import { namesQuestions } from '../tables/table-columns.ts';
import { headOfFile } from './head-of-file.ts';
import { encodingOf } from './text-encoding.reader.ts';
import { textOf } from './text-file.ts';

const HEAD_BYTES = 16_384;
const PATHS_CHECKED_MAX = 2_000;
const LINES_CHECKED_MAX = 50;

/** Files in an archive by which another program's format is recognised. */
const ARCHIVES: readonly (readonly [path: string, kind: OtherFileKind])[] = [['ppt/presentation.xml', 'powerpoint']];

/** Signatures by which other files are recognised. */
const STARTS: readonly (readonly [start: string, kind: OtherFileKind])[] = [
  ['\xd0\xcf\x11\xe0', 'oldOffice'],
  ['{\\rtf', 'richText'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
];

/** The kind of a file that contains no questions in any format; null: it may contain some. */
export function otherKindOf(file: string, { isTable }: { readonly isTable: boolean }): OtherFileKind | null {
  if (isZip(file)) return kindOfArchive(file);
  const head = headOfFile(file, HEAD_BYTES);
  const start = head.subarray(0, 8).toString('latin1');
  const known = STARTS.find(([bytes]) => start.startsWith(bytes));
  if (known?.[1] === 'oldOffice') return isLocked(head) ? 'lockedOffice' : 'oldOffice';
  if (known !== undefined) return known[1];
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)[\s>]/i.test(head.subarray(0, 500).toString('latin1')))
    return 'webPage';
  if (!isTable) return null;
  const text = [...textOf([head], encodingOf([head]).encoding)].join('');
  if (isResponses(text)) return 'formResponses';
  return isTermList(text) ? 'termList' : null;
}

/** Office encrypts a document within a file of its old format; the names in it are UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const isLocked = (head: Buffer): boolean => head.includes(ENCRYPTED);

function kindOfArchive(file: string): OtherFileKind | null {
  const paths = pathsOf(file);
  return ARCHIVES.find(([path]) => paths.includes(path))?.[1] ?? null;
}

/** None if the archive is damaged: the reader reports that. */
function pathsOf(file: string): readonly string[] {
  try {
    return firstPaths(file, PATHS_CHECKED_MAX);
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

/** The responses to a form of Google Forms: the first column has the time of each response. */
const RESPONSES =
  /^\uFEFF?"?(?:Timestamp|Zeitstempel|Horodateur|Marca temporal)"?[,;\t][^\r\n]{1,10000}\r?\n"?\d{1,4}[./-]\d{1,2}[./-]\d{1,4} \d{1,2}:\d{2}/;
const isResponses = (text: string): boolean => RESPONSES.test(text);

/** Whether each line is a term and its definition, separated by a tab, without a header line. */
export function isTermList(text: string): boolean {
  const lines = text.split(/\r?\n/, LINES_CHECKED_MAX).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.split('\t').length === 2)) return false;
  try {
    return !namesQuestions(csvTable([lines.join('\n')]));
  } catch (error) {
    if (error instanceof FileError) return true;
    throw error;
  }
}
