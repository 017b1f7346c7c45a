import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ExamDraftInput = {
  readonly recipe: ExamRecipeInput;
  readonly title: string;
};

export type ExamRecipeInput = {
  readonly difficulties: ReadonlyArray<ClosedSets['Difficulty']>;
  readonly length: number;
  readonly prefer: ClosedSets['Preference'];
  readonly seconds?: number | null | undefined;
  readonly topics: ReadonlyArray<string>;
  readonly types: ReadonlyArray<ClosedSets['QuestionType']>;
};

export type AttemptLineFragment = { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number };

export type AttemptTitleFragment = { readonly title: string, readonly kind: ClosedSets['AttemptKind'], readonly targetId: string, readonly subject: { readonly slug: string, readonly title: string } | null, readonly topic: { readonly slug: string, readonly title: string } | null, readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } };

export type PaperLineFragment = { readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly isAccessible: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null };

export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type ExamLineFragment = { readonly id: string, readonly title: string, readonly seconds: number | null, readonly createdAt: string, readonly questionCount: number, readonly subjects: ReadonlyArray<{ readonly slug: string, readonly title: string }>, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null };

export type RecipeFragment = { readonly topics: ReadonlyArray<string>, readonly types: ReadonlyArray<ClosedSets['QuestionType']>, readonly difficulties: ReadonlyArray<ClosedSets['Difficulty']>, readonly prefer: ClosedSets['Preference'], readonly length: number, readonly seconds: number | null };

export type ExamOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamOverviewQuery = { readonly exams: ReadonlyArray<{ readonly id: string, readonly title: string, readonly seconds: number | null, readonly createdAt: string, readonly questionCount: number, readonly subjects: ReadonlyArray<{ readonly slug: string, readonly title: string }>, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null }>, readonly openExamAttempts: ReadonlyArray<{ readonly title: string, readonly kind: ClosedSets['AttemptKind'], readonly targetId: string, readonly subject: { readonly slug: string, readonly title: string } | null, readonly topic: { readonly slug: string, readonly title: string } | null, readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } }>, readonly papers: ReadonlyArray<{ readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly board: string, readonly seconds: number | null, readonly questionCount: number, readonly marks: number, readonly isAccessible: boolean, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly lastAttempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } | null }> };

export type ExamsByTopicQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamsByTopicQuery = { readonly topicChoices: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly isAccessible: boolean, readonly questionCount: number, readonly quizCount: number, readonly answers: number, readonly accuracy: number | null, readonly subject: { readonly slug: string, readonly title: string } }> };

export type ExamTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamTopicsQuery = { readonly topicChoices: ReadonlyArray<{ readonly id: string, readonly title: string, readonly isAccessible: boolean, readonly questionCount: number, readonly subject: { readonly slug: string, readonly title: string } }> };

export type SharedExamQueryVariables = Exact<{ token: string; }>;
export type SharedExamQuery = { readonly sharedExam: { readonly title: string, readonly topicsExcluded: number, readonly recipe: { readonly topics: ReadonlyArray<string>, readonly types: ReadonlyArray<ClosedSets['QuestionType']>, readonly difficulties: ReadonlyArray<ClosedSets['Difficulty']>, readonly prefer: ClosedSets['Preference'], readonly length: number, readonly seconds: number | null } } };

export type ExamMatchesQueryVariables = Exact<{ recipe: ExamRecipeInput; }>;
export type ExamMatchesQuery = { readonly examMatches: { readonly matching: number, readonly unseen: number, readonly weak: number } };

export type ExamQueryVariables = Exact<{ id: string; }>;
export type ExamQuery = { readonly exam: { readonly id: string, readonly title: string, readonly seconds: number | null, readonly questionCount: number, readonly isShared: boolean, readonly isAccessible: boolean, readonly timeFactor: number, readonly recipe: { readonly topics: ReadonlyArray<string>, readonly types: ReadonlyArray<ClosedSets['QuestionType']>, readonly difficulties: ReadonlyArray<ClosedSets['Difficulty']>, readonly prefer: ClosedSets['Preference'], readonly length: number, readonly seconds: number | null }, readonly types: ReadonlyArray<{ readonly type: ClosedSets['QuestionType'], readonly count: number }>, readonly topics: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string } }>, readonly attempts: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number }> } };

export type CreateExamMutationVariables = Exact<{ draft: ExamDraftInput; }>;
export type CreateExamMutation = { readonly createExam: string };

export type ChangeExamMutationVariables = Exact<{ id: string; draft: ExamDraftInput; }>;
export type ChangeExamMutation = { readonly changeExam: boolean };

export type DeleteExamMutationVariables = Exact<{ id: string; }>;
export type DeleteExamMutation = { readonly deleteExam: boolean };

export type RepeatExamMutationVariables = Exact<{ id: string; }>;
export type RepeatExamMutation = { readonly repeatExam: string };

export type ShareExamMutationVariables = Exact<{ id: string; }>;
export type ShareExamMutation = { readonly shareExam: string };

export type StartExamMutationVariables = Exact<{ id: string; }>;
export type StartExamMutation = { readonly startExam: string };

export const ExamOverviewDocument = typedDocument<ExamOverviewQuery, ExamOverviewQueryVariables>(
  "query examOverview{exams{...examLine}openExamAttempts{...attemptTitle}papers{...paperLine}}fragment examLine on ExamSummary{id title seconds createdAt questionCount subjects{slug title}lastAttempt{...attemptLine}}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}fragment attemptTitle on AttemptTitle{title kind targetId subject{slug title}topic{slug title}attempt{...attemptLine}}fragment paperLine on PaperSummary{id title year session board seconds questionCount marks isAccessible subject{...subjectRef}lastAttempt{...attemptLine}}fragment subjectRef on SubjectRef{id slug title}",
);

export const ExamsByTopicDocument = typedDocument<ExamsByTopicQuery, ExamsByTopicQueryVariables>(
  "query examsByTopic{topicChoices{id slug title isAccessible questionCount quizCount answers accuracy subject{slug title}}}",
);

export const ExamTopicsDocument = typedDocument<ExamTopicsQuery, ExamTopicsQueryVariables>(
  "query examTopics{topicChoices{id title isAccessible questionCount subject{slug title}}}",
);

export const SharedExamDocument = typedDocument<SharedExamQuery, SharedExamQueryVariables>(
  "query sharedExam($token:String!){sharedExam(token:$token){title topicsExcluded recipe{...recipe}}}fragment recipe on ExamRecipe{topics types difficulties prefer length seconds}",
);

export const ExamMatchesDocument = typedDocument<ExamMatchesQuery, ExamMatchesQueryVariables>(
  "query examMatches($recipe:ExamRecipeInput!){examMatches(recipe:$recipe){matching unseen weak}}",
);

export const ExamDocument = typedDocument<ExamQuery, ExamQueryVariables>(
  "query exam($id:ID!){exam(id:$id){id title seconds questionCount isShared isAccessible timeFactor recipe{...recipe}types{type count}topics{id slug title subject{slug title}}attempts{...attemptLine}}}fragment recipe on ExamRecipe{topics types difficulties prefer length seconds}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}",
);

export const CreateExamDocument = typedDocument<CreateExamMutation, CreateExamMutationVariables>(
  "mutation createExam($draft:ExamDraftInput!){createExam(draft:$draft)}",
);

export const ChangeExamDocument = typedDocument<ChangeExamMutation, ChangeExamMutationVariables>(
  "mutation changeExam($id:ID!$draft:ExamDraftInput!){changeExam(id:$id draft:$draft)}",
);

export const DeleteExamDocument = typedDocument<DeleteExamMutation, DeleteExamMutationVariables>(
  "mutation deleteExam($id:ID!){deleteExam(id:$id)}",
);

export const RepeatExamDocument = typedDocument<RepeatExamMutation, RepeatExamMutationVariables>(
  "mutation repeatExam($id:ID!){repeatExam(id:$id)}",
);

export const ShareExamDocument = typedDocument<ShareExamMutation, ShareExamMutationVariables>(
  "mutation shareExam($id:ID!){shareExam(id:$id)}",
);

export const StartExamDocument = typedDocument<StartExamMutation, StartExamMutationVariables>(
  "mutation startExam($id:ID!){startExam(id:$id)}",
);