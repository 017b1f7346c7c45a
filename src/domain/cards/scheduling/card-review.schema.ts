import * as z from 'zod/mini';
import { REVIEW_AGE_MAX_MS, REVIEWS_PER_CALL_MAX } from '../card.limits.ts';
import { GRADES } from './card-memory.schema.ts';

/** One operation of a review session as the device sends it. It counts once, however often it arrives. */
const reviewOperationSchema = z.object({
  operationId: z.uuid(),
  card: z.uuid(),
  /**
   * The number of this operation among those on this card, as far as the sending device knows. If another window or
   * device has already used the number, the operation is saved in the log and changes nothing.
   */
  sequence: z.number().check(z.int(), z.minimum(1)),
  /** Null takes the last review of the card back. */
  grade: z.nullable(z.enum(GRADES)),
  /** How long ago it happened. A length, for the clock of a device may be a day off; the server says what time it is. */
  ageMs: z.number().check(z.int(), z.minimum(0), z.maximum(REVIEW_AGE_MAX_MS)),
  /** From the front to the grade. */
  tookMs: z.number().check(z.int(), z.minimum(0)),
});
export type ReviewOperation = z.infer<typeof reviewOperationSchema>;

export const reviewOperationsSchema = z
  .array(reviewOperationSchema)
  .check(z.minLength(1), z.maxLength(REVIEWS_PER_CALL_MAX));
