import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type PinLockQueryVariables = Exact<{ [key: string]: never; }>;


export type PinLockQuery = { readonly pinLockedForSeconds: number };

export type VerifyPinMutationVariables = Exact<{ pin: string; }>;
export type VerifyPinMutation = { readonly verifyPin: { readonly outcome: ClosedSets['PinOutcome'], readonly attemptsLeft: number, readonly lockedForSeconds: number } };

export type SetPinMutationVariables = Exact<{ pin: string; password?: string | null | undefined; permit?: string | null | undefined; }>;
export type SetPinMutation = { readonly setPin: boolean };

export type RemovePinMutationVariables = Exact<{ password: string; }>;
export type RemovePinMutation = { readonly removePin: boolean };

export type RequestPinResetMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPinResetMutation = { readonly requestPinReset: boolean };

export type ExchangePinCodeMutationVariables = Exact<{ code: string; }>;
export type ExchangePinCodeMutation = { readonly exchangePinCode: string };

export const PinLockDocument = typedDocument<PinLockQuery, PinLockQueryVariables>(
  "query pinLock{pinLockedForSeconds}",
);

export const VerifyPinDocument = typedDocument<VerifyPinMutation, VerifyPinMutationVariables>(
  "mutation verifyPin($pin:String!){verifyPin(pin:$pin){outcome attemptsLeft lockedForSeconds}}",
);

export const SetPinDocument = typedDocument<SetPinMutation, SetPinMutationVariables>(
  "mutation setPin($pin:String!$password:String$permit:String){setPin(pin:$pin password:$password permit:$permit)}",
);

export const RemovePinDocument = typedDocument<RemovePinMutation, RemovePinMutationVariables>(
  "mutation removePin($password:String!){removePin(password:$password)}",
);

export const RequestPinResetDocument = typedDocument<RequestPinResetMutation, RequestPinResetMutationVariables>(
  "mutation requestPinReset{requestPinReset}",
);

export const ExchangePinCodeDocument = typedDocument<ExchangePinCodeMutation, ExchangePinCodeMutationVariables>(
  "mutation exchangePinCode($code:String!){exchangePinCode(code:$code)}",
);