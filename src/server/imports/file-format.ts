import { closeSync, openSync, readSync } from 'node:fs';
import { firstPaths, isZip } from '../interchange/archive/zip.reader.ts';
import { readCsv } from '../interchange/csv.reader.ts';
import { FOREIGN_FORMATS, type ForeignFormat } from '../interchange/foreign.reader.ts';
import { textOf } from '../interchange/text-file.ts';

/** What a file that is imported can be. */
export type FileFormat = ForeignFormat | 'jsonl' | 'apkg';
export const FILE_FORMATS: readonly FileFormat[] = ['jsonl', ...FOREIGN_FORMATS, 'apkg'];

export const isFileFormat = (value: unknown): value is FileFormat => FILE_FORMATS.some((known) => known === value);

const HEAD_BYTES = 65_536;
const PATHS_LOOKED_AT = 2_000;

/** What a file is, by what stands in it; null: none of the formats. Throws `FileError` for an archive that is broken. */
export function formatOf(file: string): FileFormat | null {
  return isZip(file) ? archiveFormat(file) : textFormat([...textOf([headOf(file)])].join(''));
}

/** The first line of a table of separated values: what its columns are called. */
export function columnsIn(file: string): readonly string[] {
  const [line = ''] = [...textOf([headOf(file)])]
    .join('')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1);
  try {
    return readCsv(line)[0]?.cells.map((cell) => cell.trim()) ?? [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function archiveFormat(file: string): FileFormat | null {
  // Whoever waits for an answer of this process waits for this: a bank may have a hundred thousand files.
  const paths = firstPaths(file, PATHS_LOOKED_AT);
  if (paths.some((path) => /^collection\.anki2\d*b?$/.test(path))) return 'apkg';
  if (paths.includes('xl/workbook.xml')) return 'xlsx';
  if (paths.some((path) => path.endsWith('.xml'))) return 'qti';
  return paths.some((path) => path.endsWith('.jsonl')) ? 'jsonl' : null;
}

function textFormat(whole: string): FileFormat | null {
  const text = whole.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) {
    const root = /<(?![?!])(?:\w+:)?([\w-]+)/.exec(text)?.[1] ?? '';
    if (root === 'quiz' || root === 'question') return 'moodle-xml';
    return /^(?:qti-)?assessment-?(?:item|test)$|^manifest$/i.test(root) ? 'qti' : null;
  }
  if (/^\{\s*"/.test(text)) return 'jsonl';
  if (/^ANSWER:\s*[A-Za-z]\s*$/m.test(text) && /^[A-Za-z][.)]\s/m.test(text)) return 'aiken';
  if (/^\s*(?:::|\$CATEGORY:)/m.test(text) || /(?<!\\)\{[^{}]*(?:[=~#}]|T|F)/.test(text)) return 'gift';
  if (/^\[(?:html|markdown|plain|moodle)\]/m.test(text)) return 'gift';
  const [first = ''] = text.split(/\r?\n/, 1);
  return first.length < 5_000 && /[^,;\t]+[,;\t][^,;\t]+/.test(first) && !/[{}<>]/.test(first) ? 'csv' : null;
}

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(handle, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}
