import { basename } from 'node:path';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { FigureStore } from '../media/figure-store.ts';
import { readAiken } from './aiken.reader.ts';
import { draftOfFound, type FoundPlacing } from './found.draft.ts';
import { readGift } from './gift/gift.reader.ts';
import type { ImportReport } from './import.report.ts';
import { FileError, type Found } from './interchange-item.ts';
import { readMoodle } from './moodle/moodle.reader.ts';
import { QuestionError } from './problem.ts';
import { readQti } from './qti/qti.reader.ts';
import { readDraft, type SizedDraft } from './seen-questions.ts';
import { csvTable, readTable, type TableRows } from './table.reader.ts';
import { bytesOf, textOf } from './text-file.ts';
import { xlsxRows } from './xlsx/xlsx.reader.ts';

/** Formats of other programs that questions are read from. */
export const FOREIGN_FORMATS = ['gift', 'aiken', 'moodle-xml', 'qti', 'csv', 'xlsx'] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

/** What columns of a table are called, by what they hold: `{ stem: 'Question' }`. */
type Columns = Readonly<Record<string, string>>;
export type ForeignImport = {
  readonly format: ForeignFormat;
  readonly placing: FoundPlacing;
  readonly columns?: Columns;
  /** The sheet of a workbook that is read; left out: its first. */
  readonly sheet?: string;
};

/** What a file of another program holds, one after the other. Throws `FileError`. */
export function foundIn(
  file: string,
  format: ForeignFormat,
  onBytes?: (bytes: number) => void,
  { columns, sheet }: Pick<ForeignImport, 'columns' | 'sheet'> = {},
): Generator<Found> {
  const text = (): Iterable<string> => textOf(bytesOf(file, onBytes));
  switch (format) {
    case 'gift':
      return readGift(text());
    case 'aiken':
      return readAiken(text());
    case 'moodle-xml':
      return readMoodle(text());
    case 'qti':
      return readQti(file);
    case 'csv':
    case 'xlsx':
      return readTable(tableIn(file, format, { onBytes, sheet }), columns);
  }
}

/** The rows of a table, whenever they are asked for; how far it is, is told of the first time. */
export function tableIn(
  file: string,
  format: 'csv' | 'xlsx',
  {
    onBytes,
    sheet,
  }: { readonly onBytes?: ((bytes: number) => void) | undefined; readonly sheet?: string | undefined } = {},
): TableRows {
  let hear = onBytes;
  return () => {
    const onPiece = hear;
    hear = undefined;
    return format === 'csv' ? csvTable(textOf(bytesOf(file, onPiece))) : xlsxRows(file, sheet, onPiece);
  };
}

type ReadingOptions = {
  readonly figures: FigureStore | null;
  readonly onBytes?: (bytes: number) => void;
  readonly signal?: AbortSignal;
};

/** The drafts of a file of another program. What cannot be taken, or not whole, goes into the report. */
export async function* readForeign(
  file: string,
  { format, placing, ...table }: ForeignImport,
  { figures, onBytes, signal }: ReadingOptions,
  report: ImportReport,
): AsyncGenerator<SizedDraft> {
  const title = titleOf(file);
  let number = 0;
  try {
    for (const found of foundIn(file, format, onBytes, table)) {
      signal?.throwIfAborted();
      const inside = { file: whereIn(file, found.place?.file), ...(found.place && { line: found.place.line }) };
      if (found.kind === 'lost') {
        report.lost.push({ item: found.item, ...inside, what: found.what });
        continue;
      }
      number += 1;
      const { line } = found.place;
      const { name: question } = found;
      const reject = (reason: Reason): void =>
        void report.rejected.push({
          ...{ file: inside.file, line, number, reason },
          ...(question !== undefined && question !== '' && { question }),
        });
      if (found.kind === 'problem') {
        const isWithin = typeof found.reason === 'string' && found.place.column > 1;
        reject(isWithin ? `column ${found.place.column}: ${found.reason}` : found.reason);
        continue;
      }
      try {
        const { draft, lost } = await draftOfFound(found, placing, { format, title, figures });
        for (const what of lost) report.lost.push({ item: found.name, file: inside.file, line, what });
        yield {
          read: readDraft(draft, inside.file, line, { number, ...(question !== '' && { question }) }),
          chars: draft.stem.length + 500,
        };
      } catch (error) {
        if (!(error instanceof QuestionError)) throw error;
        reject(error.reason);
      }
    }
  } catch (error) {
    if (error instanceof FileError) throw new FileError(error.reason, file);
    throw error;
  }
}

const whereIn = (file: string, inside: string | undefined): string =>
  inside === undefined ? file : `${file}/${inside}`;

/** `radio-technician.txt` → `Radio technician`. */
export function titleOf(file: string): string {
  const words = basename(file)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Questions';
}
