import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ZipEntry } from '../archive/zip.directory.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { textOf } from '../files/text-file.ts';
import { FileError } from '../questions/interchange-question.ts';
import type { CsvRow, Percentage } from '../tables/csv.reader.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlElements } from '../xml/xml-elements.ts';
import { dateText } from './date-cells.ts';
import { MergedCells, mergesIn } from './merged-cells.ts';
import { type CellFormat, formatsByStyle, numberText } from './number-cells.ts';
import { SharedTexts } from './shared-texts.ts';

/** Beyond any sheet; what exceeds the limits of an archive is rejected before. */
const PART_MAX_BYTES = 8_000_000_000;
const COLUMN_MAX = 16_384;

/**
 * The rows of a sheet, the first visible one if no name is given, as a table of comma-separated values has them. Only
 * one row is in memory, and a limited number of texts. Throws `FileError`.
 */
export function* xlsxRows(file: string, sheet?: string, onBytes?: (bytes: number) => void): Generator<CsvRow> {
  const archive = openZip(file);
  const texts = new SharedTexts();
  try {
    const path = sheetPath(archive, sheet);
    for (const text of elementsOf(archive, 'xl/sharedStrings.xml', 1, onBytes)) texts.add(richText(text));
    const [styles] = elementsOf(archive, 'xl/styles.xml', 0);
    const [book] = elementsOf(archive, WORKBOOK, 0);
    const since1904 = /^(?:1|true)$/.test(childOf(book ?? null, 'workbookPr')?.attributes.date1904 ?? '');
    const cellContext: CellContext = { texts, formats: formatsByStyle(styles ?? null), since1904 };
    yield* rowsOf(archive, path, cellContext, onBytes);
  } finally {
    texts.close();
    archive.close();
  }
}

/**
 * The elements of a part at a depth; none if there is no such part. `onBytes` is called with the progress in the file.
 */
function* elementsOf(
  archive: ZipArchive,
  path: string,
  depth: number,
  onBytes?: (bytes: number) => void,
): Generator<XmlElement> {
  const entry = archive.entries.get(path);
  if (entry === undefined) return;
  try {
    yield* xmlElements(textOf(withProgress(archive.pieces(entry, PART_MAX_BYTES), entry, onBytes)), { depth });
  } catch (error) {
    const reason = error instanceof FileError ? error.reason : null;
    throw reason !== null && 'code' in reason && reason.code === 'xmlDamaged'
      ? new FileError({ ...reason, file: path })
      : error;
  }
}

function* withProgress(pieces: Iterable<Uint8Array>, { packed, bytes }: ZipEntry, onBytes?: (bytes: number) => void) {
  for (const piece of pieces) {
    onBytes?.(Math.round((piece.length * packed) / Math.max(bytes, 1)));
    yield piece;
  }
}

const WORKBOOK = 'xl/workbook.xml';

export type Workbook = {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** How many images it has. */
  readonly images: number;
};

/** The sheets of a workbook in order. Throws `FileError`. */
export function workbookIn(file: string): Workbook {
  const archive = openZip(file);
  try {
    const sheets = sheetsIn(archive).map((sheet) => ({ name: sheet.attributes.name ?? '', isHidden: isHidden(sheet) }));
    const images = [...archive.entries.keys()].filter((path) => path.startsWith('xl/media/')).length;
    return { sheets, images };
  } finally {
    archive.close();
  }
}

function sheetsIn(archive: ZipArchive): readonly XmlElement[] {
  const [book] = elementsOf(archive, WORKBOOK, 0);
  return childrenOf(childOf(book ?? null, 'sheets'), 'sheet');
}

const isHidden = ({ attributes }: XmlElement): boolean => /^(?:hidden|veryHidden)$/.test(attributes.state ?? '');

function sheetPath(archive: ZipArchive, sheetName: string | undefined): string {
  const sheets = sheetsIn(archive);
  const names = sheets.map(({ attributes }) => attributes.name ?? '');
  const shown = sheets.find((sheet) => !isHidden(sheet)) ?? sheets[0];
  const found = sheetName === undefined ? shown : sheets[names.indexOf(sheetName)];
  if (sheets.length === 0) throw new FileError({ code: 'workbookWithoutSheet' });
  if (found === undefined) {
    throw new FileError({ code: 'workbookSheetUnknown', sheet: sheetName ?? '', sheets: names.join(', ') });
  }
  const id = Object.entries(found.attributes).find(([name]) => /(?:^|:)id$/.test(name))?.[1];
  const [relations] = elementsOf(archive, 'xl/_rels/workbook.xml.rels', 0);
  const target = childrenOf(relations ?? null, 'Relationship').find(({ attributes }) => attributes.Id === id)
    ?.attributes.Target;
  const damaged = new FileError({ code: 'workbookSheetDamaged', sheet: found.attributes.name ?? '' });
  if (target === undefined) throw damaged;
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!archive.entries.has(path)) throw damaged;
  return path;
}

/**
 * The content of a text: with formatting, its words and what is superscript or subscript; with phonetic readings, only
 * its words.
 */
function richText(element: XmlElement): string {
  const runs = childrenOf(element, 'r').map((run) => {
    const text = textIn(childOf(run, 't'));
    const position = childOf(childOf(run, 'rPr'), 'vertAlign')?.attributes.val;
    const tag = position === 'superscript' ? 'sup' : position === 'subscript' ? 'sub' : null;
    return tag === null || text.trim() === '' ? text : `<${tag}>${text}</${tag}>`;
  });
  return withoutEscapes(textIn(childOf(element, 't')) + runs.join(''));
}

/**
 * Characters that XML cannot contain are written as `_x000D_`; a carriage return belongs to the line break after it.
 */
const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(/_x000D_(?=\n)/gi, '')
        .replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** What is needed to read a cell. */
type CellContext = {
  readonly texts: SharedTexts;
  readonly formats: readonly CellFormat[];
  readonly since1904: boolean;
};

function* rowsOf(
  archive: ZipArchive,
  path: string,
  cellContext: CellContext,
  onBytes?: (bytes: number) => void,
): Generator<CsvRow> {
  let line = 0;
  const entry = archive.entries.get(path);
  const pieces = entry === undefined ? [] : textOf(archive.pieces(entry, PART_MAX_BYTES));
  const merged = new MergedCells(mergesIn(pieces, (letters) => columnIndexOf(letters) ?? 0));
  for (const row of elementsOf(archive, path, 2, onBytes)) {
    if (row.name !== 'row') continue;
    line = Number(row.attributes.r) || line + 1;
    const cells: string[] = [];
    const wrong = new Map<number, ImportReason>();
    const changes = new Map<number, ImportReason>();
    const percentages = new Map<number, Percentage>();
    for (const cell of childrenOf(row, 'c')) {
      const at = columnIndexOf(cell.attributes.r) ?? cells.length;
      if (at >= COLUMN_MAX) throw new FileError({ code: 'workbookCellBeyond', line, max: COLUMN_MAX });
      while (cells.length < at) cells.push('');
      const { text, change, number } = contentOf(cell, cellContext, line);
      cells[at] = text;
      if (change !== undefined) changes.set(at, change);
      if (number !== undefined) percentages.set(at, { number, cell: cell.attributes.r ?? '' });
      const reason = cells[at] === '' ? unknownReason(cell) : null;
      if (reason !== null) wrong.set(at, reason);
    }
    merged.fill(line, cells);
    const isHidden = /^(?:1|true)$/.test(row.attributes.hidden ?? '');
    if (cells.some((each) => each !== '') || wrong.size > 0)
      yield {
        ...{ line, cells },
        ...(wrong.size > 0 && { wrong }),
        ...(changes.size > 0 && { changes }),
        ...(percentages.size > 0 && { percentages }),
        ...(isHidden && { isHidden }),
      };
  }
}

/** `C7` is in the third column: 2. */
function columnIndexOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Why a cell that is not empty has no value. */
function unknownReason(element: XmlElement): ImportReason | null {
  const cell = element.attributes.r ?? '';
  if (element.attributes.t === 'e') return { code: 'cellShowsError', cell, error: textIn(childOf(element, 'v')) };
  const isCalculated = childOf(element, 'f') === null || childOf(element, 'v') !== null;
  return isCalculated ? null : { code: 'cellNotCalculated', cell };
}

/** The text of a cell, and formatting that the text lacks. */
function contentOf(
  cell: XmlElement,
  cellContext: CellContext,
  line: number,
): { readonly text: string; readonly change?: ImportReason; readonly number?: string } {
  const { formats, since1904 } = cellContext;
  const type = cell.attributes.t ?? 'n';
  if (type !== 'n' && type !== 'd') return { text: textOfCell(cell, cellContext, line) };
  const value = textIn(childOf(cell, 'v'));
  const format = formats[Number(cell.attributes.s ?? 0)] ?? { kind: 'general' };
  const name = cell.attributes.r ?? '';
  if (type === 'd') return { text: value };
  if (format.kind === 'instant') {
    const text = dateText(value, format.shown, since1904);
    return text === value ? { text } : { text, change: { code: 'cellAsDate', cell: name, written: text } };
  }
  const { text, change, number } = numberText(value, format);
  return {
    text,
    ...(change !== null && { change: { code: change, cell: name, written: text } }),
    ...(number !== undefined && { number }),
  };
}

function textOfCell(cell: XmlElement, { texts }: CellContext, line: number): string {
  const value = textIn(childOf(cell, 'v'));
  switch (cell.attributes.t) {
    case 's': {
      const text = texts.at(Number(value));
      if (text === null) throw new FileError({ code: 'workbookTextMissing', line });
      return text;
    }
    case 'inlineStr':
      return richText(childOf(cell, 'is') ?? cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    default:
      return value;
  }
}
