import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type PracticeInput = {
  readonly asksConfidence: boolean;
  readonly behaviour: ClosedSets['Behaviour'];
  /** Number of questions to draw, unseen and weak ones first; null: all. */
  readonly length?: number | null | undefined;
  /** An attempt of the viewer: only its incorrect questions are used. */
  readonly missedIn?: string | null | undefined;
  readonly quiz: string;
  /** Only questions of this subtopic of the quiz’s topic. */
  readonly subtopic?: string | null | undefined;
};

export type QuestionStepFragment = { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> };

export type ReviewFragment = { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean };

export type StepFragment = { readonly position: number, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null };

export type StartPracticeMutationVariables = Exact<{ input: PracticeInput; }>;
export type StartPracticeMutation = { readonly startPractice: { readonly id: string } };

export type CheckQuestionMutationVariables = Exact<{ attempt: string; position: number; }>;
export type CheckQuestionMutation = { readonly checkQuestion: { readonly items: ReadonlyArray<{ readonly position: number, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export type ShowHintMutationVariables = Exact<{ attempt: string; position: number; }>;
export type ShowHintMutation = { readonly showHint: { readonly items: ReadonlyArray<{ readonly position: number, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export type RateConfidenceMutationVariables = Exact<{ attempt: string; position: number; confidence: ClosedSets['Confidence']; }>;
export type RateConfidenceMutation = { readonly rateConfidence: boolean };

export type ReportQuestionMutationVariables = Exact<{ attempt: string; position: number; reason: ClosedSets['ReportReason']; text: string; }>;
export type ReportQuestionMutation = { readonly reportQuestion: boolean };

export type MarkOwnAnswerMutationVariables = Exact<{ attempt: string; position: number; awards: SentValues['Awards']; }>;
export type MarkOwnAnswerMutation = { readonly markOwnAnswer: { readonly marks: number | null, readonly marksOutOf: number | null, readonly items: ReadonlyArray<{ readonly position: number, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export const StartPracticeDocument = typedDocument<StartPracticeMutation, StartPracticeMutationVariables>(
  "mutation startPractice($input:PracticeInput!){startPractice(input:$input){id}}",
);

export const CheckQuestionDocument = typedDocument<CheckQuestionMutation, CheckQuestionMutationVariables>(
  "mutation checkQuestion($attempt:ID!$position:Int!){checkQuestion(attempt:$attempt position:$position){items{...step}}}fragment step on AttemptQuestion{position step{...questionStep}review{...review}}fragment questionStep on QuestionStep{tries locked confidence hintCount hints}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);

export const ShowHintDocument = typedDocument<ShowHintMutation, ShowHintMutationVariables>(
  "mutation showHint($attempt:ID!$position:Int!){showHint(attempt:$attempt position:$position){items{...step}}}fragment step on AttemptQuestion{position step{...questionStep}review{...review}}fragment questionStep on QuestionStep{tries locked confidence hintCount hints}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);

export const RateConfidenceDocument = typedDocument<RateConfidenceMutation, RateConfidenceMutationVariables>(
  "mutation rateConfidence($attempt:ID!$position:Int!$confidence:Confidence!){rateConfidence(attempt:$attempt position:$position confidence:$confidence)}",
);

export const ReportQuestionDocument = typedDocument<ReportQuestionMutation, ReportQuestionMutationVariables>(
  "mutation reportQuestion($attempt:ID!$position:Int!$reason:ReportReason!$text:String!){reportQuestion(attempt:$attempt position:$position reason:$reason text:$text)}",
);

export const MarkOwnAnswerDocument = typedDocument<MarkOwnAnswerMutation, MarkOwnAnswerMutationVariables>(
  "mutation markOwnAnswer($attempt:ID!$position:Int!$awards:Awards!){markOwnAnswer(attempt:$attempt position:$position awards:$awards){marks marksOutOf items{...step}}}fragment step on AttemptQuestion{position step{...questionStep}review{...review}}fragment questionStep on QuestionStep{tries locked confidence hintCount hints}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);