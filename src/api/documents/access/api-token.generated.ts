import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ApiTokenFragment = { readonly id: string, readonly name: string, readonly hint: string, readonly owner: string, readonly isOwn: boolean, readonly isForSchool: boolean, readonly scopes: ReadonlyArray<ClosedSets['ApiScope']>, readonly createdAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hint: string, readonly owner: string, readonly isOwn: boolean, readonly isForSchool: boolean, readonly scopes: ReadonlyArray<ClosedSets['ApiScope']>, readonly createdAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{ name: string; scopes: ReadonlyArray<ClosedSets['ApiScope']> | ClosedSets['ApiScope']; days: number; isForSchool: boolean; }>;
export type CreateApiTokenMutation = { readonly createApiToken: string };

export type RotateApiTokenMutationVariables = Exact<{ id: string; }>;
export type RotateApiTokenMutation = { readonly rotateApiToken: string };

export type RevokeApiTokenMutationVariables = Exact<{ id: string; }>;
export type RevokeApiTokenMutation = { readonly revokeApiToken: boolean };

export const ApiTokensDocument = typedDocument<ApiTokensQuery, ApiTokensQueryVariables>(
  "query apiTokens{apiTokens{...apiToken}}fragment apiToken on ApiToken{id name hint owner isOwn isForSchool scopes createdAt expiresAt lastUsedAt}",
);

export const CreateApiTokenDocument = typedDocument<CreateApiTokenMutation, CreateApiTokenMutationVariables>(
  "mutation createApiToken($name:String!$scopes:[ApiScope!]!$days:Int!$isForSchool:Boolean!){createApiToken(name:$name scopes:$scopes days:$days isForSchool:$isForSchool)}",
);

export const RotateApiTokenDocument = typedDocument<RotateApiTokenMutation, RotateApiTokenMutationVariables>(
  "mutation rotateApiToken($id:ID!){rotateApiToken(id:$id)}",
);

export const RevokeApiTokenDocument = typedDocument<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(
  "mutation revokeApiToken($id:ID!){revokeApiToken(id:$id)}",
);