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

export type PendingLaunchQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingLaunchQuery = { readonly pendingLaunch: { readonly platform: string, readonly name: string, readonly role: ClosedSets['ClassRole'], readonly isKnown: boolean } };

export type OpenLaunchMutationVariables = Exact<{ account?: SignInInput | null | undefined; }>;
export type OpenLaunchMutation = { readonly openLaunch: { readonly path: string, readonly tokens: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } | null } };

export const PendingLaunchDocument = typedDocument<PendingLaunchQuery, PendingLaunchQueryVariables>(
  "query PendingLaunch{pendingLaunch{platform name role isKnown}}",
);

export const OpenLaunchDocument = typedDocument<OpenLaunchMutation, OpenLaunchMutationVariables>(
  "mutation OpenLaunch($account:SignInInput){openLaunch(account:$account){path tokens{...tokens}}}fragment tokens on Tokens{token refreshToken expiresIn}",
);