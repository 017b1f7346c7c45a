/** Why a typed mark is not accepted. */
export type MarksTextProblem = 'unreadable' | 'negative' | 'tooHigh';

/** A mark as typed: `none` for an empty text. */
export type MarksText =
  | { readonly kind: 'marks'; readonly marks: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: MarksTextProblem };

const NUMBER = /^[+-]?\d{1,6}(?:[.,]\d{1,4})?$/;

/** Reads a mark with a decimal point or comma, of at most `marksOutOf`. A share such as `80 %` is of all marks. */
export function readMarksText(text: string, marksOutOf: number): MarksText {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return { kind: 'none' };
  const isShare = compact.endsWith('%');
  const digits = isShare ? compact.slice(0, -1) : compact;
  if (!NUMBER.test(digits)) return { kind: 'problem', problem: 'unreadable' };
  const value = Number(digits.replace(',', '.'));
  const marks = isShare ? Math.round(value * marksOutOf * 10) / 1_000 : value;
  if (marks < 0) return { kind: 'problem', problem: 'negative' };
  return marks > marksOutOf ? { kind: 'problem', problem: 'tooHigh' } : { kind: 'marks', marks };
}
