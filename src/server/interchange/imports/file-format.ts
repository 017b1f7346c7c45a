import { containsQuestions } from '#domain/interchange/document/recognise-questions.rule.ts';
import { textDocument } from '#domain/interchange/document/text-document.parser.ts';
import { OTHER_FILE_KINDS, type OtherFileKind } from '#domain/interchange/import-reason.ts';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { isGzip } from '../archive/tar.reader.ts';
import { isZip } from '../archive/zip.reader.ts';
import { archiveFormat } from '../files/archive-format.ts';
import { headOfFile } from '../files/head-of-file.ts';
import { isPdf } from '../files/pdf-file.ts';
import { encodingOf } from '../files/text-encoding.reader.ts';
import { textOf } from '../files/text-file.ts';
import { otherKindOf } from '../files/unknown-file-type.ts';
import { linesOf } from '../gift/gift-pieces.ts';
import {
  FOREIGN_FORMATS,
  type ForeignFormat,
  TABLE_FORMATS,
  type TableFormat,
  tableIn,
} from '../questions/foreign.reader.ts';
import { FileError } from '../questions/interchange-question.ts';
import { csvTable } from '../tables/table.reader.ts';
import { headOf as namesIn, namesQuestions } from '../tables/table-columns.ts';

/** The formats of files that can be imported. */
export type FileFormat = ForeignFormat | 'jsonl' | CardFormat;
/** Formats of flash cards, which only authors of content import. */
export const CARD_FORMATS = ['apkg', 'terms', 'dialogcards'] as const;
type CardFormat = (typeof CARD_FORMATS)[number];
export const FILE_FORMATS: readonly FileFormat[] = ['jsonl', ...FOREIGN_FORMATS, ...CARD_FORMATS];

/** Whether files of a format contain flash cards. */
export const hasCards = (format: string): format is CardFormat => CARD_FORMATS.some((known) => known === format);

/** Whether a value is the name of a format that can be imported. */
export const isFileFormat = (value: unknown): value is FileFormat => FILE_FORMATS.some((known) => known === value);

const HEAD_BYTES = 65_536;

/** The format of a file, by its content; null: none of the formats. Throws `FileError` for a damaged archive. */
export function formatOf(file: string): FileFormat | null {
  if (isPdf(file)) return 'pdf';
  if (isZip(file) || isGzip(file)) return archiveFormat(file);
  const head = headOfFile(file, HEAD_BYTES);
  return textFormat([...textOf([head], isXml(head) ? undefined : encodingOf([head]).encoding)].join(''));
}

const MIME = 'application/x-lectern-bank-';
const BROKEN = 'broken';
const OTHER = 'other-';
const ARCHIVES = [
  [/\.(?:apkg|colpkg)$/i, 'apkg'],
  [/\.xlsx$/i, 'xlsx'],
  [/\.docx$/i, 'word'],
  [/\.odt$/i, 'odt'],
  [/\.ods$/i, 'ods'],
  [/\.h5p$/i, 'h5p'],
  [/\.mbz$/i, 'mbz'],
  [/\.jsonl\.zip$/i, 'jsonl'],
  [/\.(?:zip|imscc)$/i, 'qti'],
] as const;

/** The MIME type of an uploaded file, so that its format is known wherever it is stored. */
export function mimeOfBank(file: string): string {
  try {
    const kind = otherKindOf(file, { isTable: true });
    if (kind === 'termList') return `${MIME}terms`;
    return MIME + (kind === null ? (formatOf(file) ?? 'unknown') : OTHER + kind);
  } catch (error) {
    if (error instanceof FileError) return MIME + BROKEN;
    throw error;
  }
}

/**
 * The format that `mimeOfBank` detected; null: none. A damaged archive has the format of its file name, so that reading
 * it reports the damage.
 */
export function formatOfMime(mime: string | null, name: string): FileFormat | null {
  const seen = mime?.slice(MIME.length);
  if (seen === BROKEN) return ARCHIVES.find(([ending]) => ending.test(name))?.[1] ?? null;
  return isFileFormat(seen) ? seen : null;
}

/** The kind of a file that `mimeOfBank` detected, if it contains no questions; null: it may contain some. */
export function otherKindOfMime(mime: string | null): OtherFileKind | null {
  return OTHER_FILE_KINDS.find((kind) => mime === MIME + OTHER + kind) ?? null;
}

/** An XML file declares its own encoding. */
const isXml = (head: Buffer): boolean => /^(?:\xef\xbb\xbf)?\s*</.test(head.subarray(0, 100).toString('latin1'));

/** Formats whose first line names their columns. */
export const isTable = (format: string): format is TableFormat => TABLE_FORMATS.some((known) => known === format);

/** The names of a table's columns; none if it cannot be read that far. */
export function columnsIn(file: string, format: TableFormat, encoding?: TextEncoding): readonly string[] {
  try {
    return namesIn(tableIn(file, format, { encoding })());
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

function textFormat(fullText: string): FileFormat | null {
  const text = fullText.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) {
    const root = /<(?![?!])(?:\w+:)?([\w-]+)/.exec(text)?.[1] ?? '';
    if (root === 'quiz' || root === 'question') return 'moodle-xml';
    return /^(?:qti-)?assessment-?(?:item|test)$|^manifest$|^questestinterop$/i.test(root) ? 'qti' : null;
  }
  if (isGoogleForm(text)) return 'google-forms';
  if (/^\{\s*"/.test(text)) return 'jsonl';
  if (/^ANSWER:\s*[A-Za-z]\s*$/m.test(text) && /^[A-Za-z][.)]\s/m.test(text)) return 'aiken';
  if (/^[ \t]*(?:::|\$CATEGORY:)/m.test(text) || /(?<![\\\w}^_])\{\s*(?:[=~#]|T\s*[}#]|F\s*[}#]|\})/.test(text))
    return 'gift';
  if (/^\[(?:html|markdown|plain|moodle)\]/m.test(text)) return 'gift';
  // A formula has braces, and a sentence has commas: what looks like questions is neither GIFT nor a table.
  if (!isTableOfQuestions(text) && containsQuestions([...textDocument(linesOf([text]))])) return 'text';
  if (/(?<!\\)\{[^{}]*(?:[=~#}]|T|F)/.test(text)) return 'gift';
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.length < 5_000 && /[^,;\t][,;\t][^,;\t]/.test(first) && !/[{}<>]/.test(first)) return 'csv';
  return isTableOfQuestions(text) ? 'csv' : null;
}

/** Whether JSON contains a form of Google Forms, as its API or a script of Apps Script writes it. */
const isGoogleForm = (text: string): boolean =>
  /^[{[]/.test(text) &&
  /"(?:formId|questionItem|quizSettings)"\s*:|"type"\s*:\s*"(?:MULTIPLE_CHOICE|CHECKBOX|LIST|TEXT|PARAGRAPH_TEXT)"/.test(
    text,
  );

/** Whether one of the first lines names the columns of questions, as in templates that start with a title. */
function isTableOfQuestions(text: string): boolean {
  try {
    return namesQuestions(csvTable([text]));
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}
