import type { XmlFault } from '#domain/interchange/import-reason.ts';
import type { XmlProblem } from './xml-characters.ts';
import type { XmlElement } from './xml-element.ts';

/** A damaged part of a file, and the lines around it that were not read. */
export type XmlDamage = XmlProblem & {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  /** The last line that was not read; null: the file's last line. */
  readonly to: number | null;
  /** What was read of the skipped element; null: the place is between elements. */
  readonly element: XmlElement | null;
};

/**
 * How reading continues in a damaged file: the damaged element is skipped, and reading is resumed at the next element
 * of its kind.
 */
export type XmlRecovery = {
  /** The root of files in which reading is resumed. */
  readonly root: string;
  /** The elements that are read one by one. They are never nested. */
  readonly unit: string;
  /** Elements within the root that contain units. */
  readonly containers: ReadonlySet<string>;
  readonly onDamage: (damage: XmlDamage) => void;
};

/** Faults that only an attacker would create: the rest of such a file is not read. */
const FINAL_FAULTS: ReadonlySet<XmlFault> = new Set(['doctype', 'tooDeep', 'empty']);

/** Whether nothing after a fault is read. */
export const isFinal = (fault: XmlFault): boolean => FINAL_FAULTS.has(fault);

/** Each damaged part restarts the parser; the rest of a file with more of them is not read. */
export const DAMAGES_MAX = 50;

/** A name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export type XmlReading = {
  /** Elements at this depth are emitted whole; 0 is the root. */
  readonly depth: number;
  /** Called when the root opens. */
  readonly onRoot?: (root: Pick<XmlElement, 'name' | 'attributes'>) => void;
  /** Maps the names of emitted elements; left out: as written. */
  readonly nameOf?: (written: string) => string;
  /** How reading continues in a damaged file; left out: the file is rejected. */
  readonly recovery?: XmlRecovery;
};
