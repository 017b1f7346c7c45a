import type { ZipMember } from '../archive/zip.writer.ts';
import { XML_HEAD, xmlElement, xmlText } from '../text/xml-writer.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook of one sheet. Every cell is a text of its own, so that nothing in it is ever reckoned. The rows are written
 * as they come.
 */
export function* workbookOf(title: string, rows: AsyncIterable<readonly string[]>): Generator<ZipMember> {
  const part = (name: string, type: string): string =>
    xmlElement('Override', { PartName: name, ContentType: `${SHEET_TYPE}.${type}+xml` });
  yield {
    path: '[Content_Types].xml',
    content:
      XML_HEAD +
      xmlElement(
        'Types',
        { xmlns: `${PACKAGE}/content-types` },
        xmlElement('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }) +
          part('/xl/workbook.xml', 'sheet.main') +
          part('/xl/worksheets/sheet1.xml', 'worksheet'),
      ),
  };
  yield { path: '_rels/.rels', content: relation(`${OFFICE}/officeDocument`, 'xl/workbook.xml') };
  yield { path: 'xl/_rels/workbook.xml.rels', content: relation(`${OFFICE}/worksheet`, 'worksheets/sheet1.xml') };
  yield {
    path: 'xl/workbook.xml',
    content:
      XML_HEAD +
      xmlElement(
        'workbook',
        { xmlns: MAIN, 'xmlns:r': OFFICE },
        xmlElement('sheets', {}, xmlElement('sheet', { name: title, sheetId: 1, 'r:id': 'r1' })),
      ),
  };
  yield { path: 'xl/worksheets/sheet1.xml', content: { pieces: sheetPieces(rows) } };
}

const relation = (type: string, target: string): string =>
  XML_HEAD +
  xmlElement(
    'Relationships',
    { xmlns: `${PACKAGE}/relationships` },
    xmlElement('Relationship', { Id: 'r1', Type: type, Target: target }),
  );

async function* sheetPieces(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    const written = cells.map((text, at) => (text === '' ? '' : cell(`${column(at)}${number}`, text)));
    yield xmlElement('row', { r: number }, written.join(''));
  }
  yield '</sheetData></worksheet>';
}

const cell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** `A` … `Z`, `AA` …: what a column is called, by its place from 0. */
const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
