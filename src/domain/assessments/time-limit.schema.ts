import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { EXAM_SECONDS_MAX, EXAM_SECONDS_MIN } from './assessment.limits.ts';

/** A time limit in seconds; null: none. */
export const timeLimitSchema = z.nullable(
  z
    .number(problemText('minutesMissing'))
    .check(
      z.int(problemText('minutesNotWhole')),
      z.minimum(EXAM_SECONDS_MIN, problemText('minutesTooFew')),
      z.maximum(EXAM_SECONDS_MAX, problemText('timeLimitTooLong')),
    ),
);
