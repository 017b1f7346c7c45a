import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SignInInput = {
  /** Of the second step, to connect an account with a service. Not read by signIn. */
  readonly code?: string | null | undefined;
  readonly email: string;
  readonly password: string;
};

export type TokensFragment = { readonly token: string, readonly refreshToken: string, readonly expiresIn: number };

export type SignOnProvidersQueryVariables = Exact<{ domain: string; }>;
export type SignOnProvidersQuery = { readonly signOnProviders: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type PendingSignOnQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingSignOnQuery = { readonly pendingSignOn: { readonly provider: string, readonly name: string, readonly email: string | null, readonly role: ClosedSets['ClassRole'], readonly isKnown: boolean, readonly createsAccount: boolean } };

export type OpenSignOnMutationVariables = Exact<{ account?: SignInInput | null | undefined; }>;
export type OpenSignOnMutation = { readonly openSignOn: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } };

export const SignOnProvidersDocument = typedDocument<SignOnProvidersQuery, SignOnProvidersQueryVariables>(
  "query SignOnProviders($domain:String!){signOnProviders(domain:$domain){id name}}",
);

export const PendingSignOnDocument = typedDocument<PendingSignOnQuery, PendingSignOnQueryVariables>(
  "query PendingSignOn{pendingSignOn{provider name email role isKnown createsAccount}}",
);

export const OpenSignOnDocument = typedDocument<OpenSignOnMutation, OpenSignOnMutationVariables>(
  "mutation OpenSignOn($account:SignInInput){openSignOn(account:$account){...tokens}}fragment tokens on Tokens{token refreshToken expiresIn}",
);