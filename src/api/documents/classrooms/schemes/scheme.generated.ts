import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../../typed-document.ts';
export type SchemesQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemesQuery = { readonly schemes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly level: ClosedSets['Level'] | null, readonly weekCount: number, readonly isShared: boolean, readonly isManaged: boolean, readonly createdBy: string | null, readonly updatedAt: string, readonly isArchived: boolean, readonly classCount: number, readonly subject: { readonly id: string, readonly title: string } }>, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type SchemeLineFragment = { readonly id: string, readonly title: string, readonly level: ClosedSets['Level'] | null, readonly weekCount: number, readonly isShared: boolean, readonly isManaged: boolean, readonly createdBy: string | null, readonly updatedAt: string, readonly isArchived: boolean, readonly classCount: number, readonly subject: { readonly id: string, readonly title: string } };

export type SchemeQueryVariables = Exact<{ id: string; }>;
export type SchemeQuery = { readonly scheme: { readonly id: string, readonly title: string, readonly level: ClosedSets['Level'] | null, readonly weekCount: number, readonly isShared: boolean, readonly isManaged: boolean, readonly createdBy: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly isArchived: boolean, readonly classCount: number, readonly version: number, readonly weeks: ApiValues['SchemeWeeks'], readonly subject: { readonly id: string, readonly title: string } }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly assignedWork: ReadonlyArray<{ readonly id: string, readonly title: string, readonly classroom: { readonly id: string, readonly name: string } }> };

export type SchemeWeeksQueryVariables = Exact<{ id: string; }>;
export type SchemeWeeksQuery = { readonly scheme: { readonly updatedBy: string | null, readonly weeks: ApiValues['SchemeWeeks'] } };

export type PlannedAssignmentQueryVariables = Exact<{ classroom: string; planned: string; }>;
export type PlannedAssignmentQuery = { readonly plannedAssignment: { readonly missingCount: number, readonly draft: { readonly title: string, readonly instructions: string, readonly groups: ReadonlyArray<string>, readonly opensAt: string | null, readonly dueAt: string | null, readonly lateUntil: string | null, readonly lateDeduction: number, readonly lateIntervalSeconds: number, readonly lateFloor: number, readonly tries: number | null, readonly countedAttempt: ClosedSets['GradedAttempt'], readonly behaviour: ClosedSets['Behaviour'], readonly seconds: number | null, readonly showsMarks: ClosedSets['Reveal'], readonly showsFeedback: ClosedSets['Reveal'], readonly blocksPractice: boolean, readonly weight: number }, readonly parts: ReadonlyArray<{ readonly kind: ClosedSets['PartKind'], readonly ref: string | null, readonly title: string, readonly draws: number | null, readonly items: ReadonlyArray<{ readonly id: string, readonly stem: string, readonly type: ClosedSets['QuestionType'], readonly marks: number, readonly topic: string }> }> } };

export type CreateSchemeMutationVariables = Exact<{ draft: SentValues['SchemeDraft']; }>;
export type CreateSchemeMutation = { readonly createScheme: string };

export type ChangeSchemeMutationVariables = Exact<{ id: string; version: number; draft: SentValues['SchemeDraft']; }>;
export type ChangeSchemeMutation = { readonly changeScheme: boolean };

export type SaveSchemeWeekMutationVariables = Exact<{ scheme: string; week: string; version: number; draft: SentValues['SchemeWeekDraft']; }>;
export type SaveSchemeWeekMutation = { readonly saveSchemeWeek: boolean };

export type MoveSchemeWeekMutationVariables = Exact<{ scheme: string; week: string; position: number; }>;
export type MoveSchemeWeekMutation = { readonly moveSchemeWeek: boolean };

export type CopySchemeMutationVariables = Exact<{ id: string; }>;
export type CopySchemeMutation = { readonly copyScheme: string };

export type ShareSchemeMutationVariables = Exact<{ id: string; shared: boolean; }>;
export type ShareSchemeMutation = { readonly shareScheme: boolean };

export type ArchiveSchemeMutationVariables = Exact<{ id: string; archived: boolean; }>;
export type ArchiveSchemeMutation = { readonly archiveScheme: boolean };

export type FollowSchemeMutationVariables = Exact<{ classroom: string; scheme: string; startsOn: string; }>;
export type FollowSchemeMutation = { readonly followScheme: boolean };

export type UnfollowSchemeMutationVariables = Exact<{ classroom: string; }>;
export type UnfollowSchemeMutation = { readonly unfollowScheme: boolean };

export const SchemesDocument = typedDocument<SchemesQuery, SchemesQueryVariables>(
  "query schemes{schemes{...schemeLine}subjects{id title}}fragment schemeLine on SchemeLine{id title subject{id title}level weekCount isShared isManaged createdBy updatedAt isArchived classCount}",
);

export const SchemeDocument = typedDocument<SchemeQuery, SchemeQueryVariables>(
  "query scheme($id:ID!){scheme(id:$id){id title subject{id title}level weekCount isShared isManaged createdBy updatedAt updatedBy isArchived classCount version weeks}subjects{id title topics{id title}}assignedWork{id title classroom{id name}}}",
);

export const SchemeWeeksDocument = typedDocument<SchemeWeeksQuery, SchemeWeeksQueryVariables>(
  "query schemeWeeks($id:ID!){scheme(id:$id){updatedBy weeks}}",
);

export const PlannedAssignmentDocument = typedDocument<PlannedAssignmentQuery, PlannedAssignmentQueryVariables>(
  "query plannedAssignment($classroom:ID!$planned:ID!){plannedAssignment(classroom:$classroom planned:$planned){draft{title instructions groups opensAt dueAt lateUntil lateDeduction lateIntervalSeconds lateFloor tries countedAttempt behaviour seconds showsMarks showsFeedback blocksPractice weight}parts{kind ref title draws items{id stem type marks topic}}missingCount}}",
);

export const CreateSchemeDocument = typedDocument<CreateSchemeMutation, CreateSchemeMutationVariables>(
  "mutation createScheme($draft:SchemeDraft!){createScheme(draft:$draft)}",
);

export const ChangeSchemeDocument = typedDocument<ChangeSchemeMutation, ChangeSchemeMutationVariables>(
  "mutation changeScheme($id:ID!$version:Int!$draft:SchemeDraft!){changeScheme(id:$id version:$version draft:$draft)}",
);

export const SaveSchemeWeekDocument = typedDocument<SaveSchemeWeekMutation, SaveSchemeWeekMutationVariables>(
  "mutation saveSchemeWeek($scheme:ID!$week:ID!$version:Int!$draft:SchemeWeekDraft!){saveSchemeWeek(scheme:$scheme week:$week version:$version draft:$draft)}",
);

export const MoveSchemeWeekDocument = typedDocument<MoveSchemeWeekMutation, MoveSchemeWeekMutationVariables>(
  "mutation moveSchemeWeek($scheme:ID!$week:ID!$position:Int!){moveSchemeWeek(scheme:$scheme week:$week position:$position)}",
);

export const CopySchemeDocument = typedDocument<CopySchemeMutation, CopySchemeMutationVariables>(
  "mutation copyScheme($id:ID!){copyScheme(id:$id)}",
);

export const ShareSchemeDocument = typedDocument<ShareSchemeMutation, ShareSchemeMutationVariables>(
  "mutation shareScheme($id:ID!$shared:Boolean!){shareScheme(id:$id shared:$shared)}",
);

export const ArchiveSchemeDocument = typedDocument<ArchiveSchemeMutation, ArchiveSchemeMutationVariables>(
  "mutation archiveScheme($id:ID!$archived:Boolean!){archiveScheme(id:$id archived:$archived)}",
);

export const FollowSchemeDocument = typedDocument<FollowSchemeMutation, FollowSchemeMutationVariables>(
  "mutation followScheme($classroom:ID!$scheme:ID!$startsOn:CalendarDay!){followScheme(classroom:$classroom scheme:$scheme startsOn:$startsOn)}",
);

export const UnfollowSchemeDocument = typedDocument<UnfollowSchemeMutation, UnfollowSchemeMutationVariables>(
  "mutation unfollowScheme($classroom:ID!){unfollowScheme(classroom:$classroom)}",
);