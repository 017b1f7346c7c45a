import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ZipEntry } from '../archive/zip.directory.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { textOf } from '../files/text-file.ts';
import { FileError } from '../questions/interchange-question.ts';
import type { CsvRow } from '../tables/csv.reader.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlElements } from '../text/xml-elements.ts';
import { dateText, type Shown, shownByStyle } from './date-cells.ts';
import { SharedTexts } from './shared-texts.ts';

/** Beyond any sheet; what unfolds to more than an archive may is refused before. */
const PART_MAX_BYTES = 8_000_000_000;
const COLUMN_MAX = 16_384;

/**
 * The rows of a sheet, the first one where no name is given, as a table of comma-separated values has them. Holds one row
 * at a time, and of many texts none. Throws `FileError`.
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
    const look: CellContext = { texts, shown: shownByStyle(styles ?? null), since1904 };
    yield* rowsOf(archive, path, look, onBytes);
  } finally {
    texts.close();
    archive.close();
  }
}

/** The elements of a part at a depth; nothing where there is no such part. `onBytes` hears how far it is in the file. */
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

function sheetPath(archive: ZipArchive, sheetName: string | undefined): string {
  const [book] = elementsOf(archive, WORKBOOK, 0);
  const sheets = childrenOf(childOf(book ?? null, 'sheets'), 'sheet');
  const names = sheets.map(({ attributes }) => attributes.name ?? '');
  const found = sheetName === undefined ? sheets[0] : sheets[names.indexOf(sheetName)];
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

/** What a text says: of one with formats, the words; of one with readings, the words alone. */
function richText(element: XmlElement): string {
  const runs = childrenOf(element, 'r').map((run) => textIn(childOf(run, 't')));
  return textIn(childOf(element, 't')) + runs.join('');
}

/** What it takes to say what stands in a cell. */
type CellContext = { readonly texts: SharedTexts; readonly shown: readonly Shown[]; readonly since1904: boolean };

function* rowsOf(
  archive: ZipArchive,
  path: string,
  look: CellContext,
  onBytes?: (bytes: number) => void,
): Generator<CsvRow> {
  let line = 0;
  for (const row of elementsOf(archive, path, 2, onBytes)) {
    if (row.name !== 'row') continue;
    line = Number(row.attributes.r) || line + 1;
    const cells: string[] = [];
    const wrong = new Map<number, ImportReason>();
    for (const cell of childrenOf(row, 'c')) {
      const at = placeOf(cell.attributes.r) ?? cells.length;
      if (at >= COLUMN_MAX) throw new FileError({ code: 'workbookCellBeyond', line, max: COLUMN_MAX });
      while (cells.length < at) cells.push('');
      cells[at] = textOfCell(cell, look, line);
      const reason = cells[at] === '' ? unknownReason(cell) : null;
      if (reason !== null) wrong.set(at, reason);
    }
    if (cells.some((each) => each !== '')) yield { line, cells, ...(wrong.size > 0 && { wrong }) };
  }
}

/** `C7` stands in the third column: 2. */
function placeOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Why nothing is known of a cell that is not empty. */
function unknownReason(element: XmlElement): ImportReason | null {
  const cell = element.attributes.r ?? '';
  if (element.attributes.t === 'e') return { code: 'cellShowsError', cell, error: textIn(childOf(element, 'v')) };
  const isCalculated = childOf(element, 'f') === null || childOf(element, 'v') !== null;
  return isCalculated ? null : { code: 'cellNotCalculated', cell };
}

function textOfCell(cell: XmlElement, { texts, shown, since1904 }: CellContext, line: number): string {
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
    case 'str':
      return value;
    default: {
      const kind = shown[Number(cell.attributes.s ?? 0)] ?? null;
      return kind === null ? value : dateText(value, kind, since1904);
    }
  }
}
