import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ComparedAccountPartsFragment = { readonly id: string, readonly name: string, readonly email: string, readonly state: ClosedSets['UserState'], readonly createdAt: string, readonly lastUsedAt: string | null, readonly attemptCount: number, readonly classes: ReadonlyArray<string> };

export type DuplicateAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicateAccountsQuery = { readonly duplicateAccounts: ReadonlyArray<{ readonly school: string, readonly sharesClass: boolean, readonly sharesBirth: boolean, readonly one: { readonly id: string, readonly name: string, readonly email: string }, readonly other: { readonly id: string, readonly email: string } }> };

export type ComparedAccountsQueryVariables = Exact<{ kept: string; closed: string; }>;
export type ComparedAccountsQuery = { readonly comparedAccounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly state: ClosedSets['UserState'], readonly createdAt: string, readonly lastUsedAt: string | null, readonly attemptCount: number, readonly classes: ReadonlyArray<string> }> };

export type MergePreviewQueryVariables = Exact<{ kept: string; closed: string; }>;
export type MergePreviewQuery = { readonly mergePreview: { readonly moved: ReadonlyArray<{ readonly kind: ClosedSets['MergeCountKind'], readonly count: number }>, readonly conflicts: ReadonlyArray<{ readonly kind: ClosedSets['MergeConflictKind'], readonly count: number }> } };

export type MergeAccountsMutationVariables = Exact<{ kept: string; closed: string; }>;
export type MergeAccountsMutation = { readonly mergeAccounts: { readonly moved: ReadonlyArray<{ readonly kind: ClosedSets['MergeCountKind'], readonly count: number }> } };

export const DuplicateAccountsDocument = typedDocument<DuplicateAccountsQuery, DuplicateAccountsQueryVariables>(
  "query duplicateAccounts{duplicateAccounts{school sharesClass sharesBirth one{id name email}other{id email}}}",
);

export const ComparedAccountsDocument = typedDocument<ComparedAccountsQuery, ComparedAccountsQueryVariables>(
  "query comparedAccounts($kept:ID!$closed:ID!){comparedAccounts(kept:$kept closed:$closed){...comparedAccountParts}}fragment comparedAccountParts on ComparedAccount{id name email state createdAt lastUsedAt attemptCount classes}",
);

export const MergePreviewDocument = typedDocument<MergePreviewQuery, MergePreviewQueryVariables>(
  "query mergePreview($kept:ID!$closed:ID!){mergePreview(kept:$kept closed:$closed){moved{kind count}conflicts{kind count}}}",
);

export const MergeAccountsDocument = typedDocument<MergeAccountsMutation, MergeAccountsMutationVariables>(
  "mutation mergeAccounts($kept:ID!$closed:ID!){mergeAccounts(kept:$kept closed:$closed){moved{kind count}}}",
);