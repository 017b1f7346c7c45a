import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SamlSetupFragment = { readonly returnPath: string, readonly metadataPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string };

export type SamlSetupQueryVariables = Exact<{ id: string; }>;
export type SamlSetupQuery = { readonly samlSetup: { readonly returnPath: string, readonly metadataPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string } };

export type TestSamlMutationVariables = Exact<{ id: string; }>;
export type TestSamlMutation = { readonly testSaml: { readonly problem: ClosedSets['SignOnProblem'] | null, readonly certificateDays: ReadonlyArray<string>, readonly setup: { readonly returnPath: string, readonly metadataPath: string, readonly confirmedDomains: ReadonlyArray<string>, readonly openDomains: ReadonlyArray<string>, readonly domainRecord: string } } };

export const SamlSetupDocument = typedDocument<SamlSetupQuery, SamlSetupQueryVariables>(
  "query SamlSetup($id:ID!){samlSetup(id:$id){...samlSetup}}fragment samlSetup on SamlSetup{returnPath metadataPath confirmedDomains openDomains domainRecord}",
);

export const TestSamlDocument = typedDocument<TestSamlMutation, TestSamlMutationVariables>(
  "mutation TestSaml($id:ID!){testSaml(id:$id){problem certificateDays setup{...samlSetup}}}fragment samlSetup on SamlSetup{returnPath metadataPath confirmedDomains openDomains domainRecord}",
);