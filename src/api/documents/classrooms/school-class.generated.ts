import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SchoolClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolClassesQuery = { readonly schoolClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly school: string, readonly subject: string | null, readonly archivedAt: string | null, readonly studentCount: number, readonly openCount: number, readonly teachers: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type ClassCandidatesQueryVariables = Exact<{ classroom: string; }>;
export type ClassCandidatesQuery = { readonly classCandidates: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SetClassTeacherMutationVariables = Exact<{ classroom: string; teacher: string; teaches: boolean; }>;
export type SetClassTeacherMutation = { readonly setClassTeacher: boolean };

export type ArchiveSchoolClassMutationVariables = Exact<{ id: string; archived: boolean; }>;
export type ArchiveSchoolClassMutation = { readonly archiveSchoolClass: boolean };

export type PromotableClassesQueryVariables = Exact<{ school?: string | null | undefined; }>;
export type PromotableClassesQuery = { readonly promotableClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly subject: string | null, readonly studentCount: number, readonly teachers: ReadonlyArray<string> }> };

export type PromotionPreviewQueryVariables = Exact<{ school?: string | null | undefined; choices: SentValues['PromotionChoices']; }>;
export type PromotionPreviewQuery = { readonly promotionPreview: ApiValues['PromotionPreview'] };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { readonly promotions: ReadonlyArray<{ readonly id: string, readonly by: string | null, readonly school: string, readonly createdAt: string, readonly undoneAt: string | null, readonly classCount: number, readonly studentCount: number, readonly canUndo: boolean, readonly retained: ApiValues['PromotionRetained'] }> };

export type RunPromotionMutationVariables = Exact<{ school?: string | null | undefined; choices: SentValues['PromotionChoices']; base: string; }>;
export type RunPromotionMutation = { readonly runPromotion: { readonly id: string, readonly by: string | null, readonly school: string, readonly createdAt: string, readonly undoneAt: string | null, readonly classCount: number, readonly studentCount: number, readonly canUndo: boolean, readonly retained: ApiValues['PromotionRetained'] } };

export type UndoPromotionMutationVariables = Exact<{ id: string; }>;
export type UndoPromotionMutation = { readonly undoPromotion: { readonly id: string, readonly by: string | null, readonly school: string, readonly createdAt: string, readonly undoneAt: string | null, readonly classCount: number, readonly studentCount: number, readonly canUndo: boolean, readonly retained: ApiValues['PromotionRetained'] } };

export type PromotionRowFragment = { readonly id: string, readonly by: string | null, readonly school: string, readonly createdAt: string, readonly undoneAt: string | null, readonly classCount: number, readonly studentCount: number, readonly canUndo: boolean, readonly retained: ApiValues['PromotionRetained'] };

export const SchoolClassesDocument = typedDocument<SchoolClassesQuery, SchoolClassesQueryVariables>(
  "query schoolClasses{schoolClasses{id name school subject archivedAt studentCount openCount teachers{id name}}}",
);

export const ClassCandidatesDocument = typedDocument<ClassCandidatesQuery, ClassCandidatesQueryVariables>(
  "query classCandidates($classroom:ID!){classCandidates(classroom:$classroom){id name}}",
);

export const SetClassTeacherDocument = typedDocument<SetClassTeacherMutation, SetClassTeacherMutationVariables>(
  "mutation setClassTeacher($classroom:ID!$teacher:ID!$teaches:Boolean!){setClassTeacher(classroom:$classroom teacher:$teacher teaches:$teaches)}",
);

export const ArchiveSchoolClassDocument = typedDocument<ArchiveSchoolClassMutation, ArchiveSchoolClassMutationVariables>(
  "mutation archiveSchoolClass($id:ID!$archived:Boolean!){archiveSchoolClass(id:$id archived:$archived)}",
);

export const PromotableClassesDocument = typedDocument<PromotableClassesQuery, PromotableClassesQueryVariables>(
  "query promotableClasses($school:ID){promotableClasses(school:$school){id name subject studentCount teachers}}",
);

export const PromotionPreviewDocument = typedDocument<PromotionPreviewQuery, PromotionPreviewQueryVariables>(
  "query promotionPreview($school:ID$choices:PromotionChoices!){promotionPreview(school:$school choices:$choices)}",
);

export const PromotionsDocument = typedDocument<PromotionsQuery, PromotionsQueryVariables>(
  "query promotions{promotions{...promotionRow}}fragment promotionRow on Promotion{id by school createdAt undoneAt classCount studentCount canUndo retained}",
);

export const RunPromotionDocument = typedDocument<RunPromotionMutation, RunPromotionMutationVariables>(
  "mutation runPromotion($school:ID$choices:PromotionChoices!$base:String!){runPromotion(school:$school choices:$choices base:$base){...promotionRow}}fragment promotionRow on Promotion{id by school createdAt undoneAt classCount studentCount canUndo retained}",
);

export const UndoPromotionDocument = typedDocument<UndoPromotionMutation, UndoPromotionMutationVariables>(
  "mutation undoPromotion($id:ID!){undoPromotion(id:$id){...promotionRow}}fragment promotionRow on Promotion{id by school createdAt undoneAt classCount studentCount canUndo retained}",
);