import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import type { CsvRow } from '../csv.reader.ts';
import { FileError } from '../interchange-item.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlElements } from '../text/xml-elements.ts';
import { textOf } from '../text-file.ts';

const PART_MAX_BYTES = 200_000_000;
const CELLS_MAX = 5_000_000;
const COLUMN_MAX = 16_384;

/** The rows of a sheet, the first one where no name is given, as a table of comma-separated values has them. Throws `FileError`. */
export function xlsxRows(file: string, sheet?: string): readonly CsvRow[] {
  const archive = openZip(file);
  try {
    const path = sheetPath(archive, sheet);
    const strings = sharedStrings(archive);
    return [...rowsOf(archive, path, strings)];
  } finally {
    archive.close();
  }
}

/** The elements of a part at a depth; nothing where there is no such part. */
function* elementsOf(archive: ZipArchive, path: string, depth: number): Generator<XmlElement> {
  const entry = archive.entries.get(path);
  if (entry === undefined) return;
  try {
    yield* xmlElements(textOf([archive.read(entry, PART_MAX_BYTES)]), { depth });
  } catch (error) {
    if (error instanceof FileError) throw new FileError(`${path}: ${error.message}`);
    throw error;
  }
}

const WORKBOOK = 'xl/workbook.xml';

function sheetPath(archive: ZipArchive, wanted: string | undefined): string {
  const [book] = elementsOf(archive, WORKBOOK, 0);
  const sheets = childrenOf(childOf(book ?? null, 'sheets'), 'sheet');
  const names = sheets.map(({ attributes }) => attributes.name ?? '');
  const found = wanted === undefined ? sheets[0] : sheets[names.indexOf(wanted)];
  if (sheets.length === 0) throw new FileError('it is no workbook: it names no sheet');
  if (found === undefined) {
    throw new FileError(`it has no sheet ${JSON.stringify(wanted)}; it has ${names.join(', ')}`);
  }
  const id = Object.entries(found.attributes).find(([name]) => /(?:^|:)id$/.test(name))?.[1];
  const [relations] = elementsOf(archive, 'xl/_rels/workbook.xml.rels', 0);
  const target = childrenOf(relations ?? null, 'Relationship').find(({ attributes }) => attributes.Id === id)
    ?.attributes.Target;
  if (target === undefined) throw new FileError(`its sheet ${JSON.stringify(found.attributes.name)} is nowhere`);
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!archive.entries.has(path)) throw new FileError(`its sheet ${JSON.stringify(found.attributes.name)} is missing`);
  return path;
}

/** Texts that cells name by their number. Of those with formats, the words; of those with readings, the words alone. */
function sharedStrings(archive: ZipArchive): string[] {
  return Array.from(elementsOf(archive, 'xl/sharedStrings.xml', 1), richText);
}

function richText(element: XmlElement): string {
  const runs = childrenOf(element, 'r').map((run) => textIn(childOf(run, 't')));
  return textIn(childOf(element, 't')) + runs.join('');
}

function* rowsOf(archive: ZipArchive, path: string, strings: readonly string[]): Generator<CsvRow> {
  let [line, count] = [0, 0];
  for (const row of elementsOf(archive, path, 2)) {
    if (row.name !== 'row') continue;
    line = Number(row.attributes.r) || line + 1;
    const cells: string[] = [];
    for (const cell of childrenOf(row, 'c')) {
      const at = placeOf(cell.attributes.r) ?? cells.length;
      if (at >= COLUMN_MAX) throw new FileError(`line ${line} has a cell beyond column ${COLUMN_MAX}`);
      while (cells.length < at) cells.push('');
      cells[at] = textOfCell(cell, strings, line);
      count += 1;
      if (count > CELLS_MAX) throw new FileError(`it has more than ${CELLS_MAX} cells`);
    }
    if (cells.some((each) => each !== '')) yield { line, cells };
  }
}

/** `C7` stands in the third column: 2. */
function placeOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOfCell(cell: XmlElement, strings: readonly string[], line: number): string {
  const value = textIn(childOf(cell, 'v'));
  switch (cell.attributes.t) {
    case 's': {
      const text = strings[Number(value)];
      if (text === undefined) throw new FileError(`line ${line} names a text that the workbook does not hold`);
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
