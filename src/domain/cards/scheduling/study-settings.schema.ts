import * as z from 'zod/mini';
import { EXAM_BOARDS } from '../../study/onboarding/exam-board.ts';
import { TARGET_GRADES } from '../../study/onboarding/target-grade.ts';

/** A user's study settings. */
export const studySettingsSchema = z.object({
  /** The retrievability at which a card is due. */
  desiredRetention: z.number().check(z.minimum(0.7), z.maximum(0.97)),
  newCardsPerDay: z.number().check(z.int(), z.minimum(0), z.maximum(500)),
  minutesPerDay: z.number().check(z.int(), z.minimum(5), z.maximum(720)),
  /** Days of the week without study, 0 for Sunday to 6 for Saturday. */
  daysOff: z.array(z.number().check(z.int(), z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
  /** Tabs with an earlier version do not send these two; without a value, the stored one is unchanged. */
  examBoard: z.optional(z.nullable(z.enum(EXAM_BOARDS))),
  targetGrade: z.optional(z.nullable(z.enum(TARGET_GRADES))),
  /** Whether home shows the daily goal, the streak and the weekly review; null leaves it as it is. */
  showsStreak: z._default(z.nullable(z.boolean()), null),
});
/** Settings as they are sent: a tab with the previous build does not know all of them. */
export type StudySettingsChange = z.infer<typeof studySettingsSchema>;
export type StudySettings = Omit<StudySettingsChange, 'showsStreak'> & { readonly showsStreak: boolean };

export const DEFAULT_STUDY_SETTINGS: StudySettings = {
  desiredRetention: 0.9,
  newCardsPerDay: 20,
  minutesPerDay: 30,
  daysOff: [],
  showsStreak: true,
};
