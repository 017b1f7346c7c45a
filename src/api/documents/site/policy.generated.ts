import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type PolicyVersionsQueryVariables = Exact<{ name: ClosedSets['PolicyName']; }>;
export type PolicyVersionsQuery = { readonly policyVersions: ReadonlyArray<{ readonly version: number, readonly body: string, readonly effectiveAt: string, readonly isInForce: boolean }> };

export type PublishPolicyMutationVariables = Exact<{ name: ClosedSets['PolicyName']; base: number; body: string; from: string; }>;
export type PublishPolicyMutation = { readonly publishPolicy: ReadonlyArray<{ readonly version: number, readonly body: string, readonly effectiveAt: string, readonly isInForce: boolean }> };

export const PolicyVersionsDocument = typedDocument<PolicyVersionsQuery, PolicyVersionsQueryVariables>(
  "query policyVersions($name:PolicyName!){policyVersions(name:$name){version body effectiveAt isInForce}}",
);

export const PublishPolicyDocument = typedDocument<PublishPolicyMutation, PublishPolicyMutationVariables>(
  "mutation publishPolicy($name:PolicyName!$base:Int!$body:String!$from:CalendarDay!){publishPolicy(name:$name base:$base body:$body from:$from){version body effectiveAt isInForce}}",
);