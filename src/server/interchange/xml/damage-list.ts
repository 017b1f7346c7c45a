import type { Found } from '../questions/interchange-question.ts';
import type { XmlElement } from './xml-element.ts';
import { xmlError } from './xml-error.ts';
import type { XmlDamage } from './xml-recovery.ts';

type NameOf = (element: XmlElement) => string;

/** The damaged parts of a file, which are reported once there is a question besides them. */
export class DamageList {
  #first: XmlDamage | null = null;
  #hasOthers = false;
  readonly #waiting: XmlDamage[] = [];
  readonly #file: string | undefined;

  /** `file`: its path in a package. */
  constructor(file?: string) {
    this.#file = file;
  }

  readonly add = (damage: XmlDamage): void => {
    this.#first ??= damage;
    this.#waiting.push(damage);
  };

  /** Those before a line, or all, before a question that follows. */
  *take(nameOf: NameOf, before = Number.POSITIVE_INFINITY): Generator<Found> {
    this.#hasOthers = true;
    while (this.#waiting[0] !== undefined && this.#waiting[0].line < before) {
      const { fault, found, line, column, from, to, element } = this.#waiting[0];
      this.#waiting.shift();
      const name = element === null ? '' : nameOf(element);
      yield {
        kind: 'damage',
        position: { line: from, column, ...(this.#file !== undefined && { file: this.#file }) },
        ...(name !== '' && { name }),
        reason: { code: 'xmlPartDamaged', line, fault, found, from, to },
      };
    }
  }

  /** Those that are left at the end of the file. Throws `FileError` if there was nothing else. */
  *end(nameOf: NameOf): Generator<Found> {
    if (this.#first !== null && !this.#hasOthers) throw xmlError(this.#first, this.#first);
    yield* this.take(nameOf);
  }
}
