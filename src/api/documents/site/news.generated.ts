/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type NewsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsQuery = { readonly posts: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly publishedAt: string }>, readonly notices: ReadonlyArray<{ readonly id: string, readonly attempt: string, readonly title: string, readonly before: number, readonly after: number, readonly outOf: number }> };

export const NewsDocument = typedDocument<NewsQuery, NewsQueryVariables>(
  "query news{posts(limit:2){slug title publishedAt}notices{id attempt title before after outOf}}",
);