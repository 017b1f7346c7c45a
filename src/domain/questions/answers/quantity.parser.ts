import { type DecimalSeparator, readWrittenNumber } from './number-notation.rule.ts';

/** A number with the text after it. */
export type Quantity = { readonly value: number; readonly unit: string | null };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const CURRENCY_SIGN = String.raw`([+-]?)\s*([$€£]?)\s*`;
// Groups of three with commas, points, spaces or apostrophes; digits with a decimal separator; a decimal separator
// first.
const MANTISSA = String.raw`([1-9]\d{0,2}(?:\.\d{3})+,\d+(?![\d.,])|[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.,])|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])|[1-9]\d{0,2}(?:[ ']\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d*)?|[.,]\d+)`;
const EXPONENT = String.raw`\s*(?:e([+-]?\d+)|[x*·×]\s*10\s*(?:\^\s*\{?\s*)?([+-]?\d+)\s*\}?)?`;
const DIVISOR = String.raw`(?:\s*\/\s*(\d+(?:\.\d+)?))?`;
const NUMBER = new RegExp(`^${CURRENCY_SIGN}${MANTISSA}${EXPONENT}${DIVISOR}(.*)$`, 'i');

/** `1 1/2`: a whole number and a proper fraction. */
const MIXED = /^([+-]?)\s*(\d+)\s+(\d{1,2})\s*\/\s*(\d{1,3})(?![\d.,])(.*)$/;

/**
 * Parses a number as a student types it: `355 mL`, `3.113e25`, `3.113 × 10^25`, `10^-3`, `-1/2`, `1 1/2`, `1 000`,
 * `1,000`, `2,5`, `50%`, `1.234,5`. A comma is a decimal separator unless it separates groups of three digits; a point
 * is one unless it separates several groups. Null if it is not a number, or more than one.
 */
export function parseQuantity(text: string): Quantity | null {
  const plain = toAscii(text);
  return readMixed(plain) ?? readNumber(plain);
}

/** Whether a typed unit is the expected one. Blanks, dots, carets and letter forms make no difference; case does, since mW is not MW. */
export function sameUnit(typed: string, expected: string): boolean {
  return comparableUnit(typed) === comparableUnit(expected);
}

function readMixed(text: string): Quantity | null {
  const [, sign, integer, numerator, denominator, rest = ''] = MIXED.exec(text) ?? [];
  if (Number(numerator) >= Number(denominator) || integer === undefined) return null;
  const value = Number(integer) + Number(numerator) / Number(denominator);
  return quantity(sign === '-' ? -value : value, rest);
}

function readNumber(text: string): Quantity | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, sign, currency = '', mantissa = '', exponent, power, divisor, rest = ''] = match;
  // With its exponent as one text, so that the value is the nearest double, as for a literal in a program.
  const scaled = Number(`${plainMantissa(mantissa)}e${exponent ?? power ?? 0}`) / Number(divisor ?? 1);
  return quantity(sign === '-' ? -scaled : scaled, rest, currency);
}

function quantity(value: number, rest: string, currency = ''): Quantity | null {
  // Another number after the first (`3 or 4`, `1.2.3`) makes the answer ambiguous. `m-2` and `cm3` are units.
  if (!Number.isFinite(value) || /^\s*[/.,]|(^|\s)[+-]?\d/.test(rest)) return null;
  const unit = `${currency}${rest.trim()}`;
  return { value, unit: unit === '' ? null : unit };
}

function plainMantissa(mantissa: string): string {
  const read = readWrittenNumber(mantissa);
  if (read.kind === 'number') return read.plain;
  return read.kind === 'ambiguous' ? read.plain.point : mantissa.replace(',', '.');
}

/**
 * How a typed number was read if its only separator is before three digits and can be for decimals or thousands:
 * `1,600` is read as `1600`, and could have meant `1.600`. Null if it is unambiguous.
 */
export function ambiguousQuantity(text: string): {
  readonly sign: DecimalSeparator;
  readonly read: string;
  readonly other: string;
} | null {
  const [, sign, , mantissa = ''] = NUMBER.exec(toAscii(text)) ?? [];
  const read = readWrittenNumber(mantissa);
  if (read.kind !== 'ambiguous' || parseQuantity(text) === null) return null;
  const signed = (plain: string): string => (sign === '-' ? `-${plain}` : plain);
  return { sign: read.sign, read: signed(read.plain.point), other: signed(read.plain.comma) };
}

function toAscii(text: string): string {
  return (
    text
      .trim()
      .replace(/[−–—]/g, '-')
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .replace(/[’ʼ]/g, "'")
      .replace(/10([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, power: string) => `10^${plainPower(power)}`)
      // A power of ten without a factor has the factor one.
      .replace(/^(?<sign>[+-]?\s*)(?=10\s*\^)/, '$<sign>1*')
  );
}

const plainPower = (power: string): string =>
  [...power].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign)))).join('');

function comparableUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/<\/?su[bp]>|[\s^{}$\\·⋅*.]/g, '')
    .replace(/Ω|ohms?/g, 'Ω')
    .replace(/μ|µ/g, 'u')
    .replace(/[−–]/g, '-');
}
