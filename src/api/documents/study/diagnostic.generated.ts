import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicProgressFragment = { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type OpenQuestionFragment = { readonly position: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly marks: number, readonly response: ApiValues['QuestionResponse'] | null, readonly sequence: number, readonly operationId: string | null, readonly answeredAt: string | null, readonly device: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type QuestionStepFragment = { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> };

export type ReviewFragment = { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean };

export type DiagnosticQueryVariables = Exact<{ subject: string; }>;
export type DiagnosticQuery = { readonly diagnostic: { readonly open: string | null, readonly latest: string | null, readonly lockedTopics: number, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } };

export type DiagnosticResultQueryVariables = Exact<{ attempt: string; }>;
export type DiagnosticResultQuery = { readonly diagnosticResult: { readonly answered: number, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topics: ReadonlyArray<{ readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly answered: number, readonly progress: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number, readonly reason: ClosedSets['MasteryReason'], readonly answered: number, readonly restedDays: number | null, readonly practice: ClosedSets['PracticeKind'] | null, readonly quiz: string | null, readonly dueCards: number, readonly weakQuestions: number, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } } }> } };

export type StartDiagnosticMutationVariables = Exact<{ subject: string; }>;
export type StartDiagnosticMutation = { readonly startDiagnostic: string | null };

export type ContinueDiagnosticMutationVariables = Exact<{ attempt: string; after: number; }>;
export type ContinueDiagnosticMutation = { readonly continueDiagnostic: { readonly id: string, readonly submittedAt: string | null, readonly items: ReadonlyArray<{ readonly position: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly marks: number, readonly response: ApiValues['QuestionResponse'] | null, readonly sequence: number, readonly operationId: string | null, readonly answeredAt: string | null, readonly device: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly step: { readonly tries: number, readonly locked: boolean, readonly confidence: ClosedSets['Confidence'] | null, readonly hintCount: number, readonly hints: ReadonlyArray<string> }, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export const DiagnosticDocument = typedDocument<DiagnosticQuery, DiagnosticQueryVariables>(
  "query diagnostic($subject:String!){diagnostic(subject:$subject){subject{...subjectRef}open latest lockedTopics}}fragment subjectRef on SubjectRef{id slug title}",
);

export const DiagnosticResultDocument = typedDocument<DiagnosticResultQuery, DiagnosticResultQueryVariables>(
  "query diagnosticResult($attempt:ID!){diagnosticResult(attempt:$attempt){subject{...subjectRef}answered topics{level estimate low high answered progress{...topicProgress}}}}fragment subjectRef on SubjectRef{id slug title}fragment topicProgress on TopicProgress{topic{...topicRef}subject{...subjectRef}level estimate low high reason answered restedDays practice quiz dueCards weakQuestions}fragment topicRef on TopicRef{id slug title}",
);

export const StartDiagnosticDocument = typedDocument<StartDiagnosticMutation, StartDiagnosticMutationVariables>(
  "mutation startDiagnostic($subject:String!){startDiagnostic(subject:$subject)}",
);

export const ContinueDiagnosticDocument = typedDocument<ContinueDiagnosticMutation, ContinueDiagnosticMutationVariables>(
  "mutation continueDiagnostic($attempt:ID!$after:Int!){continueDiagnostic(attempt:$attempt after:$after){id submittedAt items{...openQuestion}}}fragment openQuestion on AttemptQuestion{position type stem body images{...image}marks response sequence operationId answeredAt device step{...questionStep}review{...review}}fragment image on Image{digest url width height}fragment questionStep on QuestionStep{tries locked confidence hintCount hints}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);