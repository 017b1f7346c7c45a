/** The decimal separator of a number. */
export const DECIMAL_SEPARATORS = ['point', 'comma'] as const;
export type DecimalSeparator = (typeof DECIMAL_SEPARATORS)[number];

/** The meaning of a written number. Texts are plain: digits with a decimal point, `1600.5`. */
export type NumberReading =
  /** It is unambiguous; `shows` is the notation that it proves, null if it proves none. */
  | { readonly kind: 'number'; readonly plain: string; readonly shows: DecimalSeparator | null }
  /** A separator before exactly three digits is for thousands or decimals: `1,600`. */
  | {
      readonly kind: 'ambiguous';
      readonly sign: DecimalSeparator;
      /** Its value with a decimal point, and with a decimal comma. */
      readonly plain: Readonly<Record<DecimalSeparator, string>>;
    }
  | { readonly kind: 'none' };

const NONE: NumberReading = { kind: 'none' };
const WRITTEN = /^([+-]?)((?:\d|[.,](?=\d))[\d.,' ]*?)(?:e([+-]?\d+))?$/i;
const SPACED = /^([1-9]\d{0,2}(?:[ ']\d{3})+)(?:([.,])(\d+))?$/;

/** Parses a number with a decimal point or comma and any thousands separator. */
export function readWrittenNumber(text: string): NumberReading {
  const [, sign = '', mantissa = '', exponent] = WRITTEN.exec(withAsciiSigns(text)) ?? [];
  const read = mantissa === '' ? NONE : readMantissa(mantissa.trimEnd());
  const integerOf = (digits: string): string =>
    `${sign === '-' ? '-' : ''}${digits}${exponent === undefined ? '' : `e${exponent}`}`;
  switch (read.kind) {
    case 'number':
      return { ...read, plain: integerOf(read.plain) };
    case 'ambiguous':
      return { ...read, plain: { point: integerOf(read.plain.point), comma: integerOf(read.plain.comma) } };
    default:
      return read;
  }
}

const withAsciiSigns = (text: string): string =>
  text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[’ʼ]/g, "'");

function readMantissa(mantissa: string): NumberReading {
  if (/[ ']/.test(mantissa)) {
    const [, groups = '', mark, decimals] = SPACED.exec(mantissa) ?? [];
    if (groups === '') return NONE;
    const digits = groups.replace(/[ ']/g, '');
    return decimals === undefined || mark === undefined
      ? { kind: 'number', plain: digits, shows: null }
      : { kind: 'number', plain: `${digits}.${decimals}`, shows: separatorOf(mark) };
  }
  const marks = mantissa.match(/[.,]/g) ?? [];
  const [first, ...others] = marks;
  if (first === undefined) return { kind: 'number', plain: mantissa, shows: null };
  const last = others.at(-1) ?? first;
  if (others.length === 0) return readSingleSeparator(mantissa, first);
  // A repeated separator is for thousands; of two kinds of separators the first is for thousands, the second for
  // decimals.
  const isGroupedInteger = marks.every((mark) => mark === first);
  const at = isGroupedInteger ? mantissa.length : mantissa.lastIndexOf(last);
  const groups = mantissa.slice(0, at);
  if (!new RegExp(`^[1-9]\\d{0,2}(?:\\${first}\\d{3})+$`).test(groups)) return NONE;
  const digits = groups.replaceAll(first, '');
  if (isGroupedInteger) return { kind: 'number', plain: digits, shows: otherThan(separatorOf(first)) };
  const decimals = mantissa.slice(at + 1);
  return decimals === '' ? NONE : { kind: 'number', plain: `${digits}.${decimals}`, shows: separatorOf(last) };
}

function readSingleSeparator(mantissa: string, mark: string): NumberReading {
  const [before = '', after = ''] = mantissa.split(mark);
  const sign = separatorOf(mark);
  const decimal = `${before === '' ? '0' : before}.${after}`;
  if (/^[1-9]\d{0,2}$/.test(before) && after.length === 3) {
    const grouped = before + after;
    const plain = sign === 'point' ? { point: decimal, comma: grouped } : { point: grouped, comma: decimal };
    return { kind: 'ambiguous', sign, plain };
  }
  // `5.` is a number, `5,` the end of a clause.
  if (after === '') return sign === 'point' ? { kind: 'number', plain: before, shows: null } : NONE;
  return { kind: 'number', plain: decimal, shows: sign };
}

const separatorOf = (mark: string): DecimalSeparator => (mark === ',' ? 'comma' : 'point');
const otherThan = (sign: DecimalSeparator): DecimalSeparator => (sign === 'comma' ? 'point' : 'comma');

/** Which notations the unambiguous numbers of a file prove. */
export type NotationEvidence = Readonly<Record<DecimalSeparator, boolean>>;

/**
 * How an ambiguous number of a file is read: as its author has chosen, otherwise by the other numbers of the file; null
 * if they do not decide. A decimal point is standard in all the formats, so `9.807` is ambiguous only in a file that
 * also has decimal commas; a comma before three digits needs a proof.
 */
export function notationFor(
  ambiguous: DecimalSeparator,
  evidence: NotationEvidence,
  declared: DecimalSeparator | null,
): DecimalSeparator | null {
  if (declared !== null) return declared;
  if (ambiguous === 'point') return evidence.comma ? null : 'point';
  if (evidence.comma === evidence.point) return null;
  return evidence.comma ? 'comma' : 'point';
}
