import type { SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type OnboardingQueryVariables = Exact<{ zone: string; }>;
export type OnboardingQuery = { readonly onboarding: { readonly step: ClosedSets['OnboardingStep'], readonly isFinished: boolean, readonly today: string, readonly level: ClosedSets['Level'] | null, readonly subjects: ReadonlyArray<string>, readonly exams: ReadonlyArray<{ readonly subject: string, readonly examOn: string }>, readonly settings: { readonly minutesPerDay: number, readonly daysOff: ReadonlyArray<number>, readonly examBoard: ClosedSets['ExamBoard'] | null, readonly targetGrade: ClosedSets['TargetGrade'] | null } }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string }> };

export type SaveOnboardingStepMutationVariables = Exact<{ step: ClosedSets['OnboardingStep']; answers?: SentValues['OnboardingAnswers'] | null | undefined; }>;
export type SaveOnboardingStepMutation = { readonly saveOnboardingStep: boolean };

export type FinishOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishOnboardingMutation = { readonly finishOnboarding: boolean };

export type DismissOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissOnboardingMutation = { readonly dismissOnboarding: boolean };

export const OnboardingDocument = typedDocument<OnboardingQuery, OnboardingQueryVariables>(
  "query onboarding($zone:String!){onboarding(zone:$zone){step isFinished today level subjects exams{subject examOn}settings{minutesPerDay daysOff examBoard targetGrade}}subjects{id slug title}}",
);

export const SaveOnboardingStepDocument = typedDocument<SaveOnboardingStepMutation, SaveOnboardingStepMutationVariables>(
  "mutation saveOnboardingStep($step:OnboardingStep!$answers:OnboardingAnswers){saveOnboardingStep(step:$step answers:$answers)}",
);

export const FinishOnboardingDocument = typedDocument<FinishOnboardingMutation, FinishOnboardingMutationVariables>(
  "mutation finishOnboarding{finishOnboarding}",
);

export const DismissOnboardingDocument = typedDocument<DismissOnboardingMutation, DismissOnboardingMutationVariables>(
  "mutation dismissOnboarding{dismissOnboarding}",
);