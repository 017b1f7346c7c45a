import { join } from 'node:path';
import { strToU8 } from 'fflate';
import type { ZipMember } from '#server/interchange/archive/zip.writer.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { TABLE_HEAD, tableRow } from '#server/interchange/tables/table.writer.ts';
import { byId, inXml, type RoundTrip, zipFile } from './trip-files.ts';

const NAMES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"';

/** A paragraph as LibreOffice writes it: several spaces in a row, and those at its edges, are elements. */
const paragraph = (words: string): string =>
  `<text:p>${inXml(words)
    .replace(/^ | {2,}| $/g, (spaces) => `<text:s text:c="${spaces.length}"/>`)
    .replaceAll('\t', '<text:tab/>')}</text:p>`;
const cellOf = (words: string): string =>
  words === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string">${words.split('\n').map(paragraph).join('')}</table:table-cell>`;

/** The members of an OpenDocument file. */
export function openDocument(kind: 'text' | 'spreadsheet', body: string, styles = ''): ZipMember[] {
  const content = `<office:document-content ${NAMES} xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  return [
    { path: 'mimetype', content: strToU8(`application/vnd.oasis.opendocument.${kind}`), stored: true },
    { path: 'content.xml', content: strToU8(content) },
  ];
}

/** A sheet of rows of cells, of which the last rows are empty and repeated, as LibreOffice writes them. */
export const sheetOf = (rows: readonly string[]): string =>
  `<table:table table:name="Quiz">${rows.map((cells) => `<table:table-row>${cells}</table:table-row>`).join('')}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;

/** Questions as rows of an OpenDocument spreadsheet, with the columns of our own table. */
export const odsTrip: RoundTrip = async (questions, folder) => {
  const written = questions.map((question) =>
    tableRow(question, question.type === 'hotspot' || question.type === 'labelling'),
  );
  const rows = [TABLE_HEAD, ...written.flatMap((each) => (each === null ? [] : [each.cells]))];
  const file = join(folder, 'way.ods');
  await zipFile(openDocument('spreadsheet', sheetOf(rows.map((cells) => cells.map(cellOf).join('')))), file);
  const found = [...foundIn(file, 'ods')];
  const known = byId(found);
  const refused = new Map(
    found.flatMap((each) => (each.kind === 'problem' ? [[each.position.line, each] as const] : [])),
  );
  let line = 1;
  return written.map((each, at) => {
    if (each === null) return { lost: null, back: undefined };
    line += 1;
    return { lost: each.lost, back: known.get(questions[at]?.id ?? '') ?? refused.get(line) };
  });
};
