/** The steps of onboarding, in their order. */
export const ONBOARDING_STEPS = ['subjects', 'course', 'exams', 'target', 'time'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
