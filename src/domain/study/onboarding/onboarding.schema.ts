import * as z from 'zod/mini';
import { studySettingsSchema } from '../../cards/scheduling/study-settings.schema.ts';
import { problemText } from '../../platform/problem.ts';
import { profileSchema } from '../../users/profile.schema.ts';

/** The steps of onboarding, in their order. */
export const ONBOARDING_STEPS = ['subjects', 'course', 'exams', 'target', 'time'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const { level, subjects } = profileSchema.shape;
const { examBoard, targetGrade, minutesPerDay, daysOff } = studySettingsSchema.shape;

/** The answers of one step, which are some of these fields. Omitted fields are unchanged. */
export const onboardingAnswersSchema = z.partial(
  z.object({
    subjects,
    level,
    examBoard,
    /** Null: the student does not know the day yet. */
    exams: z.array(z.object({ subject: z.string(), examOn: z.nullable(z.string()) })).check(z.maxLength(200)),
    targetGrade,
    minutesPerDay,
    /** A week without any day to study has no plan. */
    daysOff: daysOff.check(z.maxLength(6, problemText('studyDayMissing'))),
  }),
);
export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;

/** The step after this one; null after the last. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null;

/** The later of two steps. */
export const laterStep = (step: OnboardingStep, other: OnboardingStep): OnboardingStep =>
  ONBOARDING_STEPS.indexOf(step) < ONBOARDING_STEPS.indexOf(other) ? other : step;
