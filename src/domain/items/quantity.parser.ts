/** A number with what stands behind it. */
export type Quantity = { readonly value: number; readonly unit: string | null };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

// The mantissa: digits with blanks, commas or apostrophes between them, a point or comma, an exponent in any spelling.
const NUMBER =
  /^([+-]?)\s*([$€£]?)\s*((?:\d[\d ,']*)?(?:\.\d+)?)\s*(?:e([+-]?\d+)|[x*·×]\s*10\s*(?:\^\s*\{?\s*)?([+-]?\d+)\}?)?(?:\s*\/\s*(\d+(?:\.\d+)?))?(.*)$/i;

/**
 * Reads a number as a student types it: `355 mL`, `3.113e25`, `3.113 × 10^25`, `-1/2`, `1 000`, `1,000`, `2,5`, `50%`.
 * A comma is a decimal sign when it stands once and not before exactly three digits. Null when it is no number.
 */
export function parseQuantity(text: string): Quantity | null {
  const match = NUMBER.exec(plainSigns(text));
  if (match === null) return null;
  const [, sign = '', currency = '', mantissa = '', exponent, power, divisor, rest = ''] = match;
  const value = readMantissa(mantissa);
  if (value === null || /^\s*[\d/]/.test(rest)) return null;
  const scaled = value * 10 ** Number(exponent ?? power ?? 0);
  const whole = (sign === '-' ? -scaled : scaled) / Number(divisor ?? 1);
  if (!Number.isFinite(whole)) return null;
  const unit = `${currency}${rest.trim()}`.trim();
  return { value: whole, unit: unit === '' ? null : unit };
}

/** Whether a typed unit is the expected one. Blanks, dots, carets and letter forms make no difference; case does, since mW is not MW. */
export function sameUnit(typed: string, expected: string): boolean {
  return comparableUnit(typed) === comparableUnit(expected);
}

function plainSigns(text: string): string {
  return text
    .trim()
    .replace(/[−–—]/g, '-')
    .replace(/[ {3}]/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/10([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, power: string) => `10^${plainPower(power)}`);
}

const plainPower = (power: string): string =>
  [...power].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign)))).join('');

function readMantissa(text: string): number | null {
  const tight = text.replace(/[ ']/g, '');
  if (tight === '') return null;
  const commas = tight.split(',').length - 1;
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(tight);
  const decimalComma = commas === 1 && !grouped && !tight.includes('.');
  if (commas > 0 && !grouped && !decimalComma) return null;
  const value = Number(decimalComma ? tight.replace(',', '.') : tight.replace(/,/g, ''));
  return Number.isNaN(value) ? null : value;
}

function comparableUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/<\/?su[bp]>|[\s^{}$\\·⋅*.]/g, '')
    .replace(/Ω|ohms?/g, 'Ω')
    .replace(/μ|µ/g, 'u')
    .replace(/[−–]/g, '-');
}
