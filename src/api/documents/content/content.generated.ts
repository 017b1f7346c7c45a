/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type WrittenFragment = { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type ContentParentsQueryVariables = Exact<{
  of: string;
}>;


export type ContentParentsQuery = { readonly contentParents: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type ContentQueryVariables = Exact<{
  kind: string;
  id: string;
}>;


export type ContentQuery = { readonly writing: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type ContentVersionQueryVariables = Exact<{
  kind: string;
  id: string;
  version: number;
}>;


export type ContentVersionQuery = { readonly contentVersion: unknown };

export type SaveContentMutationVariables = Exact<{
  kind: string;
  id?: string | null | undefined;
  base: number;
  draft: unknown;
}>;


export type SaveContentMutation = { readonly saveContent: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type PublishContentMutationVariables = Exact<{
  kind: string;
  id: string;
  base: number;
  at?: string | null | undefined;
}>;


export type PublishContentMutation = { readonly publishContent: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type RemoveContentMutationVariables = Exact<{
  kind: string;
  id: string;
  base: number;
}>;


export type RemoveContentMutation = { readonly removeContent: boolean };

export const ContentParentsDocument = typedDocument<ContentParentsQuery, ContentParentsQueryVariables>(
  "query ContentParents($of:String!){contentParents(of:$of){id title}}",
);

export const ContentDocument = typedDocument<ContentQuery, ContentQueryVariables>(
  "query Content($kind:String!$id:ID!){writing(kind:$kind id:$id){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const ContentVersionDocument = typedDocument<ContentVersionQuery, ContentVersionQueryVariables>(
  "query ContentVersion($kind:String!$id:ID!$version:Int!){contentVersion(kind:$kind id:$id version:$version)}",
);

export const SaveContentDocument = typedDocument<SaveContentMutation, SaveContentMutationVariables>(
  "mutation SaveContent($kind:String!$id:ID$base:Int!$draft:JSON!){saveContent(kind:$kind id:$id base:$base draft:$draft){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const PublishContentDocument = typedDocument<PublishContentMutation, PublishContentMutationVariables>(
  "mutation PublishContent($kind:String!$id:ID!$base:Int!$at:String){publishContent(kind:$kind id:$id base:$base at:$at){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const RemoveContentDocument = typedDocument<RemoveContentMutation, RemoveContentMutationVariables>(
  "mutation RemoveContent($kind:String!$id:ID!$base:Int!){removeContent(kind:$kind id:$id base:$base)}",
);