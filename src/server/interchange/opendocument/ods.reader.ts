import { basename } from 'node:path';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { openZip } from '../archive/zip.reader.ts';
import type { NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found } from '../questions/interchange-question.ts';
import type { CsvRow } from '../tables/csv-row.ts';
import { readTable } from '../tables/table.reader.ts';
import type { ColumnMapping } from '../tables/table-columns.ts';
import { namesQuestions } from '../tables/table-columns.ts';
import { attributeOf, elementsIn, partElements, partRoot } from '../word/office-xml.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';

const CONTENT = 'content.xml';
/** Sheets are in memory as elements, which take several times as much; the thread of an import has a limit. */
const SHEETS_MAX_BYTES = 40_000_000;
const COLUMNS_MAX = 1_000;
/** Programs write the rest of a sheet as one repeated row; genuine rows are rarely repeated. */
const REPEATED_MAX = 1_000;
const SHEET_DEPTH = 3;

type OdsReading = {
  /** The sheet to read; left out: all that contain questions. */
  readonly sheet?: string | undefined;
  readonly mapping?: ColumnMapping | undefined;
  readonly readNumber: NumberReader;
  readonly onBytes?: (bytes: number) => void;
};

/** The questions of an OpenDocument spreadsheet; sheets that are not read are reported. Throws `FileError`. */
export function* readOds(file: string, { sheet, mapping, readNumber, onBytes }: OdsReading): Generator<Found> {
  const sheets = sheetsOf(file, onBytes);
  const named = sheets.map((each) => attributeOf(each, 'name') ?? '');
  if (sheets.length === 0) throw new FileError({ code: 'workbookWithoutSheet' });
  if (sheet !== undefined && !named.includes(sheet))
    throw new FileError({ code: 'workbookSheetUnknown', sheet, sheets: named.join(', ') });
  const selected = sheets.filter((_, at) => sheet === undefined || named[at] === sheet);
  const read = selected.filter(
    (each) => selected.length === 1 || mapping?.stem !== undefined || namesQuestions(rowsOf(each)),
  );
  // If none seems to contain questions, the columns of the first one are reported.
  const taken = read.length > 0 ? read : selected.slice(0, 1);
  for (const each of sheets) {
    const name = attributeOf(each, 'name') ?? '';
    if (taken.includes(each)) {
      for (const found of readTable(() => rowsOf(each), { mapping, readNumber, title: name || basename(file) }))
        yield taken.length === 1 || found.position === undefined
          ? found
          : { ...found, position: { ...found.position, file: name } };
    } else if (sheet === undefined && rowsOf(each).next().done !== true)
      yield { kind: 'lost', item: name, what: { code: 'sheetWithoutQuestions' } };
  }
}

/** The rows of the first sheet, to name its columns. */
export function* odsRows(file: string): Generator<CsvRow> {
  const [first] = sheetsOf(file);
  if (first !== undefined) yield* rowsOf(first);
}

function sheetsOf(file: string, onBytes?: (bytes: number) => void): readonly XmlElement[] {
  const archive = openZip(file);
  try {
    const manifest = partRoot(archive, 'META-INF/manifest.xml');
    if (childrenOf(manifest, 'file-entry').some((entry) => childOf(entry, 'encryption-data') !== null))
      throw new FileError({ code: 'fileOfOtherKind', kind: 'lockedOffice' });
    if ((archive.entries.get(CONTENT)?.bytes ?? 0) > SHEETS_MAX_BYTES)
      throw new FileError({ code: 'spreadsheetTooLarge', max: SHEETS_MAX_BYTES });
    return [...partElements(archive, CONTENT, SHEET_DEPTH, onBytes)].filter(({ name }) => name === 'table');
  } finally {
    archive.close();
  }
}

function* rowsOf(sheet: XmlElement): Generator<CsvRow> {
  let line = 0;
  for (const row of rowElements(sheet)) {
    const repeated = repeats(row, 'number-rows-repeated');
    const { cells, changes } = cellsOf(row, line + 1);
    const isHidden = /^(?:collapse|filter)$/.test(attributeOf(row, 'visibility') ?? '');
    if (cells.some((cell) => cell !== '')) {
      for (let at = 0; at < Math.min(repeated, REPEATED_MAX); at += 1)
        yield { line: line + 1 + at, cells, ...(changes.size > 0 && { changes }), ...(isHidden && { isHidden }) };
    }
    line += repeated;
  }
}

function* rowElements(sheet: XmlElement): Generator<XmlElement> {
  for (const each of elementsIn(sheet)) {
    if (each.name === 'table-row') yield each;
    else if (/^table-(?:header-rows|rows|row-group)$/.test(each.name)) yield* rowElements(each);
  }
}

function repeats(element: XmlElement, name: string): number {
  const count = Number(attributeOf(element, name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

function cellsOf(row: XmlElement, line: number) {
  const cells: string[] = [];
  const changes = new Map<number, ImportReason>();
  for (const cell of elementsIn(row)) {
    if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue;
    const { value, shown } = cellValue(cell);
    const count = Math.min(repeats(cell, 'number-columns-repeated'), COLUMNS_MAX - cells.length);
    if (shown !== null && count > 0)
      changes.set(cells.length, { code: 'cellShownRounded', cell: cellName(cells.length, line), written: shown });
    for (let at = 0; at < count; at += 1) cells.push(value);
  }
  while (cells.at(-1) === '') cells.pop();
  return { cells, changes };
}

/** A cell's value, and how it is displayed if that differs. */
function cellValue(cell: XmlElement): { readonly value: string; readonly shown: string | null } {
  const text = childrenOf(cell, 'p').map(paragraphText).join('\n');
  switch (attributeOf(cell, 'value-type')) {
    case 'float': {
      const value = attributeOf(cell, 'value') ?? text;
      const isSame = Number(text.replace(',', '.')) === Number(value);
      return { value, shown: isSame ? null : text };
    }
    case 'boolean':
      return { value: attributeOf(cell, 'boolean-value') === 'true' ? 'TRUE' : 'FALSE', shown: null };
    case 'date':
      return { value: (attributeOf(cell, 'date-value') ?? text).replace(/T00:00:00(?:\.0+)?$/, ''), shown: null };
    default:
      return { value: text, shown: null };
  }
}

const paragraphText = (paragraph: XmlElement): string =>
  paragraph.nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.name === 's') return ' '.repeat(Math.min(100, repeats(node, 'c')));
      if (node.name === 'tab') return '\t';
      if (node.name === 'line-break') return '\n';
      return node.name === 'annotation' ? '' : textIn(node);
    })
    .join('');

const cellName = (column: number, line: number): string =>
  `${column < 26 ? String.fromCharCode(65 + column) : `#${column + 1} `}${line}`;
