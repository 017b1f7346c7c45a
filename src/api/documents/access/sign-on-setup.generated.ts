import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SignOnSetupFragment = { readonly hasSecret: boolean, readonly returnPath: string, readonly logoutPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string };

export type SignOnSetupQueryVariables = Exact<{ id: string; }>;
export type SignOnSetupQuery = { readonly signOnSetup: { readonly hasSecret: boolean, readonly returnPath: string, readonly logoutPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string } };

export type SaveSignOnSecretMutationVariables = Exact<{ id: string; secret: string; }>;
export type SaveSignOnSecretMutation = { readonly saveSignOnSecret: boolean };

export type TestSignOnMutationVariables = Exact<{ id: string; }>;
export type TestSignOnMutation = { readonly testSignOn: { readonly problem: ClosedSets['SignOnProblem'] | null, readonly setup: { readonly hasSecret: boolean, readonly returnPath: string, readonly logoutPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string } } };

export const SignOnSetupDocument = typedDocument<SignOnSetupQuery, SignOnSetupQueryVariables>(
  "query SignOnSetup($id:ID!){signOnSetup(id:$id){...signOnSetup}}fragment signOnSetup on SignOnSetup{hasSecret returnPath logoutPath confirmedDomains openDomains domainRecord}",
);

export const SaveSignOnSecretDocument = typedDocument<SaveSignOnSecretMutation, SaveSignOnSecretMutationVariables>(
  "mutation SaveSignOnSecret($id:ID!$secret:String!){saveSignOnSecret(id:$id secret:$secret)}",
);

export const TestSignOnDocument = typedDocument<TestSignOnMutation, TestSignOnMutationVariables>(
  "mutation TestSignOn($id:ID!){testSignOn(id:$id){problem setup{...signOnSetup}}}fragment signOnSetup on SignOnSetup{hasSecret returnPath logoutPath confirmedDomains openDomains domainRecord}",
);