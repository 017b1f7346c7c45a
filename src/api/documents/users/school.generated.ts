import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SchoolQueryVariables = Exact<{ id: string; }>;
export type SchoolQuery = { readonly school: { readonly id: string, readonly name: string, readonly revision: number, readonly details: ApiValues['SchoolDetails'], readonly studentCount: number, readonly teacherCount: number, readonly adminCount: number, readonly classCount: number, readonly orderCount: number, readonly seatCount: number, readonly assignedSeatCount: number } };

export type SaveSchoolDetailsMutationVariables = Exact<{ id: string; revision: number; details: SentValues['SchoolDetails']; }>;
export type SaveSchoolDetailsMutation = { readonly saveSchoolDetails: { readonly id: string, readonly name: string, readonly revision: number, readonly details: ApiValues['SchoolDetails'], readonly studentCount: number, readonly teacherCount: number, readonly adminCount: number, readonly classCount: number, readonly orderCount: number, readonly seatCount: number, readonly assignedSeatCount: number } };

export type SchoolRowFragment = { readonly id: string, readonly name: string, readonly revision: number, readonly details: ApiValues['SchoolDetails'], readonly studentCount: number, readonly teacherCount: number, readonly adminCount: number, readonly classCount: number, readonly orderCount: number, readonly seatCount: number, readonly assignedSeatCount: number };

export const SchoolDocument = typedDocument<SchoolQuery, SchoolQueryVariables>(
  "query school($id:ID!){school(id:$id){...schoolRow}}fragment schoolRow on School{id name revision details studentCount teacherCount adminCount classCount orderCount seatCount assignedSeatCount}",
);

export const SaveSchoolDetailsDocument = typedDocument<SaveSchoolDetailsMutation, SaveSchoolDetailsMutationVariables>(
  "mutation saveSchoolDetails($id:ID!$revision:Int!$details:SchoolDetails!){saveSchoolDetails(id:$id revision:$revision details:$details){...schoolRow}}fragment schoolRow on School{id name revision details studentCount teacherCount adminCount classCount orderCount seatCount assignedSeatCount}",
);