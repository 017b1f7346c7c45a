import { basename } from 'node:path';
import type { NumberReader } from '../questions/file-numbers.ts';
import type { Found } from '../questions/interchange-question.ts';
import { readTable } from '../tables/table.reader.ts';
import type { ColumnMapping } from '../tables/table-columns.ts';
import { headed, namesQuestions } from '../tables/table-columns.ts';
import { workbookIn, xlsxRows } from './xlsx.reader.ts';

type WorkbookReading = {
  /** The sheet to read; left out: all that are visible and contain questions. */
  readonly sheet?: string | undefined;
  readonly mapping?: ColumnMapping | undefined;
  readonly readNumber: NumberReader;
  readonly onBytes?: (bytes: number) => void;
};

/** The questions of a workbook; sheets that are not read are reported. Throws `FileError`. */
export function* readWorkbook(
  file: string,
  { sheet, mapping, readNumber, onBytes }: WorkbookReading,
): Generator<Found> {
  const { sheets, images } = workbookIn(file);
  const shown = sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  if (images > 0) yield { kind: 'lost', item: basename(file), what: { code: 'workbookImagesDropped', images } };
  if (sheet !== undefined || shown.length === 0) {
    yield* readTable(() => xlsxRows(file, sheet, onBytes), { mapping, readNumber, title: sheet ?? basename(file) });
    return;
  }
  for (const { name, isHidden } of sheets)
    if (isHidden) yield { kind: 'lost', item: name, what: { code: 'sheetHidden' } };
  const kinds = shown.map((name) => ({ name, kind: shown.length === 1 ? 'questions' : kindOf(file, name, mapping) }));
  // If none seems to contain questions, the columns of the first one are reported.
  const read = kinds.filter(({ kind }) => kind === 'questions');
  const taken = new Set((read.length > 0 ? read : kinds.slice(0, 1)).map(({ name }) => name));
  for (const { name, kind } of kinds) {
    if (!taken.has(name)) {
      if (kind === 'other') yield { kind: 'lost', item: name, what: { code: 'sheetWithoutQuestions' } };
      continue;
    }
    for (const found of readTable(() => xlsxRows(file, name, onBytes), { mapping, readNumber, title: name }))
      yield shown.length === 1 ? found : inSheet(found, name);
  }
}

const inSheet = (found: Found, sheet: string): Found =>
  found.position === undefined ? found : { ...found, position: { ...found.position, file: sheet } };

function kindOf(
  file: string,
  sheet: string,
  mapping: WorkbookReading['mapping'] = {},
): 'questions' | 'empty' | 'other' {
  const rows = xlsxRows(file, sheet);
  if (mapping.stem === undefined) {
    if (namesQuestions(rows)) return 'questions';
  } else if (headed(rows)?.head.names.includes(mapping.stem) === true) return 'questions';
  return xlsxRows(file, sheet).next().done === true ? 'empty' : 'other';
}
