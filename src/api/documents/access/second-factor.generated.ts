/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type TokensFragment = { readonly token: string, readonly refreshToken: string, readonly expiresIn: number };

export type FactorSetUpFragment = { readonly secret: string, readonly ticket: string, readonly email: string };

export type CompleteSignInMutationVariables = Exact<{ code: string; }>;
export type CompleteSignInMutation = { readonly signIn: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } };

export type StartSecondFactorMutationVariables = Exact<{ password: string; }>;
export type StartSecondFactorMutation = { readonly startSecondFactor: { readonly secret: string, readonly ticket: string, readonly email: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{ ticket: string; code: string; }>;
export type ConfirmSecondFactorMutation = { readonly confirmSecondFactor: ReadonlyArray<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{ password: string; code: string; }>;
export type RenewRecoveryCodesMutation = { readonly renewRecoveryCodes: ReadonlyArray<string> };

export type RemoveSecondFactorMutationVariables = Exact<{ password: string; code: string; }>;
export type RemoveSecondFactorMutation = { readonly removeSecondFactor: boolean };

export const CompleteSignInDocument = typedDocument<CompleteSignInMutation, CompleteSignInMutationVariables>(
  "mutation completeSignIn($code:String!){signIn:completeSignIn(code:$code){...tokens}}fragment tokens on Tokens{token refreshToken expiresIn}",
);

export const StartSecondFactorDocument = typedDocument<StartSecondFactorMutation, StartSecondFactorMutationVariables>(
  "mutation startSecondFactor($password:String!){startSecondFactor(password:$password){...factorSetUp}}fragment factorSetUp on SecondFactorSetUp{secret ticket email}",
);

export const ConfirmSecondFactorDocument = typedDocument<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>(
  "mutation confirmSecondFactor($ticket:String!$code:String!){confirmSecondFactor(ticket:$ticket code:$code)}",
);

export const RenewRecoveryCodesDocument = typedDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(
  "mutation renewRecoveryCodes($password:String!$code:String!){renewRecoveryCodes(password:$password code:$code)}",
);

export const RemoveSecondFactorDocument = typedDocument<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>(
  "mutation removeSecondFactor($password:String!$code:String!){removeSecondFactor(password:$password code:$code)}",
);