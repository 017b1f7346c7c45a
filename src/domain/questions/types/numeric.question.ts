import * as z from 'zod/mini';
import { parseQuantity, sameUnit } from '../answers/quantity.parser.ts';
import { SHORT_RESPONSE_MAX_CHARS } from '../question.limits.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

const unitSchema = z.nullable(z.string().check(z.maxLength(60)));

/**
 * A number, within a tolerance. Its unit is shown next to the field (the student may type it too) or has to be typed.
 * Other units of the answer key are converted: `1.2 km` is `1200 m`.
 */
export const numeric = defineQuestionType({
  body: z.object({
    unit: unitSchema,
    /** True: the student has to give the unit, and it is not shown. `unit` is null then. */
    asksUnit: z.optional(z.boolean()),
  }),
  key: z.object({
    value: z.number(),
    /** The value as the source writes it: shown as the correct answer. */
    written: z.string().check(z.maxLength(200)),
    significantFigures: z.number().check(z.int(), z.minimum(1), z.maximum(30)),
    /** Absolute. Null: not given, and the answer is correct if it agrees to the significant figures. */
    tolerance: z.nullable(z.number().check(z.nonnegative())),
    /** True: the tolerance is a share of the value, 0.02 for 2 %. */
    relative: z.optional(z.boolean()),
    /** Accepted units, with their factors relative to the unit of the value. `{ m: 1, km: 1000 }` */
    units: z.optional(z.record(z.string().check(z.minLength(1), z.maxLength(60)), z.number().check(z.positive()))),
  }),
  response: z.object({ text: z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS)) }),
  blank: { body: { unit: null }, key: { value: 0, written: '', significantFigures: 3, tolerance: null } },
  marking: 'score',
  onPaper: 'line',
  lint: null,
  check: (body, key) =>
    body.asksUnit === true && Object.keys(key.units ?? {}).length === 0
      ? [
          {
            path: 'answer.units',
            reason: 'is required if a unit must be given',
            coded: { code: 'unitsMissing' },
          },
        ]
      : [],
  fits: () => true,
  score: (body, key, { text }) => {
    if (text.trim() === '') return UNANSWERED;
    const quantity = parseQuantity(text);
    if (quantity === null) return { outcome: 'wrong', credit: 0, remark: 'notANumber' };
    const factor = factorOf(body, key, quantity.unit);
    if (Math.abs(quantity.value * (factor ?? 1) - key.value) > toleranceOf(key)) return scoreOfCredit(0);
    if (factor !== null) return scoreOfCredit(1);
    if (body.asksUnit !== true) return { outcome: 'wrong', credit: 0, remark: 'wrongUnit' };
    return { ...scoreOfCredit(NUMBER_SHARE), remark: quantity.unit === null ? 'unitMissing' : 'wrongUnit' };
  },
});

/** If the unit has to be given, the number alone earns half. */
const NUMBER_SHARE = 0.5;

type NumericBody = z.infer<(typeof numeric)['body']>;
type NumericKey = z.infer<(typeof numeric)['key']>;

/** The factor of the typed unit; null if the unit is wrong, or missing although it is required. */
function factorOf(body: NumericBody, key: NumericKey, typed: string | null): number | null {
  if (typed === null) return body.asksUnit === true ? null : 1;
  const known = Object.entries(key.units ?? {}).find(([unit]) => sameUnit(typed, unit));
  if (known !== undefined) return known[1];
  if (body.asksUnit === true) return null;
  return body.unit === null || sameUnit(typed, body.unit) ? 1 : null;
}

/**
 * Half a unit of the last significant figure, if no tolerance is given; slightly more, so that a value at the limit is
 * not lost to rounding errors. Zero has no significant figures and must be answered exactly, because its logarithm is
 * minus infinity.
 */
function toleranceOf(key: NumericKey): number {
  const hair = Math.abs(key.value) * 1e-12;
  if (key.tolerance !== null)
    return (key.relative === true ? key.tolerance * Math.abs(key.value) : key.tolerance) + hair;
  const lastDigit = Math.floor(Math.log10(Math.abs(key.value))) - key.significantFigures + 1;
  return 0.5 * 10 ** lastDigit + hair;
}
