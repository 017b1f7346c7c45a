import { strToU8, zipSync } from 'fflate';
import type { WordImage } from './word-image.ts';
import { textRun } from './word-runs.ts';
import { numberingPart, stylesPart } from './word-styles.ts';
import { XML_HEAD, xmlText } from './xml-text.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = `xmlns:w="${MAIN}" xmlns:r="${OFFICE}/relationships" xmlns:m="${OFFICE}/math" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"`;
/** The same document has the same bytes. */
const EPOCH = new Date(1980, 0, 1);

/** The media type of Word documents. */
export const WORD_MIME = `${WORD_TYPE}.document`;

/** A document: its paragraphs and tables as XML, and the texts around every page. */
export type WordDocument = {
  readonly title: string;
  readonly language: string;
  readonly body: string;
  readonly header: string;
  /** Text at the left of the footer; the page number is at its right. */
  readonly footer: string;
  readonly images: Iterable<WordImage>;
};

/** A Word document (ECMA-376) on A4 pages, with page numbers. */
export function wordFile({ title, language, body, header, footer, images }: WordDocument): Uint8Array<ArrayBuffer> {
  const pictures = [...images];
  const text = (xml: string) => [strToU8(XML_HEAD + xml), { mtime: EPOCH }] as const;
  const part = (path: string, type: string): string => `<Override PartName="/${path}" ContentType="${type}+xml"/>`;
  const image = (type: string): string => `<Default Extension="${type}" ContentType="image/${type}"/>`;
  const parts = ['document.main', 'styles', 'numbering', 'header', 'footer'].map((type) =>
    part(`word/${type.replace('.main', '')}.xml`, `${WORD_TYPE}.${type}`),
  );
  const core = part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties');
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
  const relations = (all: readonly string[]): string =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const field = (code: string): string => `<w:fldSimple w:instr=" ${code} ">${textRun('1')}</w:fldSimple>`;
  const margin = (content: string): string =>
    `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9071"/></w:tabs></w:pPr>${content}</w:p>`;
  return zipSync({
    '[Content_Types].xml': [
      ...text(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['png', 'jpeg', 'gif'].map(image).join('')}${parts.join('')}${core}</Types>`,
      ),
    ],
    '_rels/.rels': [
      ...text(
        relations([
          relation('r1', `${OFFICE}/relationships/officeDocument`, 'word/document.xml'),
          relation('r2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
        ]),
      ),
    ],
    'docProps/core.xml': [
      ...text(
        `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`,
      ),
    ],
    'word/_rels/document.xml.rels': [
      ...text(
        relations([
          ...['styles', 'numbering', 'header', 'footer'].map((type) =>
            relation(type, `${OFFICE}/relationships/${type}`, `${type}.xml`),
          ),
          ...pictures.map(({ id, path }) => relation(id, `${OFFICE}/relationships/image`, path)),
        ]),
      ),
    ],
    'word/document.xml': [
      ...text(
        `<w:document ${NAMESPACES}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
      ),
    ],
    'word/styles.xml': [strToU8(stylesPart(language)), { mtime: EPOCH }],
    'word/numbering.xml': [strToU8(numberingPart()), { mtime: EPOCH }],
    'word/header.xml': [...text(`<w:hdr ${NAMESPACES}>${margin(textRun(header))}</w:hdr>`)],
    'word/footer.xml': [
      ...text(
        `<w:ftr ${NAMESPACES}>${margin(textRun(`${footer}\t`) + field('PAGE') + textRun(' / ') + field('NUMPAGES'))}</w:ftr>`,
      ),
    ],
    ...Object.fromEntries(
      pictures.map(({ path, bytes }) => [`word/${path}`, [bytes, { mtime: EPOCH, level: 0 }] as const]),
    ),
  });
}
