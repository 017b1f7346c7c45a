import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type RosterConnectionQueryVariables = Exact<{ [key: string]: never; }>;


export type RosterConnectionQuery = { readonly rosterConnection: { readonly address: string, readonly tokenAddress: string, readonly clientId: string, readonly by: string | null, readonly changedAt: string, readonly lastFetchedAt: string | null } | null };

export type SaveRosterConnectionMutationVariables = Exact<{ address: string; tokenAddress: string; clientId: string; clientSecret: string; }>;
export type SaveRosterConnectionMutation = { readonly saveRosterConnection: boolean };

export type RemoveRosterConnectionMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveRosterConnectionMutation = { readonly removeRosterConnection: boolean };

export type FetchRosterMutationVariables = Exact<{ fetches: ClosedSets['RosterFetch']; }>;
export type FetchRosterMutation = { readonly fetchRoster: string };

export const RosterConnectionDocument = typedDocument<RosterConnectionQuery, RosterConnectionQueryVariables>(
  "query rosterConnection{rosterConnection{address tokenAddress clientId by changedAt lastFetchedAt}}",
);

export const SaveRosterConnectionDocument = typedDocument<SaveRosterConnectionMutation, SaveRosterConnectionMutationVariables>(
  "mutation saveRosterConnection($address:String!$tokenAddress:String!$clientId:String!$clientSecret:String!){saveRosterConnection(address:$address tokenAddress:$tokenAddress clientId:$clientId clientSecret:$clientSecret)}",
);

export const RemoveRosterConnectionDocument = typedDocument<RemoveRosterConnectionMutation, RemoveRosterConnectionMutationVariables>(
  "mutation removeRosterConnection{removeRosterConnection}",
);

export const FetchRosterDocument = typedDocument<FetchRosterMutation, FetchRosterMutationVariables>(
  "mutation fetchRoster($fetches:RosterFetch!){fetchRoster(fetches:$fetches)}",
);