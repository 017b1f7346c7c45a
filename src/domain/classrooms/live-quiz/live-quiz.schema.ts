import * as z from 'zod/mini';
import {
  LIVE_QUESTIONS_MAX,
  LIVE_SECONDS_MAX,
  LIVE_SECONDS_MIN,
  LIVE_TEAMS_MAX,
  LIVE_TEAMS_MIN,
} from './live-quiz.limits.ts';
import { LIVE_MODES } from './live-quiz.ts';

/** The settings of a live quiz. */
export const liveSettingsSchema = z.object({
  mode: z.enum(LIVE_MODES),
  /** Time for each vote; null: until the host locks it. */
  seconds: z.nullable(z.number().check(z.int(), z.minimum(LIVE_SECONDS_MIN), z.maximum(LIVE_SECONDS_MAX))),
  /** Whether people without an account in the class may join, with a nickname. */
  hasGuests: z.boolean(),
  /** Only counts in the mode `teams`. */
  teamCount: z.number().check(z.int(), z.minimum(LIVE_TEAMS_MIN), z.maximum(LIVE_TEAMS_MAX)),
});
export type LiveSettings = z.infer<typeof liveSettingsSchema>;

/** What the questions come from: exactly one of these. */
export const liveSourceSchema = z
  .object({
    quiz: z.nullable(z.string()),
    assignment: z.nullable(z.string()),
    items: z.array(z.string()).check(z.maxLength(LIVE_QUESTIONS_MAX)),
  })
  .check(
    z.refine(
      ({ quiz, assignment, items }) =>
        [quiz !== null, assignment !== null, items.length > 0].filter(Boolean).length === 1,
    ),
  );
export type LiveSource = z.infer<typeof liveSourceSchema>;
