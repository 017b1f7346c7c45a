import type { OnboardingQuery } from '#api/documents/study/onboarding.generated.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import type { OnboardingAnswers } from '#domain/study/onboarding/onboarding.schema.ts';

/** All answers that the student has given so far. */
export type Draft = Pick<OnboardingQuery['onboarding'], 'subjects' | 'level' | 'exams'> &
  OnboardingQuery['onboarding']['settings'];

export type StepProps = {
  readonly draft: Draft;
  readonly subjects: OnboardingQuery['subjects'];
  /** The student's own day, by the server's clock. */
  readonly today: string;
  /** Why the answers could not be saved. */
  readonly problem: string | null;
  readonly errors: FieldMessages;
  readonly isSaving: boolean;
  readonly onAnswer: (answers: OnboardingAnswers) => void;
  readonly onSkip: () => void;
  /** Null in the first step. */
  readonly onBack: (() => void) | null;
};
