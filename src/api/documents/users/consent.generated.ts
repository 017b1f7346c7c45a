import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ConsentInput = {
  /** The random number that this browser stores with its choice. */
  readonly consentId: string;
  /** Id of this choice; sent twice, it counts once. */
  readonly id: string;
  readonly preferences: boolean;
  readonly statistics: boolean;
  /** Version of the list of stored data. */
  readonly version: number;
  readonly way: ClosedSets['ConsentSource'];
};

export type RecordConsentMutationVariables = Exact<{ input: ConsentInput; }>;
export type RecordConsentMutation = { readonly recordConsent: boolean };

export type CountPageViewMutationVariables = Exact<{ route: string; }>;
export type CountPageViewMutation = { readonly countPageView: boolean };

export const RecordConsentDocument = typedDocument<RecordConsentMutation, RecordConsentMutationVariables>(
  "mutation recordConsent($input:ConsentInput!){recordConsent(input:$input)}",
);

export const CountPageViewDocument = typedDocument<CountPageViewMutation, CountPageViewMutationVariables>(
  "mutation countPageView($route:String!){countPageView(route:$route)}",
);