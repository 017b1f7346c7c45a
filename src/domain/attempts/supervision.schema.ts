import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { EXTRA_SECONDS_MAX, LIVE_MESSAGE_MAX_CHARS } from './attempt.limits.ts';

/** Extra time for open attempts, in seconds. */
export const extraTimeSchema = z.object({
  seconds: z.number().check(z.int(), z.minimum(60), z.maximum(EXTRA_SECONDS_MAX)),
});

export const liveMessageSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, problemText('messageMissing')), z.maxLength(LIVE_MESSAGE_MAX_CHARS)),
});

/** Access arrangements that a student is granted, for example because of a disability. */
export const accommodationSchema = z.object({
  timeFactor: z.number().check(z.minimum(1), z.maximum(10)),
  pauseSeconds: z.number().check(z.int(), z.minimum(0), z.maximum(86_400)),
  dueDays: z.number().check(z.int(), z.minimum(0), z.maximum(365)),
  penaltyWindowFactor: z.number().check(z.minimum(1), z.maximum(10)),
});
export type AccommodationProfile = z.infer<typeof accommodationSchema>;
