/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type OwnClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClassesQuery = { readonly ownReports: ReadonlyArray<{ readonly id: string, readonly classroom: string, readonly from: string, readonly until: string, readonly publishedAt: string }>, readonly ownClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly school: string | null, readonly teachers: ReadonlyArray<string>, readonly group: string | null, readonly archivedAt: string | null, readonly subject: { readonly slug: string, readonly title: string } | null }> };

export type JoinClassroomMutationVariables = Exact<{ code: string; }>;
export type JoinClassroomMutation = { readonly joinClassroom: string };

export type LeaveClassroomMutationVariables = Exact<{ id: string; }>;
export type LeaveClassroomMutation = { readonly leaveClassroom: boolean };

export const OwnClassesDocument = typedDocument<OwnClassesQuery, OwnClassesQueryVariables>(
  "query ownClasses{ownReports{id classroom from until publishedAt}ownClasses{id name school teachers group archivedAt subject{slug title}}}",
);

export const JoinClassroomDocument = typedDocument<JoinClassroomMutation, JoinClassroomMutationVariables>(
  "mutation joinClassroom($code:String!){joinClassroom(code:$code)}",
);

export const LeaveClassroomDocument = typedDocument<LeaveClassroomMutation, LeaveClassroomMutationVariables>(
  "mutation leaveClassroom($id:ID!){leaveClassroom(id:$id)}",
);