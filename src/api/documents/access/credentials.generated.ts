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

export type SignUpInput = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
};

export type TokensFragment = { readonly token: string, readonly refreshToken: string, readonly expiresIn: number };

export type SignInMutationVariables = Exact<{ input: SignInInput; }>;
export type SignInMutation = { readonly signIn: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } };

export type SignUpMutationVariables = Exact<{ input: SignUpInput; }>;
export type SignUpMutation = { readonly signUp: boolean };

export type RefreshMutationVariables = Exact<{ refreshToken: string; }>;
export type RefreshMutation = { readonly refresh: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: boolean };

export const SignInDocument = typedDocument<SignInMutation, SignInMutationVariables>(
  "mutation signIn($input:SignInInput!){signIn(input:$input){...tokens}}fragment tokens on Tokens{token refreshToken expiresIn}",
);

export const SignUpDocument = typedDocument<SignUpMutation, SignUpMutationVariables>(
  "mutation signUp($input:SignUpInput!){signUp(input:$input)}",
);

export const RefreshDocument = typedDocument<RefreshMutation, RefreshMutationVariables>(
  "mutation refresh($refreshToken:String!){refresh(refreshToken:$refreshToken){...tokens}}fragment tokens on Tokens{token refreshToken expiresIn}",
);

export const SignOutDocument = typedDocument<SignOutMutation, SignOutMutationVariables>(
  "mutation signOut{signOut}",
);