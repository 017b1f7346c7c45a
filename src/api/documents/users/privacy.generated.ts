import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type DeletionWaitQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionWaitQuery = { readonly deletionWaitDays: number };

export type AccountDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionQuery = { readonly accountDeletion: string | null, readonly deletionWaitDays: number };

export type DeleteAccountMutationVariables = Exact<{ password: string; }>;
export type DeleteAccountMutation = { readonly deleteAccount: string };

export type OwnDataAddressMutationVariables = Exact<{ language: ClosedSets['Language']; }>;
export type OwnDataAddressMutation = { readonly ownDataAddress: string };

export type CancelAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelAccountDeletionMutation = { readonly cancelAccountDeletion: boolean };

export type RequestDeletionCodeMutationVariables = Exact<{ email: string; }>;
export type RequestDeletionCodeMutation = { readonly requestDeletionCode: boolean };

export type ExchangeDeletionCodeMutationVariables = Exact<{ email: string; code: string; }>;
export type ExchangeDeletionCodeMutation = { readonly exchangeDeletionCode: string };

export type DeleteAccountByPermitMutationVariables = Exact<{ permit: string; }>;
export type DeleteAccountByPermitMutation = { readonly deleteAccountByPermit: string };

export const DeletionWaitDocument = typedDocument<DeletionWaitQuery, DeletionWaitQueryVariables>(
  "query deletionWait{deletionWaitDays}",
);

export const AccountDeletionDocument = typedDocument<AccountDeletionQuery, AccountDeletionQueryVariables>(
  "query accountDeletion{accountDeletion deletionWaitDays}",
);

export const DeleteAccountDocument = typedDocument<DeleteAccountMutation, DeleteAccountMutationVariables>(
  "mutation deleteAccount($password:String!){deleteAccount(password:$password)}",
);

export const OwnDataAddressDocument = typedDocument<OwnDataAddressMutation, OwnDataAddressMutationVariables>(
  "mutation ownDataAddress($language:Language!){ownDataAddress(language:$language)}",
);

export const CancelAccountDeletionDocument = typedDocument<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>(
  "mutation cancelAccountDeletion{cancelAccountDeletion}",
);

export const RequestDeletionCodeDocument = typedDocument<RequestDeletionCodeMutation, RequestDeletionCodeMutationVariables>(
  "mutation requestDeletionCode($email:String!){requestDeletionCode(email:$email)}",
);

export const ExchangeDeletionCodeDocument = typedDocument<ExchangeDeletionCodeMutation, ExchangeDeletionCodeMutationVariables>(
  "mutation exchangeDeletionCode($email:String!$code:String!){exchangeDeletionCode(email:$email code:$code)}",
);

export const DeleteAccountByPermitDocument = typedDocument<DeleteAccountByPermitMutation, DeleteAccountByPermitMutationVariables>(
  "mutation deleteAccountByPermit($permit:String!){deleteAccountByPermit(permit:$permit)}",
);