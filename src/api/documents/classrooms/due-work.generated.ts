import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type WorkLineFragment = { readonly isOnPaper: boolean, readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } };

export type DueWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type DueWorkQuery = { readonly studentWork: ReadonlyArray<{ readonly isOnPaper: boolean, readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly weight: number, readonly opensAt: string | null, readonly dueAt: string | null, readonly closesAt: string | null, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly classroom: { readonly id: string, readonly name: string }, readonly late: { readonly deduction: number, readonly intervalSeconds: number, readonly floor: number } }>, readonly assignmentNotices: ReadonlyArray<{ readonly id: string, readonly assignment: string, readonly title: string, readonly classroom: string, readonly reminder: ClosedSets['ReminderKind'] }>, readonly recentAnnouncements: ReadonlyArray<{ readonly id: string, readonly text: string, readonly publishAt: string, readonly classroom: { readonly id: string, readonly name: string } }> };

export type ReadAssignmentNoticeMutationVariables = Exact<{ id: string; }>;
export type ReadAssignmentNoticeMutation = { readonly readNotice: boolean };

export const DueWorkDocument = typedDocument<DueWorkQuery, DueWorkQueryVariables>(
  "query dueWork{studentWork{...workLine}assignmentNotices{id assignment title classroom reminder}recentAnnouncements{id text publishAt classroom{id name}}}fragment workLine on StudentWork{isOnPaper id title status weight opensAt dueAt closesAt submittedAt marks marksOutOf creditShare classroom{id name}late{deduction intervalSeconds floor}}",
);

export const ReadAssignmentNoticeDocument = typedDocument<ReadAssignmentNoticeMutation, ReadAssignmentNoticeMutationVariables>(
  "mutation readAssignmentNotice($id:ID!){readNotice(id:$id)}",
);