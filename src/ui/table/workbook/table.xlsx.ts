import { strToU8, zipSync } from 'fflate';
import { xmlText as escaped, XML_HEAD as HEAD } from '../../word/xml-text.ts';
import { type CellValue, type Column, cellText } from '../column.ts';
import { downloadFile } from '../table.csv.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Columns and rows as a workbook with one sheet (ECMA-376), the titles in the first row. Numbers are numbers, so that a
 * spreadsheet can calculate with them; all other cells have the format of text, so that nothing in them is a formula.
 */
export function xlsxOf<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Uint8Array<ArrayBuffer> {
  const exported = columns.filter(({ isAction }) => isAction !== true);
  const lines: readonly (readonly CellValue[])[] = [
    exported.map((column) => column.title),
    ...rows.map((row) => exported.map(({ value }) => value(row))),
  ];
  const part = (name: string, type: string): string =>
    `<Override PartName="${name}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ),
    '_rels/.rels': strToU8(relationsOf([['officeDocument', 'xl/workbook.xml']])),
    'xl/_rels/workbook.xml.rels': strToU8(
      relationsOf([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    'xl/styles.xml': strToU8(STYLES),
    'xl/workbook.xml': strToU8(
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheetOf(lines)),
  });
}

/** Excel accepts 31 characters and none of these signs; a sheet needs a name. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31)
    .trim() || '1';

const relationsOf = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Format 49 is text. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function sheetOf(lines: readonly (readonly CellValue[])[]): string {
  const written = lines.map((cells, row) => {
    const inside = cells.map((value, at) => cellOf(value, `${columnName(at)}${row + 1}`)).join('');
    return `<row r="${row + 1}">${inside}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellOf(value: CellValue, location: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${location}"><v>${value}</v></c>` : '';
  return `<c r="${location}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(value))}</t></is></c>`;
}

/** `A` … `Z`, `AA` …: the name of a column, by its index from 0. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Downloads a workbook. */
export const downloadXlsx = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  downloadFile(name, new Blob([bytes], { type: `${SHEET_TYPE}.sheet` }));
