import * as z from 'zod/mini';
import { TEXT_MAX_CHARS } from '../../platform/text.limits.ts';
import { CHOICES_MAX, MARK_POINTS_MAX, MARKS_PER_POINT_MAX } from '../../questions/question.limits.ts';

const pointIdSchema = z.string().check(z.minLength(1), z.maxLength(40));
const pointTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_CHARS));

/** One point in an answer that earns marks. */
export const markPointSchema = z.object({
  id: pointIdSchema,
  text: pointTextSchema,
  marks: z.number().check(z.int(), z.minimum(1), z.maximum(MARKS_PER_POINT_MAX)),
  /** Alternative wordings of the same point. */
  alternatives: z.optional(z.array(pointTextSchema).check(z.maxLength(CHOICES_MAX))),
  /** Without this point no other point of the scheme counts. */
  required: z.optional(z.boolean()),
  /** Points that have to be awarded for this one to count: an answer mark that depends on its method mark. */
  needs: z.optional(z.array(pointIdSchema).check(z.maxLength(CHOICES_MAX))),
  /** Whether the point may be given for correct work on an earlier mistake (error carried forward). */
  carriesErrors: z.optional(z.boolean()),
});
export type MarkPoint = z.infer<typeof markPointSchema>;

/** "Any two of": of these points, only this many count. */
export const pointGroupSchema = z.object({
  points: z.array(pointIdSchema).check(z.minLength(1), z.maxLength(MARK_POINTS_MAX)),
  atMost: z.number().check(z.int(), z.minimum(1), z.maximum(MARK_POINTS_MAX)),
});
export type PointGroup = z.infer<typeof pointGroupSchema>;

/** The mark scheme of a written answer. */
export const markSchemeSchema = z.object({
  points: z
    .array(markPointSchema)
    .check(z.minLength(1, 'at least one mark point is required'), z.maxLength(MARK_POINTS_MAX)),
  groups: z.optional(z.array(pointGroupSchema).check(z.maxLength(MARK_POINTS_MAX))),
  /** The most that any awards can add up to: fewer than the sum of the points if a scheme says so. */
  total: z.number().check(z.int(), z.minimum(1), z.maximum(MARK_POINTS_MAX * MARKS_PER_POINT_MAX)),
});
export type MarkScheme = z.infer<typeof markSchemeSchema>;

/** A point awarded to an answer. `carried`: for correct work on an earlier mistake. */
export const awardSchema = z.object({ point: pointIdSchema, carried: z.optional(z.boolean()) });
export type Award = z.infer<typeof awardSchema>;

export const awardsSchema = z.array(awardSchema).check(z.maxLength(MARK_POINTS_MAX));
