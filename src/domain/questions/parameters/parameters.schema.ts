import * as z from 'zod/mini';
import { DECIMAL_SEPARATORS } from '../answers/number-notation.rule.ts';
import { FORMULA_MAX_CHARS } from './formula.parser.ts';

/*
 * The parameters of a randomised question: variables that get other values in every attempt. Stem, choices, answer key,
 * explanation, hints and mark scheme show them by placeholders: `{{m}}`.
 */

export const VARIABLES_MAX = 20;
export const CONSTRAINTS_MAX = 10;
export const LISTED_VALUES_MAX = 60;
/** The values of a range. */
export const RANGE_VALUES_MAX = 10_000;
const LISTED_TEXT_MAX_CHARS = 200;
const LARGEST = 1e12;
const SIGNIFICANT_DIGITS_MAX = 10;
const DECIMALS_MAX = 10;

const nameSchema = z.string().check(z.regex(/^[A-Za-z]\w{0,19}$/, 'variableNameInvalid'));
const formulaSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(FORMULA_MAX_CHARS));
const numberSchema = z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST));

/** A number from a range: `from`, `from + step` … up to `to`. It is shown with the decimals of the step. */
const rangeSchema = z.strictObject({
  name: nameSchema,
  from: numberSchema,
  to: numberSchema,
  step: z.number().check(z.positive(), z.maximum(LARGEST)),
});

/** One of several numbers or texts. */
const listSchema = z.strictObject({
  name: nameSchema,
  values: z
    .array(z.union([numberSchema, z.string().check(z.minLength(1), z.maxLength(LISTED_TEXT_MAX_CHARS))]))
    .check(z.minLength(1), z.maxLength(LISTED_VALUES_MAX)),
  /** Another list: this one has the value at the same position, such as the density of the substance. */
  with: z.optional(nameSchema),
});

/** A number that follows from variables before it. Left out: it is shown in full. */
const derivedSchema = z.strictObject({
  name: nameSchema,
  formula: formulaSchema,
  /** Significant figures that are shown. */
  figures: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(SIGNIFICANT_DIGITS_MAX))),
  /** Decimals that are shown. */
  decimals: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(DECIMALS_MAX))),
});

export const variableSchema = z.union([rangeSchema, listSchema, derivedSchema]);
export type Variable = z.infer<typeof variableSchema>;
export type RangeVariable = z.infer<typeof rangeSchema>;
export type ListVariable = z.infer<typeof listSchema>;
export type DerivedVariable = z.infer<typeof derivedSchema>;

export const parametersSchema = z.strictObject({
  variables: z.array(variableSchema).check(z.minLength(1), z.maxLength(VARIABLES_MAX)),
  /** Conditions that the values of a draw meet: `a != b`. */
  constraints: z._default(z.array(formulaSchema).check(z.maxLength(CONSTRAINTS_MAX)), []),
  /** The answer of a numerical question. */
  value: z.optional(formulaSchema),
  /** How numbers are shown; left out: with a decimal point. */
  decimalSeparator: z.optional(z.enum(DECIMAL_SEPARATORS)),
});
export type Parameters = z.infer<typeof parametersSchema>;
