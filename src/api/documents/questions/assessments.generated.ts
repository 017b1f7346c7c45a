import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AssessmentQuestionFragment = { readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean };

export type AuthoredQuizQueryVariables = Exact<{ id: string; }>;
export type AuthoredQuizQuery = { readonly authoredQuiz: { readonly id: string, readonly revision: number, readonly stage: ClosedSets['Stage'], readonly publishAt: string | null, readonly deletedAt: string | null, readonly openAttempts: number, readonly pastAttempts: number, readonly draft: ApiValues['QuizDraft'], readonly isShared: boolean | null, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type AuthoredPaperQueryVariables = Exact<{ id: string; }>;
export type AuthoredPaperQuery = { readonly authoredPaper: { readonly id: string, readonly revision: number, readonly stage: ClosedSets['Stage'], readonly publishAt: string | null, readonly deletedAt: string | null, readonly openAttempts: number, readonly pastAttempts: number, readonly draft: ApiValues['PaperDraft'], readonly outdated: ReadonlyArray<string>, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type AssessmentVersionsQueryVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; }>;
export type AssessmentVersionsQuery = { readonly assessmentVersions: ReadonlyArray<{ readonly number: number, readonly createdAt: string | null, readonly author: string }> };

export type AssessmentVersionQueryVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; number: number; }>;
export type AssessmentVersionQuery = { readonly assessmentVersion: { readonly draft: ApiValues['AssessmentDraft'], readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type AssessmentsQueryVariables = Exact<{ kind: ClosedSets['AssessmentKind']; filter: SentValues['AssessmentFilter']; after?: string | null | undefined; }>;
export type AssessmentsQuery = { readonly assessments: { readonly next: string | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly title: string, readonly detail: string, readonly subject: string, readonly stage: ClosedSets['Stage'], readonly questionCount: number, readonly isShared: boolean, readonly revision: number, readonly changedAt: string }> } };

export type CreateQuizMutationVariables = Exact<{ draft: SentValues['QuizDraft']; }>;
export type CreateQuizMutation = { readonly createQuiz: string };

export type SaveQuizMutationVariables = Exact<{ id: string; revision: number; draft: SentValues['QuizDraft']; }>;
export type SaveQuizMutation = { readonly saveQuiz: number };

export type CreatePaperMutationVariables = Exact<{ draft: SentValues['PaperDraft']; }>;
export type CreatePaperMutation = { readonly createPaper: string };

export type SavePaperMutationVariables = Exact<{ id: string; revision: number; draft: SentValues['PaperDraft']; }>;
export type SavePaperMutation = { readonly savePaper: number };

export type SetAssessmentStageMutationVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; revision: number; stage: ClosedSets['Stage']; publishAt?: string | null | undefined; }>;
export type SetAssessmentStageMutation = { readonly setAssessmentStage: number };

export type DeleteAssessmentMutationVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; revision: number; }>;
export type DeleteAssessmentMutation = { readonly deleteAssessment: boolean };

export type RestoreAssessmentMutationVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; }>;
export type RestoreAssessmentMutation = { readonly restoreAssessment: boolean };

export type PurgeAssessmentMutationVariables = Exact<{ kind: ClosedSets['AssessmentKind']; id: string; }>;
export type PurgeAssessmentMutation = { readonly purgeAssessment: boolean };

export const AuthoredQuizDocument = typedDocument<AuthoredQuizQuery, AuthoredQuizQueryVariables>(
  "query authoredQuiz($id:ID!){authoredQuiz(id:$id){id revision stage publishAt deletedAt openAttempts pastAttempts draft isShared items{...assessmentQuestion}}}fragment assessmentQuestion on AssessmentQuestion{id type stem topic difficulty marks isLive}",
);

export const AuthoredPaperDocument = typedDocument<AuthoredPaperQuery, AuthoredPaperQueryVariables>(
  "query authoredPaper($id:ID!){authoredPaper(id:$id){id revision stage publishAt deletedAt openAttempts pastAttempts draft outdated items{...assessmentQuestion}}}fragment assessmentQuestion on AssessmentQuestion{id type stem topic difficulty marks isLive}",
);

export const AssessmentVersionsDocument = typedDocument<AssessmentVersionsQuery, AssessmentVersionsQueryVariables>(
  "query assessmentVersions($kind:AssessmentKind!$id:ID!){assessmentVersions(kind:$kind id:$id){number createdAt author}}",
);

export const AssessmentVersionDocument = typedDocument<AssessmentVersionQuery, AssessmentVersionQueryVariables>(
  "query assessmentVersion($kind:AssessmentKind!$id:ID!$number:Int!){assessmentVersion(kind:$kind id:$id number:$number){draft items{...assessmentQuestion}}}fragment assessmentQuestion on AssessmentQuestion{id type stem topic difficulty marks isLive}",
);

export const AssessmentsDocument = typedDocument<AssessmentsQuery, AssessmentsQueryVariables>(
  "query assessments($kind:AssessmentKind!$filter:AssessmentFilter!$after:String){assessments(kind:$kind filter:$filter after:$after){rows{id title detail subject stage questionCount isShared revision changedAt}next}}",
);

export const CreateQuizDocument = typedDocument<CreateQuizMutation, CreateQuizMutationVariables>(
  "mutation createQuiz($draft:QuizDraft!){createQuiz(draft:$draft)}",
);

export const SaveQuizDocument = typedDocument<SaveQuizMutation, SaveQuizMutationVariables>(
  "mutation saveQuiz($id:ID!$revision:Int!$draft:QuizDraft!){saveQuiz(id:$id revision:$revision draft:$draft)}",
);

export const CreatePaperDocument = typedDocument<CreatePaperMutation, CreatePaperMutationVariables>(
  "mutation createPaper($draft:PaperDraft!){createPaper(draft:$draft)}",
);

export const SavePaperDocument = typedDocument<SavePaperMutation, SavePaperMutationVariables>(
  "mutation savePaper($id:ID!$revision:Int!$draft:PaperDraft!){savePaper(id:$id revision:$revision draft:$draft)}",
);

export const SetAssessmentStageDocument = typedDocument<SetAssessmentStageMutation, SetAssessmentStageMutationVariables>(
  "mutation setAssessmentStage($kind:AssessmentKind!$id:ID!$revision:Int!$stage:Stage!$publishAt:Instant){setAssessmentStage(kind:$kind id:$id revision:$revision stage:$stage publishAt:$publishAt)}",
);

export const DeleteAssessmentDocument = typedDocument<DeleteAssessmentMutation, DeleteAssessmentMutationVariables>(
  "mutation deleteAssessment($kind:AssessmentKind!$id:ID!$revision:Int!){deleteAssessment(kind:$kind id:$id revision:$revision)}",
);

export const RestoreAssessmentDocument = typedDocument<RestoreAssessmentMutation, RestoreAssessmentMutationVariables>(
  "mutation restoreAssessment($kind:AssessmentKind!$id:ID!){restoreAssessment(kind:$kind id:$id)}",
);

export const PurgeAssessmentDocument = typedDocument<PurgeAssessmentMutation, PurgeAssessmentMutationVariables>(
  "mutation purgeAssessment($kind:AssessmentKind!$id:ID!){purgeAssessment(kind:$kind id:$id)}",
);