import type { Emphasis } from '#domain/interchange/document/document.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-elements.ts';
import { attributeOf, isOn, propertyOf } from './office-xml.ts';

/** The formatting of a run: each emphasis is on, off, or left to the style. */
export type WordFormat = {
  readonly emphases: Partial<Record<Emphasis, boolean>>;
  readonly script?: 'sub' | 'super';
  readonly isHidden?: boolean;
};

export type ListPosition = { readonly list: string; readonly level: number };
/** A style with everything that it inherits. */
export type WordStyle = {
  readonly format: WordFormat;
  readonly isHeading: boolean;
  readonly place: ListPosition | null;
};

const PLAIN: WordStyle = { format: { emphases: {} }, isHeading: false, place: null };
const INHERITED_MAX = 20;
/** Black and dark grey are the colours of ordinary text. */
const isPlainColour = (colour: string | null): boolean =>
  colour === null || /^(?:auto|000000|0{0,2}|[0-3][0-9a-f][0-3][0-9a-f][0-3][0-9a-f])$/i.test(colour);
const isPlainFill = (fill: string | null): boolean => fill === null || /^(?:auto|ffffff)$/i.test(fill);

/** The formatting that run properties set. */
export function formatOf(properties: XmlElement | null): WordFormat {
  if (properties === null) return PLAIN.format;
  const emphases: Partial<Record<Emphasis, boolean>> = {};
  const set = (emphasis: Emphasis, value: boolean | null): void => {
    if (value !== null) emphases[emphasis] = value;
  };
  set('bold', isOn(properties, 'b'));
  set('italic', isOn(properties, 'i'));
  set('underline', isOn(properties, 'u'));
  set('highlight', isOn(properties, 'highlight'));
  const shading = childOf(properties, 'shd');
  if (shading !== null && !isPlainFill(attributeOf(shading, 'fill'))) emphases.highlight = true;
  const colour = childOf(properties, 'color');
  if (colour !== null) emphases.colour = !isPlainColour(attributeOf(colour, 'val'));
  const position = propertyOf(properties, 'vertAlign');
  const script = position === 'subscript' ? 'sub' : position === 'superscript' ? 'super' : undefined;
  return {
    emphases,
    ...(script !== undefined && { script }),
    ...(isOn(properties, 'vanish') === true && { isHidden: true }),
  };
}

/** The list and the level (from 0) that a paragraph's properties name; null if it is in no list. */
export const listPositionOf = (properties: XmlElement | null): ListPosition | null => {
  const numbering = childOf(properties, 'numPr');
  const list = propertyOf(numbering, 'numId');
  return list === null ? null : { list, level: Number(propertyOf(numbering, 'ilvl') ?? 0) };
};

/** The styles of a document by their id. */
export function wordStyles(root: XmlElement | null): (id: string | null) => WordStyle {
  const elements = new Map(childrenOf(root, 'style').map((style) => [attributeOf(style, 'styleId') ?? '', style]));
  const known = new Map<string, WordStyle>();
  const find = (id: string | null, depth: number): WordStyle => {
    const element = id === null || depth > INHERITED_MAX ? undefined : elements.get(id);
    if (id === null || element === undefined) return PLAIN;
    const before = known.get(id);
    if (before !== undefined) return before;
    const base = find(propertyOf(element, 'basedOn'), depth + 1);
    const own = formatOf(childOf(element, 'rPr'));
    const properties = childOf(element, 'pPr');
    const name = propertyOf(element, 'name') ?? '';
    const style = {
      format: { ...base.format, ...own, emphases: { ...base.format.emphases, ...own.emphases } },
      isHeading: base.isHeading || /^(?:heading \d|title|subtitle)$/i.test(name),
      place: listPositionOf(properties) ?? base.place,
    };
    known.set(id, style);
    return style;
  };
  return (id) => find(id, 0);
}
