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