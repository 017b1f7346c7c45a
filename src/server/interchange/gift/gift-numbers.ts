import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { type NumberReader, numericAnswer } from '../questions/file-numbers.ts';
import type { InterchangeQuestion, OnLost } from '../questions/interchange-question.ts';
import { type GiftAnswer, splitAnswers, unescapedIndex, unescapeGift } from './gift-answers.ts';
import { type GiftFormat, giftText } from './gift-text.ts';

type Read = { readonly item: InterchangeQuestion; readonly feedback: readonly { text: string; feedback: string }[] };

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const RANGE = new RegExp(`^\\s*(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})\\s*$`);
const SPREAD = new RegExp(`^\\s*(${NUMBER})\\s*(?::\\s*(${NUMBER}))?\\s*$`);

/** What follows `{#`: a number, a number with its tolerance, a range, or several with weights. */
export function numericQuestion(
  inside: string,
  stem: string,
  { format, onLost, numbers }: { readonly format: GiftFormat; readonly onLost: OnLost; readonly numbers: NumberReader },
): Read | { reason: ImportReason } {
  const missing = { reason: { code: 'numberMissing', written: inside } } as const;
  const rows = rowsOf(inside);
  const [first, ...others] = rows.filter(({ right, weight }) => (weight ?? (right ? 100 : 0)) >= 100);
  const answer = first === undefined ? null : numericAnswer(unescapeGift(first.text), numbers);
  if (answer === null) return missing;
  if ('reason' in answer) return answer;
  for (const { text } of others) onLost({ code: 'secondNumberDropped', written: text });
  for (const { text, weight } of rows)
    if (weight !== null && weight > 0 && weight < 100)
      onLost({ code: 'partialCreditDropped', percent: weight, answer: text });
  const feedback = rows.map((row) => ({
    text: row.text.trim(),
    feedback: row.feedback.trim() === '' ? '' : giftText(row.feedback, format, onLost),
  }));
  return { item: { type: 'numeric', stem, answer }, feedback };
}

/** `~#feedback` is the feedback for every other number. */
const withoutTilde = (answer: GiftAnswer): GiftAnswer =>
  answer.text.startsWith('#') ? { ...answer, text: '', feedback: answer.text.slice(1).trim() } : answer;

/** The answers; what precedes the first `=` or `~` is the correct one. */
function rowsOf(inside: string): readonly GiftAnswer[] {
  const characters = ['=', '~'].map((sign) => unescapedIndex(inside, sign)).filter((at) => at !== -1);
  const from = characters.length === 0 ? inside.length : Math.min(...characters);
  const head = inside.slice(0, from);
  const listed = from === inside.length ? [] : splitAnswers(inside.slice(from)).map(withoutTilde);
  if (head.trim() === '') return listed;
  const mark = unescapedIndex(head, '#');
  const right = {
    ...{ right: true, weight: null },
    text: mark === -1 ? head : head.slice(0, mark),
    feedback: mark === -1 ? '' : head.slice(mark + 1),
  };
  return [right, ...listed];
}

/** `3:0.1`, `1..5` or `3`, as a value and its tolerance. Null if it is not a number. */
export function readNumber(text: string) {
  const [, low, high] = RANGE.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const value = exact((Number(low) + Number(high)) / 2);
    return { value, written: String(value), tolerance: exact(Math.abs(Number(high) - Number(low)) / 2) };
  }
  const [, value, spread] = SPREAD.exec(text) ?? [];
  if (value === undefined) return null;
  return { value: Number(value), written: value, tolerance: Math.abs(Number(spread ?? 0)) };
}

/** Without the floating-point error: 0.15000000000000002 is 0.15. */
const exact = (value: number): number => Number(value.toPrecision(14));
