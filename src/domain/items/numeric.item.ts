import * as z from 'zod/mini';
import { SHORT_RESPONSE_MAX_CHARS } from '../limits.ts';
import { defineItemType, scoreOfCredit, UNANSWERED } from './item-type.ts';
import { parseQuantity, sameUnit } from './quantity.parser.ts';

const unitSchema = z.nullable(z.string().check(z.maxLength(60)));

/** A number, within a tolerance, in a unit that stands beside the field (the student may type it too). */
export const numeric = defineItemType({
  body: z.object({ unit: unitSchema }),
  key: z.object({
    value: z.number(),
    /** How the source writes the value: shown as the right answer. */
    written: z.string().check(z.maxLength(200)),
    significantFigures: z.number().check(z.int(), z.minimum(1), z.maximum(30)),
    /** Absolute. Null: the source names none, and the answer is right when it agrees to the significant figures. */
    tolerance: z.nullable(z.number().check(z.nonnegative())),
  }),
  response: z.object({ text: z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS)) }),
  check: () => [],
  fits: () => true,
  score: (body, key, { text }) => {
    if (text.trim() === '') return UNANSWERED;
    const quantity = parseQuantity(text);
    if (quantity === null) {
      return { outcome: 'wrong', credit: 0, remark: 'This could not be read as a number.' };
    }
    const near = Math.abs(quantity.value - key.value) <= toleranceOf(key);
    if (!near) return scoreOfCredit(0);
    if (quantity.unit !== null && body.unit !== null && !sameUnit(quantity.unit, body.unit)) {
      return { outcome: 'wrong', credit: 0, remark: 'Right number, wrong unit.' };
    }
    return scoreOfCredit(1);
  },
});

/**
 * Half a unit of the last significant figure, when no tolerance is given; a hair more, so that a value on the very
 * edge is not lost to binary fractions. Zero has no significant figures to speak of and has to be met exactly.
 */
function toleranceOf(key: { value: number; significantFigures: number; tolerance: number | null }): number {
  const hair = Math.abs(key.value) * 1e-12;
  if (key.tolerance !== null) return key.tolerance + hair;
  if (key.value === 0) return 0;
  const lastPlace = Math.floor(Math.log10(Math.abs(key.value))) - key.significantFigures + 1;
  return 0.5 * 10 ** lastPlace + hair;
}
