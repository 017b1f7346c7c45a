import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { readonly session: { readonly id: string, readonly name: string, readonly email: string, readonly userRole: ClosedSets['AccountType'], readonly is_complete_profile: number, readonly free_topics: ReadonlyArray<string>, readonly standard_plan_purchased: boolean, readonly pro_plan_purchased: boolean, readonly purchased_subjects: ReadonlyArray<string>, readonly permissions: ReadonlyArray<ClosedSets['Permission']>, readonly pin: ClosedSets['PinState'], readonly language: ClosedSets['Language'] | null, readonly session_ends_at: string | null, readonly helped_until: string | null, readonly factor_missing: boolean, readonly factor_due: string | null, readonly switched_off: ReadonlyArray<ClosedSets['SwitchedOff']>, readonly standard_plan: { readonly permission: ApiValues['ContentPermissions'] } | null, readonly visit: { readonly helper: string, readonly reason: string, readonly at: string } | null } };

export const SessionDocument = typedDocument<SessionQuery, SessionQueryVariables>(
  "query session{session{id name email userRole is_complete_profile free_topics standard_plan_purchased standard_plan{permission}pro_plan_purchased purchased_subjects permissions pin language session_ends_at helped_until visit{helper reason at}factor_missing factor_due switched_off}}",
);