import * as z from 'zod/mini';
import { QuestionError } from '../problem.ts';
import { commonFields, noChoices, nullish } from '../question-fields.schema.ts';
import { defineInterchange, type Parts } from './interchange-type.ts';

const SIGNIFICANT_FIGURES_MAX = 30;

const answerField = z.strictObject({
  value: z.number(),
  unit: nullish(z.string()),
  written: z.string(),
  significantFigures: nullish(z.number()),
  tolerance: nullish(z.number()),
  relative: z.optional(z.boolean()),
  units: z.optional(z.record(z.string(), z.number())),
  asksUnit: z.optional(z.boolean()),
});

export const numericInterchange = defineInterchange('numeric', {
  form: z.strictObject({ ...commonFields, type: z.literal('numeric'), choices: noChoices, answer: answerField }),
  paths: {
    'body.unit': ['answer', 'unit'],
    'key.value': ['answer', 'value'],
    'key.written': ['answer', 'written'],
    'key.significantFigures': ['answer', 'significantFigures'],
    'key.tolerance': ['answer', 'tolerance'],
  },
  parts: ({ answer }) => numericParts(answer),
  fields: ({ unit, asksUnit }, key) => ({ answer: { ...key, unit, ...(asksUnit !== undefined && { asksUnit }) } }),
  writtenIn: ['gift', 'moodle-xml', 'qti', 'table'],
});

function numericParts(answer: z.infer<typeof answerField>): Parts {
  const tolerance = answer.tolerance ?? null;
  const given = answer.significantFigures ?? null;
  if (given === null && tolerance === null) {
    throw new QuestionError([
      {
        path: 'answer.significantFigures',
        reason: 'is required if the answer has no tolerance',
        coded: { code: 'figuresMissing' },
      },
    ]);
  }
  const { value, written, relative, units, asksUnit } = answer;
  const significantFigures = given ?? significantFiguresOf(written);
  return {
    body: { unit: answer.unit ?? null, ...(asksUnit !== undefined && { asksUnit }) },
    key: {
      value,
      written,
      significantFigures,
      tolerance,
      ...(relative !== undefined && { relative }),
      ...(units !== undefined && { units }),
    },
  };
}

/** Digits from the first non-zero digit up to the exponent; the tolerance overrides further digits anyway. */
function significantFiguresOf(written: string): number {
  const [mantissa = ''] = written.split(/[e×]/i);
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return Math.min(Math.max(digits.length, 1), SIGNIFICANT_FIGURES_MAX);
}
