import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RecordStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordStoresQuery = { readonly recordStores: ReadonlyArray<{ readonly id: string, readonly school: string, readonly standard: ClosedSets['RecordStandard'], readonly url: string, readonly key: string, readonly actor: ClosedSets['RecordActor'], readonly sendsResponses: boolean, readonly topics: ReadonlyArray<ClosedSets['RecordTopic']>, readonly disabledReason: ClosedSets['WebhookDisabledReason'] | null, readonly failingSince: string | null, readonly nextAttemptAt: string, readonly deliveredAt: string | null, readonly pendingCount: number, readonly rejectedCount: number }> };

export type RecordStoreSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordStoreSchoolsQuery = { readonly schoolChoices: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type RecordRequestsQueryVariables = Exact<{ store: string; }>;
export type RecordRequestsQuery = { readonly recordRequests: ReadonlyArray<{ readonly id: string, readonly requestedAt: string, readonly statements: number, readonly statusCode: number | null, readonly problem: ClosedSets['RecordProblem'] | null, readonly durationMs: number }> };

export type CreateRecordStoreMutationVariables = Exact<{ school?: string | null | undefined; standard: ClosedSets['RecordStandard']; url: string; key: string; secret: string; actor: ClosedSets['RecordActor']; sendsResponses: boolean; topics: ReadonlyArray<ClosedSets['RecordTopic']> | ClosedSets['RecordTopic']; }>;
export type CreateRecordStoreMutation = { readonly createRecordStore: string };

export type UpdateRecordStoreMutationVariables = Exact<{ id: string; standard: ClosedSets['RecordStandard']; url: string; key: string; secret: string; actor: ClosedSets['RecordActor']; sendsResponses: boolean; topics: ReadonlyArray<ClosedSets['RecordTopic']> | ClosedSets['RecordTopic']; }>;
export type UpdateRecordStoreMutation = { readonly updateRecordStore: boolean };

export type SwitchRecordStoreMutationVariables = Exact<{ id: string; isEnabled: boolean; }>;
export type SwitchRecordStoreMutation = { readonly switchRecordStore: boolean };

export type DeleteRecordStoreMutationVariables = Exact<{ id: string; }>;
export type DeleteRecordStoreMutation = { readonly deleteRecordStore: boolean };

export type TestRecordStoreMutationVariables = Exact<{ id: string; }>;
export type TestRecordStoreMutation = { readonly testRecordStore: boolean };

export type ResendRejectedRecordsMutationVariables = Exact<{ id: string; }>;
export type ResendRejectedRecordsMutation = { readonly resendRejectedRecords: number };

export const RecordStoresDocument = typedDocument<RecordStoresQuery, RecordStoresQueryVariables>(
  "query recordStores{recordStores{id school standard url key actor sendsResponses topics disabledReason failingSince nextAttemptAt deliveredAt pendingCount rejectedCount}}",
);

export const RecordStoreSchoolsDocument = typedDocument<RecordStoreSchoolsQuery, RecordStoreSchoolsQueryVariables>(
  "query recordStoreSchools{schoolChoices{id name}}",
);

export const RecordRequestsDocument = typedDocument<RecordRequestsQuery, RecordRequestsQueryVariables>(
  "query recordRequests($store:ID!){recordRequests(store:$store){id requestedAt statements statusCode problem durationMs}}",
);

export const CreateRecordStoreDocument = typedDocument<CreateRecordStoreMutation, CreateRecordStoreMutationVariables>(
  "mutation createRecordStore($school:ID$standard:RecordStandard!$url:String!$key:String!$secret:String!$actor:RecordActor!$sendsResponses:Boolean!$topics:[RecordTopic!]!){createRecordStore(school:$school standard:$standard url:$url key:$key secret:$secret actor:$actor sendsResponses:$sendsResponses topics:$topics)}",
);

export const UpdateRecordStoreDocument = typedDocument<UpdateRecordStoreMutation, UpdateRecordStoreMutationVariables>(
  "mutation updateRecordStore($id:ID!$standard:RecordStandard!$url:String!$key:String!$secret:String!$actor:RecordActor!$sendsResponses:Boolean!$topics:[RecordTopic!]!){updateRecordStore(id:$id standard:$standard url:$url key:$key secret:$secret actor:$actor sendsResponses:$sendsResponses topics:$topics)}",
);

export const SwitchRecordStoreDocument = typedDocument<SwitchRecordStoreMutation, SwitchRecordStoreMutationVariables>(
  "mutation switchRecordStore($id:ID!$isEnabled:Boolean!){switchRecordStore(id:$id isEnabled:$isEnabled)}",
);

export const DeleteRecordStoreDocument = typedDocument<DeleteRecordStoreMutation, DeleteRecordStoreMutationVariables>(
  "mutation deleteRecordStore($id:ID!){deleteRecordStore(id:$id)}",
);

export const TestRecordStoreDocument = typedDocument<TestRecordStoreMutation, TestRecordStoreMutationVariables>(
  "mutation testRecordStore($id:ID!){testRecordStore(id:$id)}",
);

export const ResendRejectedRecordsDocument = typedDocument<ResendRejectedRecordsMutation, ResendRejectedRecordsMutationVariables>(
  "mutation resendRejectedRecords($id:ID!){resendRejectedRecords(id:$id)}",
);