/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { readonly subjects: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly isOwn: boolean, readonly topics: ReadonlyArray<{ readonly slug: string, readonly title: string }> }> };

export const CatalogueDocument = typedDocument<CatalogueQuery, CatalogueQueryVariables>(
  "query catalogue{subjects{slug title isOwn topics{slug title}}}",
);