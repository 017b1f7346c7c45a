import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { InterchangeItem, OnLost } from '../interchange-item.ts';
import { splitAnswers, unescapedIndex, unescapeGift } from './gift-answers.ts';
import { type GiftFormat, giftText } from './gift-text.ts';

type Read = { readonly item: InterchangeItem; readonly feedback: readonly { text: string; feedback: string }[] };

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const RANGE = new RegExp(`^\\s*(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})\\s*$`);
const SPREAD = new RegExp(`^\\s*(${NUMBER})\\s*(?::\\s*(${NUMBER}))?\\s*$`);

/** What follows `{#`: a number, a number with its tolerance, a range, or several with weights. */
export function numericItem(
  inside: string,
  stem: string,
  format: GiftFormat,
  tell: OnLost,
): Read | { reason: ImportReason } {
  const listed = unescapedIndex(inside, '=') === -1 ? [] : splitAnswers(inside);
  const mark = unescapedIndex(inside, '#');
  const rows =
    listed.length > 0
      ? listed
      : [
          {
            right: true,
            weight: null,
            text: mark === -1 ? inside : inside.slice(0, mark),
            feedback: mark === -1 ? '' : inside.slice(mark + 1),
          },
        ];
  const [first, ...others] = rows.filter(({ right, weight }) => (weight ?? (right ? 100 : 0)) >= 100);
  const answer = first === undefined ? null : readNumber(withPoints(unescapeGift(first.text)));
  if (answer === null) return { reason: { code: 'numberMissing', written: inside } };
  for (const { text } of others) tell({ code: 'secondNumberDropped', written: text });
  for (const { text, weight } of rows)
    if (weight !== null && weight > 0 && weight < 100)
      tell({ code: 'partialCreditDropped', percent: weight, answer: text });
  const feedback = rows.map((row) => ({
    text: row.text.trim(),
    feedback: row.feedback.trim() === '' ? '' : giftText(row.feedback, format, tell),
  }));
  return { item: { type: 'numeric', stem, answer }, feedback };
}

/** `3:0.1`, `1..5` or `3`, as a value and how far it may be off. Null where it is no number. */
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

/** Numbers as they are written where a comma stands before decimals, in a text in which no point does. */
export const withPoints = (text: string): string =>
  /\d\.\d/.test(text) ? text : text.replaceAll(/(\d),(\d)/g, '$1.$2');

/** Without the last binary digits: 0.15000000000000002 is 0.15. */
const exact = (value: number): number => Number(value.toPrecision(14));
