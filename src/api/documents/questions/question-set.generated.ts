import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AuthoredQuizQueryVariables = Exact<{
  id: string;
}>;


export type AuthoredQuizQuery = { readonly authoredQuiz: { readonly id: string, readonly revision: number, readonly stage: ClosedSets['Stage'], readonly publishAt: string | null, readonly deletedAt: string | null, readonly openAttempts: number, readonly pastAttempts: number, readonly draft: ApiValues['QuizDraft'], readonly isShared: boolean | null, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type AuthoredPaperQueryVariables = Exact<{
  id: string;
}>;


export type AuthoredPaperQuery = { readonly authoredPaper: { readonly id: string, readonly revision: number, readonly stage: ClosedSets['Stage'], readonly publishAt: string | null, readonly deletedAt: string | null, readonly openAttempts: number, readonly pastAttempts: number, readonly draft: ApiValues['PaperDraft'], readonly outdated: ReadonlyArray<string>, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type SetVersionsQueryVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
}>;


export type SetVersionsQuery = { readonly setVersions: ReadonlyArray<{ readonly number: number, readonly createdAt: string | null, readonly author: string }> };

export type SetVersionQueryVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
  number: number;
}>;


export type SetVersionQuery = { readonly setVersion: { readonly draft: ApiValues['SetDraft'], readonly items: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly topic: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly isLive: boolean }> } };

export type QuestionSetsQueryVariables = Exact<{
  kind: ClosedSets['SetKind'];
  filter: SentValues['SetFilter'];
  after?: string | null | undefined;
}>;


export type QuestionSetsQuery = { readonly questionSets: { readonly next: string | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly title: string, readonly detail: string, readonly subject: string, readonly stage: ClosedSets['Stage'], readonly questionCount: number, readonly isShared: boolean, readonly revision: number, readonly changedAt: string }> } };

export type CreateQuizMutationVariables = Exact<{
  draft: SentValues['QuizDraft'];
}>;


export type CreateQuizMutation = { readonly createQuiz: string };

export type SaveQuizMutationVariables = Exact<{
  id: string;
  revision: number;
  draft: SentValues['QuizDraft'];
}>;


export type SaveQuizMutation = { readonly saveQuiz: number };

export type CreatePaperMutationVariables = Exact<{
  draft: SentValues['PaperDraft'];
}>;


export type CreatePaperMutation = { readonly createPaper: string };

export type SavePaperMutationVariables = Exact<{
  id: string;
  revision: number;
  draft: SentValues['PaperDraft'];
}>;


export type SavePaperMutation = { readonly savePaper: number };

export type SetSetStageMutationVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
  revision: number;
  stage: ClosedSets['Stage'];
  publishAt?: string | null | undefined;
}>;


export type SetSetStageMutation = { readonly setSetStage: number };

export type DeleteSetMutationVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
  revision: number;
}>;


export type DeleteSetMutation = { readonly deleteSet: boolean };

export type RestoreSetMutationVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
}>;


export type RestoreSetMutation = { readonly restoreSet: boolean };

export type PurgeSetMutationVariables = Exact<{
  kind: ClosedSets['SetKind'];
  id: string;
}>;


export type PurgeSetMutation = { readonly purgeSet: boolean };

export const AuthoredQuizDocument = typedDocument<AuthoredQuizQuery, AuthoredQuizQueryVariables>(
  "query authoredQuiz($id:ID!){authoredQuiz(id:$id){id revision stage publishAt deletedAt openAttempts pastAttempts draft isShared items{id type stem topic difficulty marks isLive}}}",
);

export const AuthoredPaperDocument = typedDocument<AuthoredPaperQuery, AuthoredPaperQueryVariables>(
  "query authoredPaper($id:ID!){authoredPaper(id:$id){id revision stage publishAt deletedAt openAttempts pastAttempts draft outdated items{id type stem topic difficulty marks isLive}}}",
);

export const SetVersionsDocument = typedDocument<SetVersionsQuery, SetVersionsQueryVariables>(
  "query setVersions($kind:SetKind!$id:ID!){setVersions(kind:$kind id:$id){number createdAt author}}",
);

export const SetVersionDocument = typedDocument<SetVersionQuery, SetVersionQueryVariables>(
  "query setVersion($kind:SetKind!$id:ID!$number:Int!){setVersion(kind:$kind id:$id number:$number){draft items{id type stem topic difficulty marks isLive}}}",
);

export const QuestionSetsDocument = typedDocument<QuestionSetsQuery, QuestionSetsQueryVariables>(
  "query questionSets($kind:SetKind!$filter:SetFilter!$after:String){questionSets(kind:$kind filter:$filter after:$after){rows{id title detail subject stage questionCount isShared revision changedAt}next}}",
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

export const SetSetStageDocument = typedDocument<SetSetStageMutation, SetSetStageMutationVariables>(
  "mutation setSetStage($kind:SetKind!$id:ID!$revision:Int!$stage:Stage!$publishAt:Instant){setSetStage(kind:$kind id:$id revision:$revision stage:$stage publishAt:$publishAt)}",
);

export const DeleteSetDocument = typedDocument<DeleteSetMutation, DeleteSetMutationVariables>(
  "mutation deleteSet($kind:SetKind!$id:ID!$revision:Int!){deleteSet(kind:$kind id:$id revision:$revision)}",
);

export const RestoreSetDocument = typedDocument<RestoreSetMutation, RestoreSetMutationVariables>(
  "mutation restoreSet($kind:SetKind!$id:ID!){restoreSet(kind:$kind id:$id)}",
);

export const PurgeSetDocument = typedDocument<PurgeSetMutation, PurgeSetMutationVariables>(
  "mutation purgeSet($kind:SetKind!$id:ID!){purgeSet(kind:$kind id:$id)}",
);