import type { ZipMember } from '../archive/zip.writer.ts';
import { XML_HEAD, xmlElement, xmlText } from '../xml/xml-writer.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook with one sheet. Every cell is formatted as text, so that nothing in it is ever a formula. The rows are
 * written as they arrive.
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
          part('/xl/styles.xml', 'styles') +
          part('/xl/worksheets/sheet1.xml', 'worksheet'),
      ),
  };
  yield { path: '_rels/.rels', content: relationsOf(['officeDocument', 'xl/workbook.xml']) };
  yield {
    path: 'xl/_rels/workbook.xml.rels',
    content: relationsOf(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  };
  yield { path: 'xl/styles.xml', content: STYLES };
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

/** The targets get the ids r1, r2 and so on. */
const relationsOf = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  XML_HEAD +
  xmlElement(
    'Relationships',
    { xmlns: `${PACKAGE}/relationships` },
    targets
      .map(([type, target], at) =>
        xmlElement('Relationship', { Id: `r${at + 1}`, Type: `${OFFICE}/${type}`, Target: target }),
      )
      .join(''),
  );

/**
 * The format of every cell is text (49 in ECMA-376), so that a text that starts like a formula remains text when
 * someone edits the cell.
 */
const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

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

const cell = (path: string, text: string): string =>
  `<c r="${path}" s="1" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** `A` … `Z`, `AA` …: the name of a column, by its index from 0. */
const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
