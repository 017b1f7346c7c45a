import { basename } from 'node:path';
import type { Correction, CorrectionLocation } from '#domain/interchange/correction.schema.ts';
import { textDocument } from '#domain/interchange/document/text-document.parser.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { AmbiguousNumber } from '#domain/interchange/import-report.ts';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import type { Language } from '#domain/platform/language.ts';
import type { DecimalSeparator } from '#domain/questions/answers/number-notation.rule.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { readAiken } from '../aiken/aiken.reader.ts';
import type { ImportReport } from '../bank/import.report.ts';
import { readDraft, type SizedDraft } from '../bank/seen-questions.ts';
import { readDocument } from '../document/document.reader.ts';
import { otherArchiveFormat } from '../files/archive-format.ts';
import { encodingOf, encodingPreviews } from '../files/text-encoding.reader.ts';
import { bytesOf, textOf } from '../files/text-file.ts';
import { otherKindOf } from '../files/unknown-file-type.ts';
import { readGift, scanGift } from '../gift/gift.reader.ts';
import { linesOf } from '../gift/gift-pieces.ts';
import { readGoogleForm } from '../google-forms/form.reader.ts';
import { readH5p } from '../h5p/h5p.reader.ts';
import { readMoodle } from '../moodle/moodle.reader.ts';
import { readMoodleBackup } from '../moodle-backup/backup.reader.ts';
import { odsRows, readOds } from '../opendocument/ods.reader.ts';
import { readOdt } from '../opendocument/odt.reader.ts';
import { type PdfText, readPdf, readPdfText } from '../pdf/pdf.reader.ts';
import { readQti } from '../qti/qti.reader.ts';
import { csvTable, readTable, type TableRows } from '../tables/table.reader.ts';
import type { ColumnMapping } from '../tables/table-columns.ts';
import { readWord } from '../word/word.reader.ts';
import { readWorkbook } from '../xlsx/workbook.reader.ts';
import { xlsxRows } from '../xlsx/xlsx.reader.ts';
import { CREATED_NAMES } from './created-names.texts.ts';
import { fileNumbers, type NumberReader } from './file-numbers.ts';
import { draftOfFound, type FoundPlacing } from './found.draft.ts';
import { FileError, type Found } from './interchange-question.ts';
import { QuestionError } from './problem.ts';
import { addRecognised, addRefused, withCorrectionOf } from './recognised-entries.ts';

/** Formats of other programs from which questions are read. */
export const FOREIGN_FORMATS = [
  'gift',
  'aiken',
  'moodle-xml',
  'qti',
  'csv',
  'xlsx',
  'ods',
  'text',
  'word',
  'odt',
  'h5p',
  'mbz',
  'pdf',
  'google-forms',
] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

export type ForeignImport = {
  readonly format: ForeignFormat;
  readonly placing: FoundPlacing;
  readonly columns?: ColumnMapping;
  /** The sheet of a workbook to read; left out: its first. */
  readonly sheet?: string;
  /** The decimal separator for ambiguous numbers; null: as the other numbers of the file suggest. */
  readonly decimal?: DecimalSeparator | null;
  /** The encoding of GIFT, Aiken and CSV files; null: detected from their bytes. */
  readonly encoding?: TextEncoding | null;
  /** The correction of a question of a document; left out: there are none. */
  readonly correctionOf?: (location: CorrectionLocation) => Correction | undefined;
};

type FileReading = Omit<ForeignImport, 'format' | 'placing' | 'correctionOf'> & {
  /** The text of a PDF, which a thread has read (`textOfPdf`). */
  readonly pdf?: PdfText;
  /** Called with the first ambiguous number. */
  readonly onAmbiguousNumber?: (number: Omit<AmbiguousNumber, 'file'>) => void;
};

/** The questions of another program's file, in order. Throws `FileError`. */
export function foundIn(
  file: string,
  format: ForeignFormat,
  onBytes?: (bytes: number) => void,
  reading: FileReading = {},
): Generator<Found> {
  const { columns, sheet, decimal: declared = null, onAmbiguousNumber } = reading;
  const kind = otherKindOf(file, { isTable: format === 'csv' && Object.keys(columns ?? {}).length === 0 });
  if (kind !== null) throw new FileError({ code: 'fileOfOtherKind', kind });
  const other = otherArchiveFormat(file, format);
  if (other !== null) throw new FileError({ code: 'fileOfOtherFormat', format: other });
  const encoding = isPlainText(format) ? (reading.encoding ?? encodingOf(bytesOf(file)).encoding) : undefined;
  const text = (onBytesRead?: (bytes: number) => void): Iterable<string> =>
    textOf(bytesOf(file, onBytesRead), encoding);
  const numbersBy = (scan: (collect: NumberReader) => void): NumberReader =>
    fileNumbers({ declared, scan, ...(onAmbiguousNumber !== undefined && { onAmbiguous: onAmbiguousNumber }) });
  switch (format) {
    case 'gift':
      return readGift(
        text(onBytes),
        numbersBy((collect) => scanGift(text(), collect)),
      );
    case 'aiken':
      return readAiken(text(onBytes));
    case 'moodle-xml':
      return readMoodle(
        text(onBytes),
        numbersBy((collect) => goThrough(readMoodle(text(), collect))),
      );
    case 'h5p':
      return readH5p(file);
    case 'google-forms':
      return readGoogleForm(file);
    case 'mbz':
      return readMoodleBackup(
        file,
        numbersBy((collect) => goThrough(readMoodleBackup(file, collect))),
      );
    case 'qti':
      return readQti(file);
    case 'csv': {
      const table = tableIn(file, format, { onBytes, encoding });
      const readBy = (readNumber: NumberReader) =>
        readTable(table, { mapping: columns, readNumber, isSeparated: true, title: basename(file) });
      return readBy(numbersBy((collect) => goThrough(readBy(collect))));
    }
    case 'text': {
      const readBy = (readNumber: NumberReader) => readDocument(textDocument(linesOf(text(onBytes))), { readNumber });
      return readBy(numbersBy((collect) => goThrough(readBy(collect))));
    }
    case 'word': {
      const readBy = (readNumber: NumberReader, onRead = onBytes) =>
        readWord(file, { readNumber, ...(onRead && { onBytes: onRead }) });
      return readBy(numbersBy((collect) => goThrough(readBy(collect, undefined))));
    }
    case 'pdf': {
      const { pdf } = reading;
      if (pdf === undefined) throw new Error('The text of a PDF is read before its questions.');
      const readBy = (readNumber: NumberReader) => readPdf(pdf, basename(file), readNumber);
      return readBy(numbersBy((collect) => goThrough(readBy(collect))));
    }
    case 'odt':
      return readOdt(file, { readNumber: numbersBy((collect) => goThrough(readOdt(file, { readNumber: collect }))) });
    case 'ods': {
      const scan = (collect: NumberReader): void =>
        goThrough(readOds(file, { sheet, mapping: columns, readNumber: collect }));
      return readOds(file, { sheet, mapping: columns, readNumber: numbersBy(scan), ...(onBytes && { onBytes }) });
    }
    case 'xlsx': {
      const reading = { sheet, mapping: columns };
      const scan = (collect: NumberReader): void => goThrough(readWorkbook(file, { ...reading, readNumber: collect }));
      return readWorkbook(file, { ...reading, readNumber: numbersBy(scan), ...(onBytes && { onBytes }) });
    }
  }
}

/** The text of a file that is a PDF; undefined for other formats. Throws `FileError`. */
export const textOfPdf = (file: string, format: ForeignFormat, signal?: AbortSignal): Promise<PdfText | undefined> =>
  format === 'pdf' ? readPdfText(file, signal) : Promise.resolve(undefined);

/** Text formats that do not declare their encoding. */
const isPlainText = (format: ForeignFormat): boolean =>
  format === 'gift' || format === 'aiken' || format === 'csv' || format === 'text';

function goThrough(found: Iterable<Found>): void {
  for (const _ of found);
}

/** Formats whose first line names their columns. */
export const TABLE_FORMATS = ['csv', 'xlsx', 'ods'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** The rows of a table, each time they are requested; progress is reported the first time only. */
export function tableIn(
  file: string,
  format: TableFormat,
  {
    onBytes,
    encoding,
  }: {
    readonly onBytes?: ((bytes: number) => void) | undefined;
    readonly encoding?: TextEncoding | undefined;
  } = {},
): TableRows {
  let onEvent = onBytes;
  return () => {
    const onPiece = onEvent;
    onEvent = undefined;
    if (format === 'ods') return odsRows(file);
    if (format === 'xlsx') return xlsxRows(file, undefined, onPiece);
    return csvTable(textOf(bytesOf(file, onPiece), encoding ?? encodingOf(bytesOf(file)).encoding));
  };
}

type ReadingOptions = {
  readonly imageStore: ImageStore | null;
  readonly onBytes?: (bytes: number) => void;
  readonly signal?: AbortSignal;
};

/** The drafts of another program's file. Rejected questions and losses are added to the report. */
export async function* readForeign(
  file: string,
  { format, placing, correctionOf, ...table }: ForeignImport,
  { imageStore, onBytes, signal }: ReadingOptions,
  report: ImportReport,
): AsyncGenerator<SizedDraft> {
  const title = titleOf(file, placing.language);
  let number = 0;
  try {
    const encoding = isPlainText(format) ? usedEncoding(file, table.encoding ?? null, report) : null;
    const pdf = await textOfPdf(file, format, signal);
    const reading = {
      ...{ ...table, encoding, ...(pdf !== undefined && { pdf }) },
      onAmbiguousNumber: (number: Omit<AmbiguousNumber, 'file'>) => {
        report.numbers = [...(report.numbers ?? []), { ...number, file }];
      },
    };
    for (const asRead of foundIn(file, format, onBytes, reading)) {
      signal?.throwIfAborted();
      const found = withCorrectionOf(asRead, file, correctionOf);
      const inside = {
        file: whereIn(file, found.position?.file),
        ...(found.position && { line: found.position.line }),
      };
      if (found.kind === 'lost') {
        report.lost.push({ item: found.item, ...inside, what: found.what });
        continue;
      }
      number += 1;
      const { line } = found.position;
      const { name: question } = found;
      const reject = (reason: Reason): void =>
        void report.rejected.push({
          // The number of questions in a damaged part is unknown, so later ones are not numbered.
          ...{ file: inside.file, line, ...(report.damages === undefined && { number }), reason },
          ...(question !== undefined && question !== '' && { question }),
        });
      if (found.kind === 'problem') {
        if (found.recognised !== undefined) {
          const { source, item } = found.recognised;
          addRefused(report, { ...inside, line, number }, { source, item, refused: found.reason });
        }
        reject(found.reason);
        continue;
      }
      if (found.kind === 'damage') {
        const { line, from, to } = found.reason;
        report.damages = [...(report.damages ?? []), { file: inside.file, line, from, to }];
        reject(found.reason);
        continue;
      }
      try {
        const { draft, lost } = await draftOfFound(found, placing, { format, title, imageStore });
        if (found.recognised !== undefined)
          addRecognised(report, { ...inside, line, number }, { ...found.recognised, item: found.item }, draft);
        for (const what of lost) report.lost.push({ item: found.name, file: inside.file, line, what });
        yield {
          read: readDraft(draft, inside.file, line, { number, ...(question !== '' && { question }) }),
          chars: draft.stem.length + 500,
        };
      } catch (error) {
        if (!(error instanceof QuestionError)) throw error;
        if (found.recognised !== undefined) {
          const { source } = found.recognised;
          addRefused(report, { ...inside, line, number }, { source, item: found.item, refused: error.reason });
        }
        reject(error.reason);
      }
    }
  } catch (error) {
    if (error instanceof FileError) throw new FileError(error.reason, file);
    throw error;
  }
}

/** The encoding of a text file; the report notes one that is not clearly UTF-8, with excerpts in other encodings. */
function usedEncoding(file: string, declared: TextEncoding | null, report: ImportReport): TextEncoding {
  const { encoding, isCertain } = encodingOf(bytesOf(file));
  const used = declared ?? encoding;
  const previews = isCertain && declared === null ? [] : encodingPreviews(bytesOf(file));
  if (previews.length > 0) report.encodings = [...(report.encodings ?? []), { file, used, previews }];
  return used;
}

const whereIn = (file: string, inside: string | undefined): string =>
  inside === undefined ? file : `${file}/${inside}`;

/** `radio-technician.txt` → `Radio technician`. */
export function titleOf(file: string, language: Language = 'en'): string {
  const words = basename(file)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || CREATED_NAMES[language].questions;
}
