import { type XmlListener, XmlParser } from '../xml/xml.parser.ts';
import { xmlError } from '../xml/xml-error.ts';
import type { XmlAttributes } from '../xml/xml-tag.ts';
import { qtiName } from './qti-names.ts';

/** An item, or a section in a separate file, that a test references; `category`: the titles of its sections. */
export type QtiReference = {
  readonly kind: 'item' | 'section';
  readonly href: string;
  readonly category: readonly string[];
  readonly line: number;
  /** By which the test multiplies the score of the item. */
  readonly weight: number;
};

/**
 * What the file of a test or section references, in order. A test may reference so many items that only their names are
 * kept in memory. Throws `FileError` with line and column if it is not well-formed.
 */
export function outlineOf(text: string): readonly QtiReference[] {
  const outline = new Outline();
  outline.parser.write(text);
  outline.parser.close();
  return outline.references;
}

class Outline implements XmlListener {
  readonly references: QtiReference[] = [];
  /** The number of open elements within the reference that is open; null: none is. */
  #referenceDepth: number | null = null;
  readonly parser = new XmlParser(this, (problem) => {
    throw xmlError(problem, this.parser.position);
  });
  /** For each open element, its enclosing sections. */
  readonly #around: (readonly string[])[] = [];

  open(written: string, { title = '', href = '', value = '' }: XmlAttributes): void {
    const name = qtiName(written);
    if (name === 'weight' && this.#referenceDepth !== null) this.#weigh(Number(value));
    const around = this.#around.at(-1) ?? [];
    const isTitled = name === 'assessmentSection' && title.trim() !== '';
    this.#around.push(isTitled ? [...around, title.trim()] : around);
    if (name === 'assessmentItemRef' || name === 'assessmentSectionRef') {
      const kind = name === 'assessmentItemRef' ? 'item' : 'section';
      this.references.push({ kind, href, category: around, line: this.parser.position.line, weight: 1 });
      this.#referenceDepth = kind === 'item' ? this.#around.length : null;
    }
  }

  /** Of several weights, the first counts that is not 1. */
  #weigh(weight: number): void {
    const reference = this.references.at(-1);
    if (reference?.weight !== 1 || !Number.isFinite(weight) || weight < 0) return;
    this.references[this.references.length - 1] = { ...reference, weight };
  }

  text(): void {
    // Tests reference items in attributes.
  }

  close(): void {
    if (this.#around.length === this.#referenceDepth) this.#referenceDepth = null;
    this.#around.pop();
  }
}
