import { type XmlAttributes, xmlElement } from '../xml/xml-writer.ts';

export type QtiVersion = '3.0' | '2.2';

/** Writes an element of QTI, given its name in version 2, in the syntax of the version. `inside` is XML already. */
export type QtiElement = (name: string, attributes?: XmlAttributes, ...inside: readonly string[]) => string;

const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** QTI 3 writes `qti-simple-choice` and `max-choices` where QTI 2 has `simpleChoice` and `maxChoices`. */
export const qtiElements = (version: QtiVersion): QtiElement =>
  version === '2.2'
    ? (name, attributes = {}, ...inside) => xmlElement(name, attributes, inside.join(''))
    : (name, attributes = {}, ...inside) =>
        xmlElement(
          `qti-${hyphened(name)}`,
          Object.fromEntries(
            Object.entries(attributes).map(([key, value]) => [key.includes(':') ? key : hyphened(key), value]),
          ),
          inside.join(''),
        );

type Spelling = {
  readonly items: string;
  readonly itemType: string;
  readonly testType: string;
  readonly manifest: string;
  readonly schema: string;
  readonly schemaVersion: string;
  readonly template: (name: string) => string;
};

/** The name of each version. */
export const QTI_SPELLING: Readonly<Record<QtiVersion, Spelling>> = {
  '2.2': {
    items: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    itemType: 'imsqti_item_xmlv2p2',
    testType: 'imsqti_test_xmlv2p2',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
    template: (name) => `http://www.imsglobal.org/question/qti_v2p2/rptemplates/${name}`,
  },
  '3.0': {
    items: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemType: 'imsqti_item_xmlv3p0',
    testType: 'imsqti_test_xmlv3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    template: (name) => `https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}.xml`,
  },
};
