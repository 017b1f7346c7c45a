import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RetentionQueryVariables = Exact<{ school: string; }>;
export type RetentionQuery = { readonly retention: ReadonlyArray<{ readonly kind: ClosedSets['RetentionKind'], readonly months: number | null, readonly appliedAt: string | null }> };

export type RetentionPreviewQueryVariables = Exact<{ school: string; kind: ClosedSets['RetentionKind']; months: number; }>;
export type RetentionPreviewQuery = { readonly retentionPreview: { readonly count: number, readonly studentCount: number, readonly bytes: number, readonly names: ReadonlyArray<string> } };

export type SetRetentionMutationVariables = Exact<{ school: string; kind: ClosedSets['RetentionKind']; months: number; previewed: number; }>;
export type SetRetentionMutation = { readonly setRetention: boolean };

export type EndRetentionMutationVariables = Exact<{ school: string; kind: ClosedSets['RetentionKind']; }>;
export type EndRetentionMutation = { readonly endRetention: boolean };

export const RetentionDocument = typedDocument<RetentionQuery, RetentionQueryVariables>(
  "query retention($school:ID!){retention(school:$school){kind months appliedAt}}",
);

export const RetentionPreviewDocument = typedDocument<RetentionPreviewQuery, RetentionPreviewQueryVariables>(
  "query retentionPreview($school:ID!$kind:RetentionKind!$months:Int!){retentionPreview(school:$school kind:$kind months:$months){count studentCount bytes names}}",
);

export const SetRetentionDocument = typedDocument<SetRetentionMutation, SetRetentionMutationVariables>(
  "mutation setRetention($school:ID!$kind:RetentionKind!$months:Int!$previewed:Int!){setRetention(school:$school kind:$kind months:$months previewed:$previewed)}",
);

export const EndRetentionDocument = typedDocument<EndRetentionMutation, EndRetentionMutationVariables>(
  "mutation endRetention($school:ID!$kind:RetentionKind!){endRetention(school:$school kind:$kind)}",
);