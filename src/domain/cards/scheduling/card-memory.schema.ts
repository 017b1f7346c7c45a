import * as z from 'zod/mini';

export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

export const PHASES = ['new', 'learning', 'review', 'relearning'] as const;

const instant = z.number().check(z.int(), z.nonnegative());

/** A user's memory state of a card, in the terms of FSRS. Instants are milliseconds since 1970. */
export const cardMemorySchema = z.object({
  due: instant,
  /** Days until retrievability has fallen to 90 %. */
  stability: z.number().check(z.nonnegative()),
  /** 1 to 10; 0 before the first review. */
  difficulty: z.number().check(z.nonnegative(), z.maximum(10)),
  /** Days between the last two reviews. */
  elapsedDays: z.number().check(z.nonnegative()),
  scheduledDays: z.number().check(z.nonnegative()),
  learningSteps: z.number().check(z.int(), z.nonnegative()),
  reps: z.number().check(z.int(), z.nonnegative()),
  lapses: z.number().check(z.int(), z.nonnegative()),
  phase: z.enum(PHASES),
  lastReview: z.nullable(instant),
});
export type CardMemory = z.infer<typeof cardMemorySchema>;
