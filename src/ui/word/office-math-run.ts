import { xmlText } from './xml-text.ts';

/** Word's equations don't have it. */
export class NoOfficeMath extends Error {}

/** How a text of a formula is set: `text` are words, with their spaces. */
export type MathStyle = 'italic' | 'upright' | 'bold' | 'boldItalic' | 'double' | 'script' | 'fraktur' | 'text';

const PROPERTIES: Readonly<Record<MathStyle, string>> = {
  italic: '',
  upright: '<m:rPr><m:sty m:val="p"/></m:rPr>',
  bold: '<m:rPr><m:sty m:val="b"/></m:rPr>',
  boldItalic: '<m:rPr><m:sty m:val="bi"/></m:rPr>',
  double: '<m:rPr><m:scr m:val="double-struck"/></m:rPr>',
  script: '<m:rPr><m:scr m:val="script"/></m:rPr>',
  fraktur: '<m:rPr><m:scr m:val="fraktur"/></m:rPr>',
  text: '<m:rPr><m:nor/></m:rPr>',
};
const VARIANTS: ReadonlyMap<string, MathStyle> = new Map([
  ['normal', 'upright'],
  ['bold', 'bold'],
  ['bold-italic', 'boldItalic'],
  ['italic', 'italic'],
  ['double-struck', 'double'],
  ['script', 'script'],
  ['fraktur', 'fraktur'],
]);
const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
/** Signs that MathML has between things and Word has not. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

/** The style of a token of MathML. Throws `NoOfficeMath` for one that Word doesn't have. */
export function styleOf(token: Element): MathStyle {
  const variant = token.getAttribute('mathvariant');
  if (token.localName === 'mtext') return 'text';
  if (variant !== null) {
    const style = VARIANTS.get(variant);
    if (style === undefined) throw new NoOfficeMath();
    return style;
  }
  const isName = token.localName === 'mi' && [...(token.textContent ?? '')].length > 1;
  return isName ? 'upright' : 'italic';
}

/** A piece of text of an equation; nothing for an empty one. */
export function mathRun(text: string, style: MathStyle): string {
  const written = text.replace(INVISIBLE, '');
  if (written === '') return '';
  return `<m:r>${PROPERTIES[style]}${FONT}<m:t xml:space="preserve">${xmlText(written)}</m:t></m:r>`;
}
