/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type EndSupportMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSupportMutation = { readonly endSupport: boolean };

export type ReadVisitsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadVisitsMutation = { readonly readVisits: boolean };

export const EndSupportDocument = typedDocument<EndSupportMutation, EndSupportMutationVariables>(
  "mutation endSupport{endSupport}",
);

export const ReadVisitsDocument = typedDocument<ReadVisitsMutation, ReadVisitsMutationVariables>(
  "mutation readVisits{readVisits}",
);