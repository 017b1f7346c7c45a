import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ResourceListQueryVariables = Exact<{ resource: ClosedSets['ResourceName']; query: SentValues['ResourceQuery']; }>;
export type ResourceListQuery = { readonly resourceList: { readonly total: number, readonly totalIsExact: boolean, readonly before: string | null, readonly after: string | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly title: string, readonly deletedAt: string | null, readonly cells: ApiValues['ResourceCells'] }> }, readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type ResourceRecordQueryVariables = Exact<{ resource: ClosedSets['ResourceName']; id: string; }>;
export type ResourceRecordQuery = { readonly resourceRecord: { readonly id: string, readonly revision: number, readonly title: string, readonly deletedAt: string | null, readonly updatedAt: string, readonly changedBy: string | null, readonly values: ApiValues['ResourceValues'] } };

export type ResourceOptionsQueryVariables = Exact<{ resource: ClosedSets['Referable']; search: string; ids: ReadonlyArray<string> | string; }>;
export type ResourceOptionsQuery = { readonly resourceOptions: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type ResourceExportQueryVariables = Exact<{ resource: ClosedSets['ResourceName']; query: SentValues['ResourceQuery']; }>;
export type ResourceExportQuery = { readonly resourceExport: string };

export type BulkEditQueryVariables = Exact<{ resource: ClosedSets['ResourceName']; ids: ReadonlyArray<string> | string; changes: SentValues['ResourceValues']; }>;
export type BulkEditQuery = { readonly bulkEdit: { readonly unchanged: number, readonly changes: ReadonlyArray<{ readonly id: string, readonly title: string }> } };

export type ApplyBulkEditMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; ids: ReadonlyArray<string> | string; changes: SentValues['ResourceValues']; expected: number; }>;
export type ApplyBulkEditMutation = { readonly applyBulkEdit: { readonly batch: string | null, readonly changes: ReadonlyArray<{ readonly id: string }> } };

export type UndoBulkEditMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; batch: string; }>;
export type UndoBulkEditMutation = { readonly undoBulkEdit: { readonly undone: number, readonly kept: number } };

export type CreateResourceMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; values: SentValues['ResourceValues']; }>;
export type CreateResourceMutation = { readonly createResource: { readonly id: string, readonly title: string } };

export type SaveResourceMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; id: string; revision: number; values: SentValues['ResourceValues']; }>;
export type SaveResourceMutation = { readonly saveResource: { readonly id: string, readonly title: string } };

export type DeleteResourcesMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; ids: ReadonlyArray<string> | string; }>;
export type DeleteResourcesMutation = { readonly deleteResources: number };

export type RestoreResourcesMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; ids: ReadonlyArray<string> | string; }>;
export type RestoreResourcesMutation = { readonly restoreResources: number };

export type PurgeResourcesMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; ids: ReadonlyArray<string> | string; }>;
export type PurgeResourcesMutation = { readonly purgeResources: number };

export type CreateSavedViewMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; name: string; query: string; }>;
export type CreateSavedViewMutation = { readonly createSavedView: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type DropSavedViewMutationVariables = Exact<{ resource: ClosedSets['ResourceName']; id: string; }>;
export type DropSavedViewMutation = { readonly dropSavedView: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export const ResourceListDocument = typedDocument<ResourceListQuery, ResourceListQueryVariables>(
  "query ResourceList($resource:ResourceName!$query:ResourceQuery!){resourceList(resource:$resource query:$query){rows{id revision title deletedAt cells}total totalIsExact before after}savedViews(resource:$resource){id name query}}",
);

export const ResourceRecordDocument = typedDocument<ResourceRecordQuery, ResourceRecordQueryVariables>(
  "query ResourceRecord($resource:ResourceName!$id:ID!){resourceRecord(resource:$resource id:$id){id revision title deletedAt updatedAt changedBy values}}",
);

export const ResourceOptionsDocument = typedDocument<ResourceOptionsQuery, ResourceOptionsQueryVariables>(
  "query ResourceOptions($resource:Referable!$search:String!$ids:[ID!]!){resourceOptions(resource:$resource search:$search ids:$ids){id title}}",
);

export const ResourceExportDocument = typedDocument<ResourceExportQuery, ResourceExportQueryVariables>(
  "query ResourceExport($resource:ResourceName!$query:ResourceQuery!){resourceExport(resource:$resource query:$query)}",
);

export const BulkEditDocument = typedDocument<BulkEditQuery, BulkEditQueryVariables>(
  "query BulkEdit($resource:ResourceName!$ids:[ID!]!$changes:ResourceValues!){bulkEdit(resource:$resource ids:$ids changes:$changes){unchanged changes{id title}}}",
);

export const ApplyBulkEditDocument = typedDocument<ApplyBulkEditMutation, ApplyBulkEditMutationVariables>(
  "mutation ApplyBulkEdit($resource:ResourceName!$ids:[ID!]!$changes:ResourceValues!$expected:Int!){applyBulkEdit(resource:$resource ids:$ids changes:$changes expected:$expected){batch changes{id}}}",
);

export const UndoBulkEditDocument = typedDocument<UndoBulkEditMutation, UndoBulkEditMutationVariables>(
  "mutation UndoBulkEdit($resource:ResourceName!$batch:ID!){undoBulkEdit(resource:$resource batch:$batch){undone kept}}",
);

export const CreateResourceDocument = typedDocument<CreateResourceMutation, CreateResourceMutationVariables>(
  "mutation CreateResource($resource:ResourceName!$values:ResourceValues!){createResource(resource:$resource values:$values){id title}}",
);

export const SaveResourceDocument = typedDocument<SaveResourceMutation, SaveResourceMutationVariables>(
  "mutation SaveResource($resource:ResourceName!$id:ID!$revision:Int!$values:ResourceValues!){saveResource(resource:$resource id:$id revision:$revision values:$values){id title}}",
);

export const DeleteResourcesDocument = typedDocument<DeleteResourcesMutation, DeleteResourcesMutationVariables>(
  "mutation DeleteResources($resource:ResourceName!$ids:[ID!]!){deleteResources(resource:$resource ids:$ids)}",
);

export const RestoreResourcesDocument = typedDocument<RestoreResourcesMutation, RestoreResourcesMutationVariables>(
  "mutation RestoreResources($resource:ResourceName!$ids:[ID!]!){restoreResources(resource:$resource ids:$ids)}",
);

export const PurgeResourcesDocument = typedDocument<PurgeResourcesMutation, PurgeResourcesMutationVariables>(
  "mutation PurgeResources($resource:ResourceName!$ids:[ID!]!){purgeResources(resource:$resource ids:$ids)}",
);

export const CreateSavedViewDocument = typedDocument<CreateSavedViewMutation, CreateSavedViewMutationVariables>(
  "mutation CreateSavedView($resource:ResourceName!$name:String!$query:String!){createSavedView(resource:$resource name:$name query:$query){id name query}}",
);

export const DropSavedViewDocument = typedDocument<DropSavedViewMutation, DropSavedViewMutationVariables>(
  "mutation DropSavedView($resource:ResourceName!$id:ID!){dropSavedView(resource:$resource id:$id){id name query}}",
);