import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ClosedSets['AccountType'] | null, readonly permissions: ReadonlyArray<ClosedSets['Permission']>, readonly holders: number, readonly base: string }> };

export type SaveRoleMutationVariables = Exact<{ id?: string | null | undefined; base?: string | null | undefined; name: string; permissions: ReadonlyArray<ClosedSets['Permission']> | ClosedSets['Permission']; }>;
export type SaveRoleMutation = { readonly saveRole: string };

export type RemoveRoleMutationVariables = Exact<{ id: string; }>;
export type RemoveRoleMutation = { readonly removeRole: boolean };

export const RolesDocument = typedDocument<RolesQuery, RolesQueryVariables>(
  "query roles{roles{id name kind permissions holders base}}",
);

export const SaveRoleDocument = typedDocument<SaveRoleMutation, SaveRoleMutationVariables>(
  "mutation saveRole($id:ID$base:String$name:String!$permissions:[Permission!]!){saveRole(id:$id base:$base name:$name permissions:$permissions)}",
);

export const RemoveRoleDocument = typedDocument<RemoveRoleMutation, RemoveRoleMutationVariables>(
  "mutation removeRole($id:ID!){removeRole(id:$id)}",
);