import * as z from 'zod/mini';
import { gradeBoundariesSchema } from '../../attempts/results/grade-boundaries.ts';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { CATEGORY_WEIGHT_MAX, DROP_LOWEST_MAX, GRADE_CATEGORIES_MAX } from './gradebook.limits.ts';

/** A category of assignments, such as tests, with its weight in the average. */
const gradeCategorySchema = z.object({
  /** Null: a new one. */
  id: z.nullable(z.guid()),
  name: z
    .string()
    .check(
      oneLine,
      z.minLength(1, problemText('categoryNameMissing')),
      z.maxLength(NAME_MAX_CHARS, problemText('nameTooLong')),
    ),
  weight: z
    .number(problemText('numberMissing'))
    .check(
      z.minimum(0, problemText('numberBelowZero')),
      z.maximum(CATEGORY_WEIGHT_MAX, problemText('weightTooLarge', { max: CATEGORY_WEIGHT_MAX })),
    ),
  /** How many of a student's lowest results don't count. */
  dropLowest: z
    .number(problemText('numberMissing'))
    .check(
      z.int(problemText('wholeNumberMissing')),
      z.minimum(0, problemText('numberBelowZero')),
      z.maximum(DROP_LOWEST_MAX, problemText('weightTooLarge', { max: DROP_LOWEST_MAX })),
    ),
});

/** How a class is graded. */
export const gradingSchema = z.object({
  categories: z
    .array(gradeCategorySchema)
    .check(z.maxLength(GRADE_CATEGORIES_MAX, problemText('categoriesLimit', { max: GRADE_CATEGORIES_MAX }))),
  boundaries: gradeBoundariesSchema,
});
export type Grading = z.infer<typeof gradingSchema>;
