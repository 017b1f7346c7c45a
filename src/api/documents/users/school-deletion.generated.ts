/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SchoolDeletionQueryVariables = Exact<{ school: string; }>;
export type SchoolDeletionQuery = { readonly schoolDeletion: { readonly dueAt: string, readonly requestedBy: string | null } | null };

export type SchoolContentQueryVariables = Exact<{ school: string; }>;
export type SchoolContentQuery = { readonly schoolContent: { readonly studentCount: number, readonly teacherCount: number, readonly adminCount: number, readonly classCount: number, readonly assignmentCount: number, readonly attemptCount: number, readonly answerCount: number, readonly fileCount: number, readonly questionCount: number, readonly quizCount: number, readonly orderCount: number } };

export type DeleteSchoolMutationVariables = Exact<{ school: string; name: string; }>;
export type DeleteSchoolMutation = { readonly deleteSchool: string };

export type CancelSchoolDeletionMutationVariables = Exact<{ school: string; }>;
export type CancelSchoolDeletionMutation = { readonly cancelSchoolDeletion: boolean };

export type SchoolDataAddressMutationVariables = Exact<{ school: string; }>;
export type SchoolDataAddressMutation = { readonly schoolDataAddress: string };

export const SchoolDeletionDocument = typedDocument<SchoolDeletionQuery, SchoolDeletionQueryVariables>(
  "query schoolDeletion($school:ID!){schoolDeletion(school:$school){dueAt requestedBy}}",
);

export const SchoolContentDocument = typedDocument<SchoolContentQuery, SchoolContentQueryVariables>(
  "query schoolContent($school:ID!){schoolContent(school:$school){studentCount teacherCount adminCount classCount assignmentCount attemptCount answerCount fileCount questionCount quizCount orderCount}}",
);

export const DeleteSchoolDocument = typedDocument<DeleteSchoolMutation, DeleteSchoolMutationVariables>(
  "mutation deleteSchool($school:ID!$name:String!){deleteSchool(school:$school name:$name)}",
);

export const CancelSchoolDeletionDocument = typedDocument<CancelSchoolDeletionMutation, CancelSchoolDeletionMutationVariables>(
  "mutation cancelSchoolDeletion($school:ID!){cancelSchoolDeletion(school:$school)}",
);

export const SchoolDataAddressDocument = typedDocument<SchoolDataAddressMutation, SchoolDataAddressMutationVariables>(
  "mutation schoolDataAddress($school:ID!){schoolDataAddress(school:$school)}",
);