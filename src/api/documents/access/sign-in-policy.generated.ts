import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type FactorSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type FactorSetupQuery = { readonly factorSetup: { readonly requirement: ClosedSets['SignInRequirement'], readonly hasApp: boolean } };

export type SignInPoliciesQueryVariables = Exact<{ school?: string | null | undefined; }>;
export type SignInPoliciesQuery = { readonly signInPolicies: { readonly signOnOnly: string | null, readonly hasApp: boolean, readonly hasPasskey: boolean, readonly policies: ReadonlyArray<{ readonly role: ClosedSets['AccountType'], readonly base: string, readonly userCount: number | null, readonly factorCount: number | null, readonly passkeyCount: number | null, readonly rule: { readonly requirement: ClosedSets['SignInRequirement'], readonly requiredFrom: string, readonly graceDays: number } | null, readonly floor: { readonly requirement: ClosedSets['SignInRequirement'], readonly requiredFrom: string, readonly graceDays: number } | null }> } };

export type SaveSignInPolicyMutationVariables = Exact<{ school?: string | null | undefined; role: ClosedSets['AccountType']; requirement: ClosedSets['SignInRequirement']; requiredFrom: string; graceDays: number; base: string; }>;
export type SaveSignInPolicyMutation = { readonly saveSignInPolicy: boolean };

export type SignInPolicyRowFragment = { readonly role: ClosedSets['AccountType'], readonly base: string, readonly userCount: number | null, readonly factorCount: number | null, readonly passkeyCount: number | null, readonly rule: { readonly requirement: ClosedSets['SignInRequirement'], readonly requiredFrom: string, readonly graceDays: number } | null, readonly floor: { readonly requirement: ClosedSets['SignInRequirement'], readonly requiredFrom: string, readonly graceDays: number } | null };

export const FactorSetupDocument = typedDocument<FactorSetupQuery, FactorSetupQueryVariables>(
  "query factorSetup{factorSetup{requirement hasApp}}",
);

export const SignInPoliciesDocument = typedDocument<SignInPoliciesQuery, SignInPoliciesQueryVariables>(
  "query signInPolicies($school:ID){signInPolicies(school:$school){signOnOnly hasApp hasPasskey policies{...signInPolicyRow}}}fragment signInPolicyRow on SignInPolicy{role base userCount factorCount passkeyCount rule{requirement requiredFrom graceDays}floor{requirement requiredFrom graceDays}}",
);

export const SaveSignInPolicyDocument = typedDocument<SaveSignInPolicyMutation, SaveSignInPolicyMutationVariables>(
  "mutation saveSignInPolicy($school:ID$role:AccountType!$requirement:SignInRequirement!$requiredFrom:CalendarDay!$graceDays:Int!$base:String!){saveSignInPolicy(school:$school role:$role requirement:$requirement requiredFrom:$requiredFrom graceDays:$graceDays base:$base)}",
);