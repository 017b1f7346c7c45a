import * as z from 'zod/mini';
import { SCHOOL_CLASSES_MAX } from '../classroom.limits.ts';
import { classroomSchema } from '../classroom.schema.ts';

/** What happens to a class at the end of a school year; a class without a choice is left as it is. */
export const PROMOTION_ACTIONS = ['promote', 'join', 'archive'] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

const shared = { id: z.guid() };

/** The choice for each class of the ending school year. */
export const promotionChoicesSchema = z
  .array(
    z.discriminatedUnion('action', [
      z.object({
        ...shared,
        action: z.literal('promote'),
        /** The name of the new class. */
        name: classroomSchema.shape.name,
        includesTeachers: z.boolean(),
      }),
      z.object({
        ...shared,
        action: z.literal('join'),
        /** An active class of the school, to which the students are added. */
        target: z.guid(),
        includesTeachers: z.boolean(),
      }),
      z.object({ ...shared, action: z.literal('archive') }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(SCHOOL_CLASSES_MAX));
export type PromotionChoices = z.infer<typeof promotionChoicesSchema>;
export type PromotionChoice = PromotionChoices[number];
