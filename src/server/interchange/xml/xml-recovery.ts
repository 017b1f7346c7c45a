import type { XmlFault } from '#domain/interchange/import-reason.ts';
import type { XmlProblem } from './xml-characters.ts';
import type { XmlElement } from './xml-element.ts';

/** A place where a file is damaged, and the lines around it of which nothing was read. */
export type XmlDamage = XmlProblem & {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  /** The last line that was not read; null: it is the file's last one. */
  readonly to: number | null;
  /** As much as was read of the element that is left out; null: the place is between elements. */
  readonly element: XmlElement | null;
};

/**
 * How a damaged file is read on: the element with the damage is left out, and reading is resumed at the next element of
 * its kind.
 */
export type XmlRecovery = {
  /** The root of files that are read on. */
  readonly root: string;
  /** The elements that are read one by one. They are never within one another. */
  readonly unit: string;
  /** Elements within the root that hold units. */
  readonly containers: ReadonlySet<string>;
  readonly onDamage: (damage: XmlDamage) => void;
};

/** Faults that were made to harm the reader, or to outwit it: no more of such a file is read. */
const FINAL_FAULTS: ReadonlySet<XmlFault> = new Set(['doctype', 'tooDeep', 'empty']);

export const isFinal = (fault: XmlFault): boolean => FINAL_FAULTS.has(fault);

/** Each damaged place makes the reader begin again; a file with more of them is read no further. */
export const DAMAGES_MAX = 50;

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export type XmlReading = {
  /** Elements at this depth are given out whole; 0 is the root. */
  readonly depth: number;
  /** Hears of the root as it opens. */
  readonly onRoot?: (root: Pick<XmlElement, 'name' | 'attributes'>) => void;
  /** What elements are called that are given out; left out: as they are written. */
  readonly nameOf?: (written: string) => string;
  /** How a damaged file is read on; left out: it is refused. */
  readonly recovery?: XmlRecovery;
};
