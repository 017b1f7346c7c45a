import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type GuardianRequestPartsFragment = { readonly name: string, readonly email: string, readonly born: string, readonly age: number, readonly answer: ClosedSets['GuardianAnswer'] | null, readonly endsAt: string, readonly deletionAt: string | null };

export type GuardianRequestQueryVariables = Exact<{ token: string; }>;
export type GuardianRequestQuery = { readonly guardianRequest: { readonly name: string, readonly email: string, readonly born: string, readonly age: number, readonly answer: ClosedSets['GuardianAnswer'] | null, readonly endsAt: string, readonly deletionAt: string | null } };

export type AnswerGuardianRequestMutationVariables = Exact<{ token: string; allows: boolean; }>;
export type AnswerGuardianRequestMutation = { readonly answerGuardianRequest: { readonly name: string, readonly email: string, readonly born: string, readonly age: number, readonly answer: ClosedSets['GuardianAnswer'] | null, readonly endsAt: string, readonly deletionAt: string | null } };

export const GuardianRequestDocument = typedDocument<GuardianRequestQuery, GuardianRequestQueryVariables>(
  "query guardianRequest($token:String!){guardianRequest(token:$token){...guardianRequestParts}}fragment guardianRequestParts on GuardianRequest{name email born age answer endsAt deletionAt}",
);

export const AnswerGuardianRequestDocument = typedDocument<AnswerGuardianRequestMutation, AnswerGuardianRequestMutationVariables>(
  "mutation answerGuardianRequest($token:String!$allows:Boolean!){answerGuardianRequest(token:$token allows:$allows){...guardianRequestParts}}fragment guardianRequestParts on GuardianRequest{name email born age answer endsAt deletionAt}",
);