import { childOf, childrenOf, type XmlElement } from '../xml/xml-elements.ts';
import { type Shown, shownByCode, shownById } from './date-cells.ts';

/** How a number in a cell is displayed. `other`: in a format that only a spreadsheet program can apply. */
export type CellFormat = { readonly kind: 'instant'; readonly shown: Exclude<Shown, null> } | NumberFormat;
export type NumberFormat =
  | { readonly kind: 'general' | 'other' }
  | { readonly kind: 'decimals'; readonly decimals: number; readonly isPercent: boolean }
  | { readonly kind: 'padded'; readonly digits: number };

const GENERAL: NumberFormat = { kind: 'general' };

/** Formats that every workbook has without declaring them. */
const CODES: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [12, '# ?/?'],
  [13, '# ??/??'],
]);

/** By the index of a cell's style: how its number is displayed. */
export function formatsByStyle(styles: XmlElement | null): readonly CellFormat[] {
  const codes = new Map(
    childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    const code = codes.get(id);
    const shown: Shown = code === undefined ? shownById(id) : shownByCode(code);
    return shown === null ? numberFormat(code ?? CODES.get(id) ?? '') : { kind: 'instant', shown };
  });
}

function numberFormat(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  const plain = first.replace(/\[(?:black|blue|cyan|green|magenta|red|white|yellow|color\s?\d+)\]|_.|\*./gi, '').trim();
  if (plain === '' || plain === '@' || /^general$|^standard$/i.test(plain) || /^[#0.,]*0E[+-]?0+$/i.test(plain))
    return GENERAL;
  const decimal = /^(?:#,##|#)?0?(?:\.([0#]+))?(%)?$/.exec(plain);
  if (decimal !== null && /[0#]/.test(plain))
    return { kind: 'decimals', decimals: decimal[1]?.length ?? 0, isPercent: decimal[2] !== undefined };
  return /^0{2,}$/.test(plain) ? { kind: 'padded', digits: plain.length } : { kind: 'other' };
}

/** Programs compute with this many digits, and store one or two that are noise. */
const DIGITS = 15;

type NumberText = {
  readonly text: string;
  readonly change: 'cellShownRounded' | 'cellFormatDropped' | null;
  /** The number of a percentage. */
  readonly number?: string;
};

/** The text of a number, and whether its cell displays something else. */
export function numberText(stored: string, format: NumberFormat): NumberText {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return { text: stored, change: null };
  const exact = precise(number);
  switch (format.kind) {
    case 'general':
      return { text: String(exact), change: null };
    case 'other':
      return { text: String(exact), change: 'cellFormatDropped' };
    case 'padded': {
      const isInteger = Number.isInteger(exact) && exact >= 0;
      return { text: isInteger ? String(exact).padStart(format.digits, '0') : String(exact), change: null };
    }
    case 'decimals': {
      const shown = format.isPercent ? precise(exact * 100) : exact;
      const isRounded = Number(shown.toFixed(Math.min(100, format.decimals))) !== shown;
      const change = isRounded ? 'cellShownRounded' : null;
      return format.isPercent ? { text: `${shown}%`, change, number: String(exact) } : { text: String(shown), change };
    }
  }
}

const precise = (number: number): number => Number(number.toPrecision(DIGITS));
