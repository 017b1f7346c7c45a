import type { DecimalSeparator } from '../answers/number-notation.rule.ts';
import { roundTo, toSignificant } from './formula-functions.ts';

/** A number as it is shown: its digits with sign and decimal point, and a power of ten if it has one. */
export type ShownNumber = { readonly digits: string; readonly exponent: number | null };

/** Where a value is shown: in text, in a formula between dollar signs, or in an expression that is computed with. */
export type ValueContext = 'text' | 'formula' | 'expression';

/** Powers of ten from which on, and down to which, a number is written without one. */
const LARGEST_PLAIN = 6;
const SMALLEST_PLAIN = -4;
const ALL_DIGITS = 12;

/** A number with so many decimals. */
export const withDecimals = (value: number, decimals: number): ShownNumber => ({
  digits: plainZero(roundTo(value, decimals).toFixed(decimals)),
  exponent: null,
});

/** A number with so many significant figures; very large and very small ones have a power of ten. */
export function withSignificant(value: number, figures: number): ShownNumber {
  const rounded = toSignificant(value, figures);
  const [mantissa = '', power = '0'] = rounded.toExponential(figures - 1).split('e');
  const exponent = Number(power);
  if (exponent >= LARGEST_PLAIN || exponent < SMALLEST_PLAIN) return { digits: mantissa, exponent };
  return { digits: plainZero(rounded.toFixed(Math.max(0, figures - 1 - exponent))), exponent: null };
}

/** A number with all of its figures and none more. */
export function inFull(value: number): ShownNumber {
  const rounded = Number(value.toPrecision(ALL_DIGITS));
  const [mantissa = '', power = '0'] = rounded.toExponential().split('e');
  const exponent = Number(power);
  if (rounded !== 0 && (exponent >= LARGEST_PLAIN || exponent < SMALLEST_PLAIN)) return { digits: mantissa, exponent };
  const figures = mantissa.replace(/[-.]/g, '').length;
  return { digits: plainZero(rounded.toFixed(Math.max(0, figures - 1 - exponent))), exponent: null };
}

/** A number as its author wrote it. */
export function asWritten(text: string): ShownNumber {
  const [mantissa = '', power] = text.trim().toLowerCase().split('e');
  return { digits: mantissa, exponent: power === undefined ? null : Number(power) };
}

/** No value is shown as minus zero. */
const plainZero = (digits: string): string => (/^-[0.]+$/.test(digits) ? digits.slice(1) : digits);

/** The number of digits without leading zeros, and without zeros at the end of an integer. */
export const digitCount = ({ digits }: ShownNumber): number => {
  const significant = digits.replace(/^-?[0.]*/, '');
  if (digits.includes('.')) return significant.replace('.', '').length;
  return [...significant].findLastIndex((digit) => digit !== '0') + 1;
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (exponent: number): string =>
  [...String(exponent)].map((sign) => (sign === '-' ? '⁻' : (SUPERSCRIPTS[Number(sign)] ?? ''))).join('');

// cspell:ignore imes
/** The text of a number without its sign. */
export function unsignedText(
  { digits, exponent }: ShownNumber,
  context: ValueContext,
  separator: DecimalSeparator,
): string {
  const plain = digits.replace(/^-/, '');
  if (context === 'expression') return exponent === null ? plain : `${plain}*10^(${exponent})`;
  const marked = separator === 'point' ? plain : plain.replace('.', context === 'formula' ? '{,}' : ',');
  if (exponent === null) return marked;
  return context === 'formula' ? `${marked} \\times 10^{${exponent}}` : `${marked} × 10${raised(exponent)}`;
}

/** The minus sign of a context. */
export const minusOf = (context: ValueContext): string => (context === 'text' ? '−' : '-');
