import { textOf } from '../files/text-file.ts';
import { FileError } from '../questions/interchange-question.ts';
import { type XmlListener, XmlParser } from '../xml/xml.parser.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlAttributes } from '../xml/xml-tag.ts';

/** A category, before its entries: its parent is the id of another one, `0` for none. */
export type BankCategory = { readonly id: string; readonly name: string; readonly parent: string };

/**
 * An entry of a category: a question as Moodle 2 and 3 write it, or an entry of Moodle 4, which has a question for each
 * of its versions.
 */
export type BankEntry = { readonly category: string; readonly element: XmlElement };

const CATEGORY = 'question_category';
const UNITS: ReadonlySet<string> = new Set(['question', 'question_bank_entry']);
const CATEGORY_FIELDS: ReadonlySet<string> = new Set(['name', 'parent']);
const DEPTH_MAX = 100;
/** Text of one entry, in characters; images are files of their own. */
const ENTRY_MAX_CHARS = 20_000_000;
const PIECE_BYTES = 65_536;
const NAME_MAX_CHARS = 1_000;

/**
 * The categories and the entries of a question bank, in order, with one entry in memory. Throws `FileError` if the file
 * is not well-formed.
 */
export function* bankEntries(bytes: Uint8Array, file: string): Generator<BankCategory | BankEntry> {
  const listener = new BankListener();
  const parser: XmlParser = new XmlParser(listener, ({ fault, found }) => {
    const { line, column } = parser.position;
    throw new FileError({ code: 'xmlDamaged', file, line, column, fault, found });
  });
  listener.position = () => parser.position;
  listener.failTooLarge = (found) => {
    const { line, column } = parser.position;
    throw new FileError({ code: 'xmlDamaged', file, line, column, fault: 'tooLarge', found });
  };
  for (const text of textOf(piecesOf(bytes))) {
    parser.write(text);
    yield* listener.found.splice(0);
  }
  parser.close();
  yield* listener.found.splice(0);
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Builds the elements of entries only; of categories, their names and parents. */
class BankListener implements XmlListener {
  readonly found: (BankCategory | BankEntry)[] = [];
  position: () => { readonly line: number; readonly column: number } = () => ({ line: 1, column: 1 });
  failTooLarge: (found: string) => void = () => undefined;
  /** The open elements outside of entries. */
  readonly #path: string[] = [];
  readonly #open: XmlElement[] = [];
  #category: { id: string; name: string; parent: string } | null = null;
  #chars = 0;

  open(name: string, attributes: XmlAttributes): void {
    const inside = this.#open.at(-1);
    if (this.#open.length + this.#path.length > DEPTH_MAX) this.failTooLarge(`<${name}>`);
    if (inside !== undefined || (this.#category !== null && UNITS.has(name))) {
      const { line, column } = this.position();
      const element = { name, attributes, nodes: [], line, column };
      inside?.nodes.push(element);
      this.#open.push(element);
      return;
    }
    if (name === CATEGORY) this.#category = { id: attributes.id ?? '', name: '', parent: '0' };
    else if (this.#category !== null && this.#path.at(-1) === CATEGORY && name.startsWith('question'))
      this.found.push({ ...this.#category });
    this.#path.push(name);
  }

  text(text: string): void {
    const inside = this.#open.at(-1);
    if (inside !== undefined) {
      this.#chars += text.length;
      if (this.#chars > ENTRY_MAX_CHARS) this.failTooLarge(`<${inside.name}>`);
      inside.nodes.push(text);
      return;
    }
    const [field = '', around = ''] = [this.#path.at(-1), this.#path.at(-2)];
    if (this.#category === null || around !== CATEGORY || !CATEGORY_FIELDS.has(field)) return;
    if (field === 'name') this.#category.name = (this.#category.name + text).slice(0, NAME_MAX_CHARS);
    else this.#category.parent = text.trim();
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) {
      if (this.#path.pop() === CATEGORY) this.#category = null;
      return;
    }
    if (this.#open.length > 0) return;
    this.#chars = 0;
    this.found.push({ category: this.#category?.id ?? '', element: closed });
  }
}
