import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { AmbiguousNumber } from '#domain/interchange/import-report.ts';
import {
  type DecimalSeparator,
  notationFor,
  readWrittenNumber,
} from '#domain/questions/answers/number-notation.rule.ts';

/** A number in plain digits (`1600.5`), or why it is rejected; null if it is not a number. */
export type ReadNumber = { readonly plain: string } | { readonly reason: ImportReason } | null;

/** Reads the numbers of one file, all in the same notation. */
export type NumberReader = (written: string) => ReadNumber;

type Options = {
  /** The decimal separator that the user has chosen; null: as the numbers of the file suggest. */
  readonly declared?: DecimalSeparator | null;
  /** Reads the whole file and passes every number to the given reader. */
  readonly scan?: (collect: NumberReader) => void;
  /** Called with the first ambiguous number, and how it was read. */
  readonly onAmbiguous?: (number: Omit<AmbiguousNumber, 'file'>) => void;
};

/**
 * A reader for the numbers of one file. The other numbers decide what `1,600` means: only if there is such a number,
 * the file is read once for them.
 */
export function fileNumbers({ declared = null, scan, onAmbiguous }: Options = {}): NumberReader {
  let evidence: Record<DecimalSeparator, boolean> | null = null;
  let isReported = false;
  const collected = (): Record<DecimalSeparator, boolean> => {
    const found = { point: false, comma: false };
    scan?.((written) => {
      const read = readWrittenNumber(written);
      if (read.kind === 'number' && read.shows !== null) found[read.shows] = true;
      if (read.kind === 'none') return null;
      return { plain: read.kind === 'number' ? read.plain : read.plain.point };
    });
    return found;
  };
  return (written) => {
    const read = readWrittenNumber(written);
    if (read.kind === 'none') return null;
    if (read.kind === 'number') return { plain: read.plain };
    evidence ??= collected();
    const used = notationFor(read.sign, evidence, declared);
    // A decimal point is standard in every format, so it isn't reported.
    const isPlain = read.sign === 'point' && used === 'point' && declared === null;
    if (!isReported && !isPlain) {
      isReported = true;
      onAmbiguous?.({ written: written.trim(), plain: read.plain, used });
    }
    if (used !== null) return { plain: read.plain[used] };
    const [withPoint, withComma] = [String(Number(read.plain.point)), String(Number(read.plain.comma))];
    return { reason: { code: 'numberAmbiguous', written: written.trim(), withPoint, withComma } };
  };
}

export type NumericAnswer = { readonly value: number; readonly written: string; readonly tolerance: number };

/** `3:0.1`, `1..5` or `3`: a value and its tolerance, both in the unit of the value. Null if it is not a number. */
export function numericAnswer(
  text: string,
  read: NumberReader,
): NumericAnswer | { readonly reason: ImportReason } | null {
  const [, low, high] = /^(.+?)\.\.(?!\.)(.+)$/s.exec(text.trim()) ?? [];
  if (low !== undefined && high !== undefined) return rangeAnswer(low.trim(), high.trim(), read);
  const [first = '', spread, ...more] = text.split(':');
  const value = read(first);
  const tolerance = spread === undefined || spread.trim() === '' ? { plain: '0' } : read(spread);
  if (value === null || tolerance === null || more.length > 0) return null;
  if ('reason' in value) return value;
  if ('reason' in tolerance) return tolerance;
  if (Number(tolerance.plain) < 0) return { reason: { code: 'toleranceNegative', written: text.trim() } };
  return { value: Number(value.plain), written: value.plain, tolerance: Number(tolerance.plain) };
}

function rangeAnswer(low: string, high: string, read: NumberReader): ReturnType<typeof numericAnswer> {
  const [from, to] = [read(low), read(high)];
  if (from === null || to === null) return null;
  if ('reason' in from) return from;
  if ('reason' in to) return to;
  const [least, most] = [Number(from.plain), Number(to.plain)];
  if (least > most) return { reason: { code: 'rangeReversed', low, high } };
  const value = withoutBinaryDigits((least + most) / 2);
  return { value, written: String(value), tolerance: withoutBinaryDigits((most - least) / 2) };
}

/** 0.15000000000000002 is 0.15. */
const withoutBinaryDigits = (value: number): number => Number(value.toPrecision(14));
