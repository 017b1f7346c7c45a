/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RequestPasswordResetMutationVariables = Exact<{ email: string; }>;
export type RequestPasswordResetMutation = { readonly requestPasswordReset: boolean };

export type ExchangeResetCodeMutationVariables = Exact<{ email: string; code: string; }>;
export type ExchangeResetCodeMutation = { readonly exchangeResetCode: string };

export type ResetPasswordMutationVariables = Exact<{ permit: string; password: string; }>;
export type ResetPasswordMutation = { readonly resetPassword: boolean };

export const RequestPasswordResetDocument = typedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(
  "mutation requestPasswordReset($email:String!){requestPasswordReset(email:$email)}",
);

export const ExchangeResetCodeDocument = typedDocument<ExchangeResetCodeMutation, ExchangeResetCodeMutationVariables>(
  "mutation exchangeResetCode($email:String!$code:String!){exchangeResetCode(email:$email code:$code)}",
);

export const ResetPasswordDocument = typedDocument<ResetPasswordMutation, ResetPasswordMutationVariables>(
  "mutation resetPassword($permit:String!$password:String!){resetPassword(permit:$permit password:$password)}",
);