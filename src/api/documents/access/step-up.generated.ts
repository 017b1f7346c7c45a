import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
/** The response of an authenticator, in base64url. */
export type PasskeyAnswerInput = {
  readonly authenticatorData: string;
  readonly clientData: string;
  readonly id: string;
  readonly signature: string;
  readonly userHandle?: string | null | undefined;
};

export type PasskeyRequestFragment = { readonly challenge: string, readonly siteId: string, readonly lifeSeconds: number, readonly allowed: ReadonlyArray<{ readonly id: string, readonly transports: ReadonlyArray<string> }> };

export type PasskeyDescriptorFragment = { readonly id: string, readonly transports: ReadonlyArray<string> };

export type StepUpWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type StepUpWaysQuery = { readonly stepUpWays: { readonly proof: ClosedSets['StepUpProof'], readonly hasPasskey: boolean } };

export type VerifySessionMutationVariables = Exact<{ password?: string | null | undefined; code?: string | null | undefined; }>;
export type VerifySessionMutation = { readonly verifySession: boolean };

export type StartPasskeyVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyVerificationMutation = { readonly startPasskeyVerification: { readonly challenge: string, readonly siteId: string, readonly lifeSeconds: number, readonly allowed: ReadonlyArray<{ readonly id: string, readonly transports: ReadonlyArray<string> }> } };

export type VerifySessionByPasskeyMutationVariables = Exact<{ answer: PasskeyAnswerInput; }>;
export type VerifySessionByPasskeyMutation = { readonly verifySessionByPasskey: boolean };

export const StepUpWaysDocument = typedDocument<StepUpWaysQuery, StepUpWaysQueryVariables>(
  "query stepUpWays{stepUpWays{proof hasPasskey}}",
);

export const VerifySessionDocument = typedDocument<VerifySessionMutation, VerifySessionMutationVariables>(
  "mutation verifySession($password:String$code:String){verifySession(password:$password code:$code)}",
);

export const StartPasskeyVerificationDocument = typedDocument<StartPasskeyVerificationMutation, StartPasskeyVerificationMutationVariables>(
  "mutation startPasskeyVerification{startPasskeyVerification{...passkeyRequest}}fragment passkeyRequest on PasskeyRequest{challenge siteId lifeSeconds allowed{...passkeyDescriptor}}fragment passkeyDescriptor on PasskeyDescriptor{id transports}",
);

export const VerifySessionByPasskeyDocument = typedDocument<VerifySessionByPasskeyMutation, VerifySessionByPasskeyMutationVariables>(
  "mutation verifySessionByPasskey($answer:PasskeyAnswerInput!){verifySessionByPasskey(answer:$answer)}",
);