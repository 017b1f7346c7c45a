/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type StartAttemptMutationVariables = Exact<{ quiz: string; }>;
export type StartAttemptMutation = { readonly startAttempt: { readonly id: string } };

export const StartAttemptDocument = typedDocument<StartAttemptMutation, StartAttemptMutationVariables>(
  "mutation startAttempt($quiz:ID!){startAttempt(quiz:$quiz){id}}",
);