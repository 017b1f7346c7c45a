import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SearchQueryVariables = Exact<{ words: string; }>;
export type SearchQuery = { readonly search: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['FindKind'], readonly title: string, readonly locked: boolean, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string }, readonly snippet: ReadonlyArray<{ readonly text: string, readonly marked: boolean }> }> };

export const SearchDocument = typedDocument<SearchQuery, SearchQueryVariables>(
  "query search($words:String!){search(words:$words){id kind title locked subject{slug title}topic{slug title}snippet{text marked}}}",
);