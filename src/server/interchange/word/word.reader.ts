import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { Block, Paragraph, RichText, Table } from '#domain/interchange/document/document.ts';
import { textRun } from '#domain/interchange/document/document.ts';
import type { DocumentPart } from '#domain/interchange/reasons/reason-parts.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { readDocument } from '../document/document.reader.ts';
import type { NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found } from '../questions/interchange-question.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-elements.ts';
import { attributeOf, elementsIn, partElements, partRoot, propertyOf } from './office-xml.ts';
import { WordLists } from './word-lists.ts';
import { type WordContext, WordRuns } from './word-runs.ts';
import { listPositionOf, wordStyles } from './word-styles.ts';

const DOCUMENT = 'word/document.xml';
const NESTED_MAX = 20;

type WordReading = { readonly readNumber: NumberReader; readonly onBytes?: (bytes: number) => void };

/** The questions of a Word document. Macros are never run, and nothing outside the file is read. Throws `FileError`. */
export function* readWord(file: string, { readNumber, onBytes }: WordReading): Generator<Found> {
  const archive = openZip(file);
  try {
    if (!archive.entries.has(DOCUMENT)) throw new FileError({ code: 'packageFileMissing', path: DOCUMENT });
    const dropped: { readonly part: DocumentPart; readonly line: number }[] = [];
    const images = new WordImages(archive);
    const context: WordContext = {
      styleOf: wordStyles(partRoot(archive, 'word/styles.xml')),
      imageOf: (id) => images.nameOf(id),
      onDropped: (part, line) => void dropped.push({ part, line }),
    };
    const reader = new WordReader(context, new WordLists(partRoot(archive, 'word/numbering.xml')));
    const blocks = [...reader.blocks(partElements(archive, DOCUMENT, 2, onBytes))];
    yield* partsLeftOut(archive, dropped);
    yield* readDocument(blocks, { readNumber, files: (path) => images.read(path) });
  } finally {
    archive.close();
  }
}

const PARTS: readonly (readonly [path: RegExp, part: DocumentPart])[] = [
  [/^word\/vbaProject\.bin$/, 'macros'],
  [/^word\/comments\.xml$/, 'comments'],
  [/^word\/(?:header|footer)\d*\.xml$/, 'header'],
  [/^word\/charts?\//, 'chart'],
];

/** What a document has besides its text, each once; in its text, by paragraph. */
function* partsLeftOut(
  { entries }: ZipArchive,
  dropped: readonly { readonly part: DocumentPart; readonly line: number }[],
): Generator<Found> {
  const paths = [...entries.keys()];
  for (const [path, part] of PARTS) {
    const found = paths.find((each) => path.test(each));
    if (found !== undefined) yield { kind: 'lost', item: found, what: { code: 'documentPartDropped', part } };
  }
  for (const { part, line } of dropped)
    yield { kind: 'lost', item: '', position: { line, column: 1 }, what: { code: 'documentPartDropped', part } };
}

/** The images of a document, by names that contain nothing from the file. */
class WordImages {
  readonly #archive: ZipArchive;
  readonly #targets = new Map<
    string,
    { readonly path: string; readonly isExternal: boolean; readonly number: number }
  >();
  readonly #paths = new Map<string, string>();

  constructor(archive: ZipArchive) {
    this.#archive = archive;
    const links = childrenOf(partRoot(archive, 'word/_rels/document.xml.rels'), 'Relationship');
    for (const [at, each] of links.entries()) {
      const target = attributeOf(each, 'Target') ?? '';
      const isExternal = attributeOf(each, 'TargetMode') === 'External';
      const path = target.startsWith('/') ? target.slice(1) : `word/${target}`;
      this.#targets.set(attributeOf(each, 'Id') ?? '', {
        ...{ path: isExternal ? target : path, isExternal },
        number: at + 1,
      });
    }
  }

  nameOf(id: string): string | null {
    const target = this.#targets.get(id);
    if (target === undefined) return null;
    // Named in the report, and never fetched.
    if (target.isExternal) return `https://${encodeURIComponent(target.path.slice(0, 100))}`;
    const name = `image-${target.number}`;
    this.#paths.set(name, target.path);
    return name;
  }

  read(name: string): Uint8Array | null {
    const path = this.#paths.get(name);
    const entry = path === undefined ? undefined : this.#archive.entries.get(path);
    // One byte more than allowed, so that the report names the size.
    if (entry === undefined || entry.bytes > IMAGE_MAX_BYTES * 4) return null;
    return this.#archive.read(entry, IMAGE_MAX_BYTES * 4);
  }
}

/** Turns the elements of a document's body into paragraphs and tables, counting its lists. */
class WordReader {
  readonly #context: WordContext;
  readonly #lists: WordLists;
  #line = 0;

  constructor(context: WordContext, lists: WordLists) {
    this.#context = context;
    this.#lists = lists;
  }

  *blocks(elements: Iterable<XmlElement>, depth = 0): Generator<Block> {
    if (depth > NESTED_MAX) return;
    for (const element of elements) {
      switch (element.name) {
        case 'p':
          yield this.#paragraph(element);
          break;
        case 'tbl':
          yield this.#table(element, depth);
          break;
        case 'sdt':
          yield* this.blocks(elementsIn(childOf(element, 'sdtContent')), depth + 1);
          break;
        case 'ins':
        case 'customXml':
          yield* this.blocks(elementsIn(element), depth + 1);
          break;
        case 'altChunk':
          this.#context.onDropped('linkedFile', this.#line);
          break;
        default:
          break;
      }
    }
  }

  #paragraph(element: XmlElement): Paragraph {
    this.#line += 1;
    const properties = childOf(element, 'pPr');
    const style = this.#context.styleOf(propertyOf(properties, 'pStyle'));
    const reader = new WordRuns(style.format, this.#line, this.#context);
    for (const each of elementsIn(element)) reader.add(each);
    const place = listPositionOf(properties) ?? style.place;
    const hasText = reader.runs.some((run) => run.kind !== 'text' || run.text.trim() !== '');
    const label = place === null || place.list === '0' || !hasText ? '' : this.#lists.next(place);
    const runs: RichText = label === '' ? reader.runs : [textRun(`${label} `), ...reader.runs];
    return {
      ...{ kind: 'paragraph', line: this.#line, runs, startsBlock: true },
      ...(style.isHeading && { isHeading: true }),
    };
  }

  #table(element: XmlElement, depth: number): Table {
    const line = this.#line + 1;
    const rows = childrenOf(element, 'tr').map((row) =>
      childrenOf(row, 'tc').map((cell) =>
        [...this.blocks(elementsIn(cell), depth + 1)].flatMap((block) =>
          block.kind === 'table' ? block.rows.flat(2) : [block],
        ),
      ),
    );
    return { kind: 'table', line, rows };
  }
}
