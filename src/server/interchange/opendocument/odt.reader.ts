import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { Block, Paragraph, Table } from '#domain/interchange/document/document.ts';
import type { DocumentPart } from '#domain/interchange/reasons/reason-parts.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { readDocument } from '../document/document.reader.ts';
import { textOfAll } from '../files/text-file.ts';
import type { NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found } from '../questions/interchange-question.ts';
import { type HtmlToken, htmlTokens } from '../text/html-tokens.ts';
import { mathmlToTex } from '../text/mathml-to-tex.ts';
import { attributeOf, elementsIn, partRoot } from '../word/office-xml.ts';
import { written } from '../word/word-lists.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-elements.ts';
import { isText, itemsOf, labelRun, type OdtContext, odtRuns } from './odt-runs.ts';
import { OdtStyles } from './odt-styles.ts';

const CONTENT = 'content.xml';
const FORMULA_MAX_BYTES = 200_000;
const NESTED_MAX = 20;

/** The questions of an OpenDocument text. Nothing outside the file is read. Throws `FileError`. */
export function* readOdt(file: string, { readNumber }: { readonly readNumber: NumberReader }): Generator<Found> {
  const archive = openZip(file);
  try {
    const root = partRoot(archive, CONTENT);
    if (root === null) throw new FileError({ code: 'packageFileMissing', path: CONTENT });
    if (isEncrypted(archive)) throw new FileError({ code: 'fileOfOtherKind', kind: 'lockedOffice' });
    const styles = new OdtStyles();
    const shared = partRoot(archive, 'styles.xml');
    for (const part of [
      childOf(shared, 'styles'),
      childOf(shared, 'automatic-styles'),
      childOf(root, 'automatic-styles'),
    ])
      styles.add(part);
    const dropped: { readonly part: DocumentPart; readonly line: number }[] = [];
    const files = new OdtFiles(archive);
    const reader = new OdtReader({
      styles,
      imageOf: (path) => files.nameOf(path),
      formulaOf: (path) => files.formula(path),
      onDropped: (part, line) => void dropped.push({ part, line }),
    });
    const blocks = [...reader.blocks(elementsIn(childOf(childOf(root, 'body'), 'text')))];
    if ([...archive.entries.keys()].some((path) => /^(?:Basic|Scripts)\//.test(path)))
      yield { kind: 'lost', item: 'Basic', what: { code: 'documentPartDropped', part: 'macros' } };
    for (const { part, line } of dropped)
      yield { kind: 'lost', item: '', position: { line, column: 1 }, what: { code: 'documentPartDropped', part } };
    yield* readDocument(blocks, { readNumber, files: (name) => files.read(name) });
  } finally {
    archive.close();
  }
}

/** Encrypted files are listed with their algorithm. */
function isEncrypted(archive: ZipArchive): boolean {
  const manifest = partRoot(archive, 'META-INF/manifest.xml');
  return childrenOf(manifest, 'file-entry').some((entry) => childOf(entry, 'encryption-data') !== null);
}

/** The images and formulas of a document; images have names that contain nothing from the file. */
class OdtFiles {
  readonly #archive: ZipArchive;
  readonly #paths: string[] = [];

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  nameOf(path: string): string {
    if (/^[a-z][a-z\d+.-]*:/i.test(path)) return `https://${encodeURIComponent(path.slice(0, 100))}`;
    this.#paths.push(path.replace(/^\.\//, ''));
    return `image-${this.#paths.length}`;
  }

  read(name: string): Uint8Array | null {
    const path = this.#paths[Number(name.replace('image-', '')) - 1];
    return path === undefined ? null : this.#bytes(path, IMAGE_MAX_BYTES * 4);
  }

  formula(path: string): string | null {
    const bytes = this.#bytes(`${path.replace(/^\.\//, '')}/${CONTENT}`, FORMULA_MAX_BYTES);
    if (bytes === null) return null;
    return mathmlToTex(shownTokens(htmlTokens(textOfAll(bytes))));
  }

  #bytes(path: string, most: number): Uint8Array | null {
    const entry = this.#archive.entries.get(path);
    return entry === undefined || entry.bytes > most ? null : this.#archive.read(entry, most);
  }
}

/** What a formula shows: its annotation repeats it in the program's own language. */
function shownTokens(tokens: Iterable<HtmlToken>): readonly HtmlToken[] {
  const shown: HtmlToken[] = [];
  let isInside = false;
  let isAnnotation = false;
  for (const token of tokens) {
    const name = token.kind === 'text' ? '' : token.name.replace(/^\w+:/, '');
    if (name === 'math') isInside = token.kind === 'open';
    else if (name === 'annotation') isAnnotation = token.kind === 'open';
    else if (isInside && !isAnnotation && name !== 'semantics') shown.push(token);
  }
  return shown;
}

type ListState = { readonly style: string | null; readonly depth: number; count: number };

/** Turns the elements of a text into paragraphs and tables, counting its lists. */
class OdtReader {
  readonly #context: OdtContext;
  /** The last number of each list style and depth, for lists that continue it. */
  readonly #counts = new Map<string, number>();
  #line = 0;

  constructor(context: OdtContext) {
    this.#context = context;
  }

  *blocks(elements: Iterable<XmlElement>, depth = 0): Generator<Block> {
    if (depth > NESTED_MAX) return;
    for (const element of elements) {
      if (isText(element)) yield this.#paragraph(element, '');
      else if (element.name === 'list') yield* this.#list(element, null, 1);
      else if (element.name === 'table') yield this.#table(element, depth);
      else if (element.name === 'section' || element.name === 'index-body')
        yield* this.blocks(elementsIn(element), depth + 1);
    }
  }

  *#list(element: XmlElement, around: ListState | null, depth: number): Generator<Block> {
    if (depth > NESTED_MAX) return;
    const style = attributeOf(element, 'style-name') ?? around?.style ?? null;
    const level = this.#context.styles.level(style, depth);
    const key = `${style} ${depth}`;
    const isContinued =
      attributeOf(element, 'continue-numbering') === 'true' || attributeOf(element, 'continue-list') !== null;
    const start = isContinued ? (this.#counts.get(key) ?? 0) : (level?.start ?? 1) - 1;
    const state: ListState = { style, depth, count: start };
    for (const item of itemsOf(element)) {
      const own = Number(attributeOf(item, 'start-value') ?? Number.NaN);
      if (item.name === 'list-item') state.count = Number.isInteger(own) ? own : state.count + 1;
      this.#counts.set(key, state.count);
      let isFirst = item.name === 'list-item';
      for (const each of elementsIn(item)) {
        if (isText(each)) {
          const label =
            !isFirst || level === null
              ? ''
              : level.format === 'bullet'
                ? '•'
                : level.format === ''
                  ? ''
                  : `${level.prefix}${written(state.count, level.format)}${level.suffix}`;
          yield this.#paragraph(each, label);
          isFirst = false;
        } else if (each.name === 'list') yield* this.#list(each, state, depth + 1);
        else if (each.name === 'table') yield this.#table(each, depth);
      }
    }
  }

  #paragraph(element: XmlElement, label: string): Paragraph {
    this.#line += 1;
    const format = this.#context.styles.format(attributeOf(element, 'style-name'));
    const runs = odtRuns(element, [format], this.#line, this.#context);
    return {
      ...{ kind: 'paragraph', line: this.#line, startsBlock: true },
      runs: label === '' ? runs : [labelRun(label), ...runs],
      ...(element.name === 'h' && { isHeading: true }),
    };
  }

  #table(element: XmlElement, depth: number): Table {
    const line = this.#line + 1;
    const rows = rowsOf(element).map((row) =>
      childrenOf(row, 'table-cell').map((cell) =>
        [...this.blocks(elementsIn(cell), depth + 1)].flatMap((block) =>
          block.kind === 'table' ? block.rows.flat(2) : [block],
        ),
      ),
    );
    return { kind: 'table', line, rows };
  }
}

const rowsOf = (table: XmlElement): readonly XmlElement[] =>
  elementsIn(table).flatMap((each) =>
    each.name === 'table-row'
      ? [each]
      : each.name === 'table-header-rows' || each.name === 'table-rows'
        ? childrenOf(each, 'table-row')
        : [],
  );
