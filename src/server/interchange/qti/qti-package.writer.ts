import type { ZipMember } from '../archive/zip.writer.ts';
import type { ImageFile } from '../moodle/moodle.writer.ts';
import type { Question } from '../questions/question.schema.ts';
import type { XmlAttributes } from '../xml/xml-writer.ts';
import { XML_HEAD, xmlElement, xmlText } from '../xml/xml-writer.ts';
import { QTI_SPELLING, type QtiVersion, qtiElements } from './qti-element.writer.ts';

/** An item that was written, and the images that it shows. */
export type QtiMember = {
  readonly identifier: string;
  readonly text: string;
  readonly question: Pick<Question, 'subject' | 'topic' | 'subtopic'>;
  readonly images: readonly ImageFile[];
};

type Section = { readonly items: string[]; readonly sections: Map<string, Section> };
const section = (): Section => ({ items: [], sections: new Map() });

/**
 * A package: its items in order, each image once, and at the end the test, whose sections give their categories, and
 * the manifest. Only the names of items are kept in memory.
 */
export async function* qtiPackage(items: AsyncIterable<QtiMember>, version: QtiVersion): AsyncGenerator<ZipMember> {
  const bank = section();
  const shows = new Map<string, readonly string[]>();
  const writtenPaths = new Set<string>();
  for await (const { identifier, text, question, images } of items) {
    yield { path: `items/${identifier}.xml`, content: text };
    for (const { name, bytes } of images) {
      if (writtenPaths.has(name)) continue;
      writtenPaths.add(name);
      yield { path: `images/${name}`, content: bytes, stored: true };
    }
    if (images.length > 0)
      shows.set(
        identifier,
        images.map(({ name }) => name),
      );
    const names = [question.subject, question.topic, question.subtopic].filter((name) => name != null);
    sectionOf(bank, names).items.push(identifier);
  }
  yield { path: 'test.xml', content: { pieces: testPieces(bank, version) } };
  yield { path: 'imsmanifest.xml', content: { pieces: manifestPieces(bank, shows, version) } };
}

function sectionOf(bank: Section, names: readonly string[]): Section {
  let at = bank;
  for (const name of names) {
    const inner = at.sections.get(name) ?? section();
    at.sections.set(name, inner);
    at = inner;
  }
  return at;
}

function* testPieces(bank: Section, version: QtiVersion): Generator<string> {
  const el = qtiElements(version);
  const { items: xmlns } = QTI_SPELLING[version];
  let number = 0;
  const opened = (name: string, attributes: XmlAttributes): string => el(name, attributes).replace(/\/>$/, '>');
  const closed = (name: string): string => el(name, {}, ' ').replace(/^.*</, '<');
  function* inside({ items, sections }: Section): Generator<string> {
    for (const identifier of items) yield el('assessmentItemRef', { identifier, href: `items/${identifier}.xml` });
    for (const [title, inner] of sections) {
      number += 1;
      yield opened('assessmentSection', { identifier: `section${number}`, title, visible: true });
      yield* inside(inner);
      yield closed('assessmentSection');
    }
  }
  yield XML_HEAD + opened('assessmentTest', { xmlns, identifier: 'bank', title: 'Question bank' });
  yield opened('testPart', { identifier: 'part1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' });
  yield* inside(bank);
  yield closed('testPart') + closed('assessmentTest');
}

function* manifestPieces(
  bank: Section,
  shows: ReadonlyMap<string, readonly string[]>,
  version: QtiVersion,
): Generator<string> {
  const { manifest, schema, schemaVersion, itemType, testType } = QTI_SPELLING[version];
  const file = (href: string): string => xmlElement('file', { href });
  yield `${XML_HEAD}<manifest xmlns="${manifest}" identifier="lectern"><metadata><schema>${xmlText(schema)}</schema><schemaversion>${schemaVersion}</schemaversion></metadata><organizations/><resources>`;
  const test = { identifier: 'bank', type: testType, href: 'test.xml' };
  yield xmlElement('resource', test, file('test.xml'));
  function* resources({ items, sections }: Section): Generator<string> {
    for (const identifier of items) {
      const href = `items/${identifier}.xml`;
      const files = [href, ...(shows.get(identifier) ?? []).map((name) => `images/${name}`)];
      yield xmlElement('resource', { identifier, type: itemType, href }, files.map(file).join(''));
    }
    for (const inner of sections.values()) yield* resources(inner);
  }
  yield* resources(bank);
  yield '</resources></manifest>\n';
}
