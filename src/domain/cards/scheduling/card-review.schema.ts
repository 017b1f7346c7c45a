import * as z from 'zod/mini';
import { REVIEW_AGE_MAX_MS, REVIEWS_PER_CALL_MAX } from '../card.limits.ts';
import { GRADES } from './card-memory.schema.ts';

/** One operation of a review session as the device sends it. It counts once, however often it arrives. */
const reviewOperationSchema = z.object({
  operationId: z.uuid(),
  card: z.uuid(),
  /**
   * The number of this operation among those on this card, according to the sending device. If another window or
   * device has already used the number, the operation is saved in the log and changes nothing.
   */
  sequence: z.number().check(z.int(), z.minimum(1)),
  /** Null undoes the last review of the card. */
  grade: z.nullable(z.enum(GRADES)),
  /** How long ago it happened. A duration, since the clock of a device may be wrong; the server's clock is used. */
  agoMs: z.number().check(z.int(), z.minimum(0), z.maximum(REVIEW_AGE_MAX_MS)),
  /** From showing the front to the rating. */
  tookMs: z.number().check(z.int(), z.minimum(0)),
});
export type ReviewOperation = z.infer<typeof reviewOperationSchema>;

export const reviewOperationsSchema = z
  .array(reviewOperationSchema)
  .check(z.minLength(1), z.maxLength(REVIEWS_PER_CALL_MAX));
