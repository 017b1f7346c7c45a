/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ResourceListQueryVariables = Exact<{
  resource: string;
  query: unknown;
}>;


export type ResourceListQuery = { readonly resourceList: { readonly total: number, readonly totalIsExact: boolean, readonly before: string | null, readonly after: string | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly title: string, readonly deletedAt: string | null, readonly cells: unknown }> }, readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type ResourceRecordQueryVariables = Exact<{
  resource: string;
  id: string;
}>;


export type ResourceRecordQuery = { readonly resourceRecord: { readonly id: string, readonly revision: number, readonly title: string, readonly deletedAt: string | null, readonly updatedAt: string, readonly changedBy: string | null, readonly values: unknown } };

export type ResourceOptionsQueryVariables = Exact<{
  resource: string;
  search: string;
  ids: ReadonlyArray<string> | string;
}>;


export type ResourceOptionsQuery = { readonly resourceOptions: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type ResourceExportQueryVariables = Exact<{
  resource: string;
  query: unknown;
}>;


export type ResourceExportQuery = { readonly resourceExport: string };

export type BulkEditQueryVariables = Exact<{
  resource: string;
  ids: ReadonlyArray<string> | string;
  changes: unknown;
}>;


export type BulkEditQuery = { readonly bulkEdit: { readonly unchanged: number, readonly changes: ReadonlyArray<{ readonly id: string, readonly title: string }> } };

export type ApplyBulkEditMutationVariables = Exact<{
  resource: string;
  ids: ReadonlyArray<string> | string;
  changes: unknown;
  expected: number;
}>;


export type ApplyBulkEditMutation = { readonly applyBulkEdit: { readonly batch: string | null, readonly changes: ReadonlyArray<{ readonly id: string }> } };

export type UndoBulkEditMutationVariables = Exact<{
  resource: string;
  batch: string;
}>;


export type UndoBulkEditMutation = { readonly undoBulkEdit: { readonly undone: number, readonly kept: number } };

export type CreateResourceMutationVariables = Exact<{
  resource: string;
  values: unknown;
}>;


export type CreateResourceMutation = { readonly createResource: { readonly id: string, readonly title: string } };

export type SaveResourceMutationVariables = Exact<{
  resource: string;
  id: string;
  revision: number;
  values: unknown;
}>;


export type SaveResourceMutation = { readonly saveResource: { readonly id: string, readonly title: string } };

export type DeleteResourcesMutationVariables = Exact<{
  resource: string;
  ids: ReadonlyArray<string> | string;
}>;


export type DeleteResourcesMutation = { readonly deleteResources: number };

export type RestoreResourcesMutationVariables = Exact<{
  resource: string;
  ids: ReadonlyArray<string> | string;
}>;


export type RestoreResourcesMutation = { readonly restoreResources: number };

export type PurgeResourcesMutationVariables = Exact<{
  resource: string;
  ids: ReadonlyArray<string> | string;
}>;


export type PurgeResourcesMutation = { readonly purgeResources: number };

export type CreateSavedViewMutationVariables = Exact<{
  resource: string;
  name: string;
  query: string;
}>;


export type CreateSavedViewMutation = { readonly createSavedView: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type DropSavedViewMutationVariables = Exact<{
  resource: string;
  id: string;
}>;


export type DropSavedViewMutation = { readonly dropSavedView: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export const ResourceListDocument = typedDocument<ResourceListQuery, ResourceListQueryVariables>(
  "query ResourceList($resource:String!$query:JSON!){resourceList(resource:$resource query:$query){rows{id revision title deletedAt cells}total totalIsExact before after}savedViews(resource:$resource){id name query}}",
);

export const ResourceRecordDocument = typedDocument<ResourceRecordQuery, ResourceRecordQueryVariables>(
  "query ResourceRecord($resource:String!$id:ID!){resourceRecord(resource:$resource id:$id){id revision title deletedAt updatedAt changedBy values}}",
);

export const ResourceOptionsDocument = typedDocument<ResourceOptionsQuery, ResourceOptionsQueryVariables>(
  "query ResourceOptions($resource:String!$search:String!$ids:[ID!]!){resourceOptions(resource:$resource search:$search ids:$ids){id title}}",
);

export const ResourceExportDocument = typedDocument<ResourceExportQuery, ResourceExportQueryVariables>(
  "query ResourceExport($resource:String!$query:JSON!){resourceExport(resource:$resource query:$query)}",
);

export const BulkEditDocument = typedDocument<BulkEditQuery, BulkEditQueryVariables>(
  "query BulkEdit($resource:String!$ids:[ID!]!$changes:JSON!){bulkEdit(resource:$resource ids:$ids changes:$changes){unchanged changes{id title}}}",
);

export const ApplyBulkEditDocument = typedDocument<ApplyBulkEditMutation, ApplyBulkEditMutationVariables>(
  "mutation ApplyBulkEdit($resource:String!$ids:[ID!]!$changes:JSON!$expected:Int!){applyBulkEdit(resource:$resource ids:$ids changes:$changes expected:$expected){batch changes{id}}}",
);

export const UndoBulkEditDocument = typedDocument<UndoBulkEditMutation, UndoBulkEditMutationVariables>(
  "mutation UndoBulkEdit($resource:String!$batch:ID!){undoBulkEdit(resource:$resource batch:$batch){undone kept}}",
);

export const CreateResourceDocument = typedDocument<CreateResourceMutation, CreateResourceMutationVariables>(
  "mutation CreateResource($resource:String!$values:JSON!){createResource(resource:$resource values:$values){id title}}",
);

export const SaveResourceDocument = typedDocument<SaveResourceMutation, SaveResourceMutationVariables>(
  "mutation SaveResource($resource:String!$id:ID!$revision:Int!$values:JSON!){saveResource(resource:$resource id:$id revision:$revision values:$values){id title}}",
);

export const DeleteResourcesDocument = typedDocument<DeleteResourcesMutation, DeleteResourcesMutationVariables>(
  "mutation DeleteResources($resource:String!$ids:[ID!]!){deleteResources(resource:$resource ids:$ids)}",
);

export const RestoreResourcesDocument = typedDocument<RestoreResourcesMutation, RestoreResourcesMutationVariables>(
  "mutation RestoreResources($resource:String!$ids:[ID!]!){restoreResources(resource:$resource ids:$ids)}",
);

export const PurgeResourcesDocument = typedDocument<PurgeResourcesMutation, PurgeResourcesMutationVariables>(
  "mutation PurgeResources($resource:String!$ids:[ID!]!){purgeResources(resource:$resource ids:$ids)}",
);

export const CreateSavedViewDocument = typedDocument<CreateSavedViewMutation, CreateSavedViewMutationVariables>(
  "mutation CreateSavedView($resource:String!$name:String!$query:String!){createSavedView(resource:$resource name:$name query:$query){id name query}}",
);

export const DropSavedViewDocument = typedDocument<DropSavedViewMutation, DropSavedViewMutationVariables>(
  "mutation DropSavedView($resource:String!$id:ID!){dropSavedView(resource:$resource id:$id){id name query}}",
);