/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AcceptInvitationMutationVariables = Exact<{ token: string; password: string; }>;
export type AcceptInvitationMutation = { readonly acceptInvitation: string };

export const AcceptInvitationDocument = typedDocument<AcceptInvitationMutation, AcceptInvitationMutationVariables>(
  "mutation acceptInvitation($token:String!$password:String!){acceptInvitation(token:$token password:$password)}",
);