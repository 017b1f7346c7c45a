/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectsPreviewQueryVariables = Exact<{ users: ReadonlyArray<string> | string; add: ReadonlyArray<string> | string; remove: ReadonlyArray<string> | string; }>;
export type SubjectsPreviewQuery = { readonly subjectsPreview: { readonly changedCount: number, readonly unchangedCount: number } };

export type ChangeSubjectsMutationVariables = Exact<{ users: ReadonlyArray<string> | string; add: ReadonlyArray<string> | string; remove: ReadonlyArray<string> | string; }>;
export type ChangeSubjectsMutation = { readonly changeSubjects: { readonly batch: string | null, readonly changedCount: number } };

export type UndoSubjectsMutationVariables = Exact<{ batch: string; }>;
export type UndoSubjectsMutation = { readonly undoSubjects: { readonly changedCount: number, readonly unchangedCount: number } };

export const SubjectsPreviewDocument = typedDocument<SubjectsPreviewQuery, SubjectsPreviewQueryVariables>(
  "query subjectsPreview($users:[ID!]!$add:[ID!]!$remove:[ID!]!){subjectsPreview(users:$users add:$add remove:$remove){changedCount unchangedCount}}",
);

export const ChangeSubjectsDocument = typedDocument<ChangeSubjectsMutation, ChangeSubjectsMutationVariables>(
  "mutation changeSubjects($users:[ID!]!$add:[ID!]!$remove:[ID!]!){changeSubjects(users:$users add:$add remove:$remove){batch changedCount}}",
);

export const UndoSubjectsDocument = typedDocument<UndoSubjectsMutation, UndoSubjectsMutationVariables>(
  "mutation undoSubjects($batch:ID!){undoSubjects(batch:$batch){changedCount unchangedCount}}",
);