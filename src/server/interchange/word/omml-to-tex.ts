import { BOUNDED, characters, nameOf, OVER, words } from '../text/mathml-symbols.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementsIn, isOn, propertyOf } from './office-xml.ts';

/** A longer formula cannot be displayed. */
const TEX_MAX_CHARS = 4_000;
/** There is no TeX for it. */
class NoTex extends Error {}

/** An equation of Word (Office Math) as TeX; null: it has something without an equivalent, or is too long. */
export function ommlToTex(formula: XmlElement): string | null {
  try {
    const tex = row(formula).replace(/\s+/g, ' ').trim();
    return tex === '' || tex.length > TEX_MAX_CHARS ? null : tex;
  } catch (error) {
    if (error instanceof NoTex) return null;
    throw error;
  }
}

const row = (element: XmlElement | null): string => elementsIn(element).map(part).join('');
const inBraces = (element: XmlElement | null): string => `{${row(element)}}`;

/** The base of an index: one character or command unchanged, anything else in braces. */
const baseOf = (element: XmlElement | null): string => {
  const tex = row(element).trim();
  return /^(?:[A-Za-z0-9]|\\[A-Za-z]+)$/.test(tex) ? `${tex} `.trimEnd() : `{${tex}}`;
};

const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['{', '\\{'],
  ['}', '\\}'],
  ['‖', '\\|'],
  ['⟨', '\\langle '],
  ['⟩', '\\rangle '],
  ['⌊', '\\lfloor '],
  ['⌋', '\\rfloor '],
  ['⌈', '\\lceil '],
  ['⌉', '\\rceil '],
  ['', '.'],
]);
const delimiter = (sign: string): string => {
  const known = DELIMITERS.get(sign);
  if (known !== undefined) return known;
  if (!/^[()[\]|/]$/.test(sign)) throw new NoTex();
  return sign;
};

function part(element: XmlElement): string {
  switch (element.name) {
    case 'r':
      return run(element);
    case 'f':
      return fraction(element);
    case 'sSup':
      return `${baseOf(childOf(element, 'e'))}^${inBraces(childOf(element, 'sup'))}`;
    case 'sSub':
      return `${baseOf(childOf(element, 'e'))}_${inBraces(childOf(element, 'sub'))}`;
    case 'sSubSup':
      return `${baseOf(childOf(element, 'e'))}_${inBraces(childOf(element, 'sub'))}^${inBraces(childOf(element, 'sup'))}`;
    case 'sPre':
      return `{}_${inBraces(childOf(element, 'sub'))}^${inBraces(childOf(element, 'sup'))}${row(childOf(element, 'e'))}`;
    case 'rad': {
      const isHidden = isOn(childOf(element, 'radPr'), 'degHide') === true;
      const degree = isHidden ? '' : row(childOf(element, 'deg')).trim();
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${inBraces(childOf(element, 'e'))}`;
    }
    case 'nary':
      return sum(element);
    case 'd':
      return delimited(element);
    case 'm':
      return `\\begin{matrix}${rows(childrenOf(element, 'mr').map((line) => childrenOf(line, 'e')))}\\end{matrix}`;
    case 'eqArr':
      // The signs at which the lines are aligned are characters of their text.
      return `\\begin{aligned}${rows(childrenOf(element, 'e').map((line) => [line])).replaceAll('\\&', '&')}\\end{aligned}`;
    case 'acc':
      return accent(element);
    case 'bar': {
      const isBelow = propertyOf(childOf(element, 'barPr'), 'pos') === 'bot';
      return `\\${isBelow ? 'underline' : 'overline'}${inBraces(childOf(element, 'e'))}`;
    }
    case 'func':
      return `${row(childOf(element, 'fName'))}${inBraces(childOf(element, 'e'))}`;
    case 'limLow':
      return `${limitBase(element)}_${inBraces(childOf(element, 'lim'))}`;
    case 'limUpp':
      return `${limitBase(element)}^${inBraces(childOf(element, 'lim'))}`;
    case 'groupChr': {
      const properties = childOf(element, 'groupChrPr');
      if ((propertyOf(properties, 'chr') ?? '⏟') !== '⏟') throw new NoTex();
      return `\\underbrace${inBraces(childOf(element, 'e'))}`;
    }
    case 'borderBox':
      return `\\boxed${inBraces(childOf(element, 'e'))}`;
    case 'box':
      return row(childOf(element, 'e'));
    case 'oMath':
    case 'ins':
      return row(element);
    case 'del':
    case 'bookmarkStart':
    case 'bookmarkEnd':
    case 'proofErr':
    case 'ctrlPr':
    case 'oMathParaPr':
    case 'argPr':
      return '';
    default:
      throw new NoTex();
  }
}

function run(element: XmlElement): string {
  const properties = childOf(element, 'rPr');
  const text = childrenOf(element, 't').map(textIn).join('');
  if (isOn(properties, 'nor') === true) return words(text);
  const font = FONTS.get(propertyOf(properties, 'scr') ?? '') ?? FONTS.get(propertyOf(properties, 'sty') ?? '');
  if (font !== undefined && /^[\p{L}\p{N}]+$/u.test(text)) return `\\${font}{${text}}`;
  const isUpright = propertyOf(properties, 'sty') === 'p';
  // A unit or a chemical element: an upright letter is not a variable.
  if (isUpright && /^[A-Za-z]$/.test(text)) return `\\mathrm{${text}}`;
  return isUpright ? nameOf(text) : characters(text);
}

/** TeX commands of fonts, by what Word calls them. */
const FONTS: ReadonlyMap<string, string> = new Map([
  ['b', 'mathbf'],
  ['bi', 'boldsymbol'],
  ['double-struck', 'mathbb'],
  ['script', 'mathcal'],
  ['fraktur', 'mathfrak'],
]);

function fraction(element: XmlElement): string {
  const [above, below] = [childOf(element, 'num'), childOf(element, 'den')];
  switch (propertyOf(childOf(element, 'fPr'), 'type')) {
    case 'noBar':
      return `{${row(above)} \\atop ${row(below)}}`;
    case 'lin':
      return `${inBraces(above)}/${inBraces(below)}`;
    default:
      return `\\frac${inBraces(above)}${inBraces(below)}`;
  }
}

function sum(element: XmlElement): string {
  const properties = childOf(element, 'naryPr');
  const sign = characters(propertyOf(properties, 'chr') ?? '∫');
  const sub = isOn(properties, 'subHide') === true ? '' : row(childOf(element, 'sub')).trim();
  const sup = isOn(properties, 'supHide') === true ? '' : row(childOf(element, 'sup')).trim();
  const bounds = `${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`}`;
  return `${sign.trimEnd()}${bounds}${inBraces(childOf(element, 'e'))}`;
}

function delimited(element: XmlElement): string {
  const properties = childOf(element, 'dPr');
  const [start, end] = [propertyOf(properties, 'begChr') ?? '(', propertyOf(properties, 'endChr') ?? ')'];
  const separator = propertyOf(properties, 'sepChr') ?? '|';
  const parts = childrenOf(element, 'e').map(row);
  const [only, ...others] = childrenOf(element, 'e').flatMap((each) => elementsIn(each));
  const isStacked = only?.name === 'f' && propertyOf(childOf(only, 'fPr'), 'type') === 'noBar';
  if (isStacked && others.length === 0 && start === '(' && end === ')')
    return `\\binom${inBraces(childOf(only, 'num'))}${inBraces(childOf(only, 'den'))}`;
  return `\\left${delimiter(start)}${parts.join(separator === '|' ? '\\middle|' : characters(separator))}\\right${delimiter(end)}`;
}

const rows = (lines: readonly (readonly XmlElement[])[]): string =>
  lines.map((cells) => cells.map(row).join(' & ')).join(' \\\\ ');

function accent(element: XmlElement): string {
  const sign = propertyOf(childOf(element, 'accPr'), 'chr') ?? '\u0302';
  const command = sign === '\u0308' ? 'ddot' : sign === '\u0307' ? 'dot' : sign === '\u0303' ? 'tilde' : OVER.get(sign);
  if (command === undefined) throw new NoTex();
  return `\\${command}${inBraces(childOf(element, 'e'))}`;
}

/** Only operators such as `lim` have bounds. */
function limitBase(element: XmlElement): string {
  const tex = row(childOf(element, 'e')).trim();
  if (!BOUNDED.test(tex)) throw new NoTex();
  return tex;
}
