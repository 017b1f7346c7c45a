import type { XmlAttributes } from './xml-tag.ts';

/** An element and its content, in order. Names are without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly nodes: (XmlElement | string)[];
  readonly line: number;
  readonly column: number;
};
