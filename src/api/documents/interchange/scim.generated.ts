/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ScimTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ScimTokensQuery = { readonly scimTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hint: string, readonly owner: string, readonly isOwnerAdmin: boolean, readonly expiresAt: string, readonly lastUsedAt: string | null }> };

export type CreateScimTokenMutationVariables = Exact<{ name: string; days: number; }>;
export type CreateScimTokenMutation = { readonly createScimToken: string };

export type RotateScimTokenMutationVariables = Exact<{ id: string; }>;
export type RotateScimTokenMutation = { readonly rotateScimToken: string };

export type RevokeScimTokenMutationVariables = Exact<{ id: string; }>;
export type RevokeScimTokenMutation = { readonly revokeScimToken: boolean };

export type ScimMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScimMatchesQuery = { readonly scimMatches: { readonly total: number, readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly sentName: string }> } };

export type ConnectScimUsersMutationVariables = Exact<{ ids: ReadonlyArray<string> | string; }>;
export type ConnectScimUsersMutation = { readonly connectScimUsers: number };

export const ScimTokensDocument = typedDocument<ScimTokensQuery, ScimTokensQueryVariables>(
  "query scimTokens{scimTokens{id name hint owner isOwnerAdmin expiresAt lastUsedAt}}",
);

export const CreateScimTokenDocument = typedDocument<CreateScimTokenMutation, CreateScimTokenMutationVariables>(
  "mutation createScimToken($name:String!$days:Int!){createScimToken(name:$name days:$days)}",
);

export const RotateScimTokenDocument = typedDocument<RotateScimTokenMutation, RotateScimTokenMutationVariables>(
  "mutation rotateScimToken($id:ID!){rotateScimToken(id:$id)}",
);

export const RevokeScimTokenDocument = typedDocument<RevokeScimTokenMutation, RevokeScimTokenMutationVariables>(
  "mutation revokeScimToken($id:ID!){revokeScimToken(id:$id)}",
);

export const ScimMatchesDocument = typedDocument<ScimMatchesQuery, ScimMatchesQueryVariables>(
  "query scimMatches{scimMatches{rows{id name email sentName}total}}",
);

export const ConnectScimUsersDocument = typedDocument<ConnectScimUsersMutation, ConnectScimUsersMutationVariables>(
  "mutation connectScimUsers($ids:[ID!]!){connectScimUsers(ids:$ids)}",
);