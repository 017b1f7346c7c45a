/** A number with what stands behind it. */
export type Quantity = { readonly value: number; readonly unit: string | null };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

// Thousands in groups (a comma only where no zero leads: 0,125 is a decimal), or digits with a point or a comma.
const GROUPED = String.raw`\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?`;
const PLAIN = String.raw`\d+(?:[.,]\d*)?|[.,]\d+`;
const EXPONENT = String.raw`\s*e\s*([+-]?\d+)|\s*[x*·×]\s*10\s*\^\s*\{?\s*([+-]?\d+)\s*\}?`;
const FRACTION = String.raw`\s*\/\s*(\d+(?:\.\d+)?)`;
const NUMBER = new RegExp(`^([+-]?)\\s*([$€£]?)\\s*(${GROUPED}|${PLAIN})(?:${EXPONENT})?(?:${FRACTION})?(.*)$`, 'i');
const MIXED = /^([+-]?)\s*(\d+)\s+(\d+)\s*\/\s*(\d+)(.*)$/;

/**
 * Reads a number as a student types it: `355 mL`, `3.113e25`, `3.113 × 10^25`, `-1/2`, `1 1/2`, `1 000`, `1,000`, `2,5`, `50%`.
 * Null when it is no number.
 */
export function parseQuantity(text: string): Quantity | null {
  const plain = plainSigns(text);
  const mixed = MIXED.exec(plain);
  if (mixed !== null) {
    const [, sign, whole, numerator, denominator, rest = ''] = mixed;
    return quantityOf(sign, Number(whole) + Number(numerator) / Number(denominator), rest);
  }
  const match = NUMBER.exec(plain);
  if (match === null) return null;
  const [, sign, currency = '', mantissa = '', exponent, power, divisor, rest = ''] = match;
  const scaled = (readMantissa(mantissa) * 10 ** Number(exponent ?? power ?? 0)) / Number(divisor ?? 1);
  return quantityOf(sign, scaled, `${rest}${currency}`);
}

/** What stands behind the number must not look like more of it: `1.2.3`, `12/`, `2x10`. */
function quantityOf(sign: string | undefined, value: number, rest: string): Quantity | null {
  if (!Number.isFinite(value) || /^\s*[\d./,^*×]|^\s*x\s*\d/i.test(rest)) return null;
  const unit = rest.trim();
  return { value: sign === '-' ? -value : value, unit: unit === '' ? null : unit };
}

function plainSigns(text: string): string {
  return text
    .trim()
    .replace(/[−–—]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/10([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, power: string) => `10^${plainPower(power)}`);
}

const plainPower = (power: string): string =>
  [...power].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign)))).join('');

function readMantissa(text: string): number {
  const tight = text.replace(/[ ']/g, '');
  const groupedByComma = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text);
  return Number(groupedByComma ? tight.replace(/,/g, '') : tight.replace(',', '.'));
}

/** Whether a typed unit is the expected one. Blanks, dots, carets and letter forms make no difference; case does, since mW is not MW. */
export function sameUnit(typed: string, expected: string): boolean {
  return comparableUnit(typed) === comparableUnit(expected);
}

function comparableUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/<\/?su[bp]>|[\s^{}$\\·⋅*.]/g, '')
    .replace(/Ω|ohms?/g, 'Ω')
    .replace(/μ|µ/g, 'u')
    .replace(/[−–]/g, '-');
}
