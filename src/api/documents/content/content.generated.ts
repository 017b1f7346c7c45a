/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type WrittenFragment = { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type WritingPlacesQueryVariables = Exact<{
  of: string;
}>;


export type WritingPlacesQuery = { readonly writingPlaces: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type WritingQueryVariables = Exact<{
  kind: string;
  id: string;
}>;


export type WritingQuery = { readonly writing: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type WritingVersionQueryVariables = Exact<{
  kind: string;
  id: string;
  version: number;
}>;


export type WritingVersionQuery = { readonly writingVersion: unknown };

export type SaveWritingMutationVariables = Exact<{
  kind: string;
  id?: string | null | undefined;
  base: number;
  draft: unknown;
}>;


export type SaveWritingMutation = { readonly saveWriting: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type PublishWritingMutationVariables = Exact<{
  kind: string;
  id: string;
  base: number;
  at?: string | null | undefined;
}>;


export type PublishWritingMutation = { readonly publishWriting: { readonly id: string, readonly draft: unknown, readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type RemoveWritingMutationVariables = Exact<{
  kind: string;
  id: string;
  base: number;
}>;


export type RemoveWritingMutation = { readonly removeWriting: boolean };

export const WritingPlacesDocument = typedDocument<WritingPlacesQuery, WritingPlacesQueryVariables>(
  "query WritingPlaces($of:String!){writingPlaces(of:$of){id title}}",
);

export const WritingDocument = typedDocument<WritingQuery, WritingQueryVariables>(
  "query Writing($kind:String!$id:ID!){writing(kind:$kind id:$id){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const WritingVersionDocument = typedDocument<WritingVersionQuery, WritingVersionQueryVariables>(
  "query WritingVersion($kind:String!$id:ID!$version:Int!){writingVersion(kind:$kind id:$id version:$version)}",
);

export const SaveWritingDocument = typedDocument<SaveWritingMutation, SaveWritingMutationVariables>(
  "mutation SaveWriting($kind:String!$id:ID$base:Int!$draft:JSON!){saveWriting(kind:$kind id:$id base:$base draft:$draft){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const PublishWritingDocument = typedDocument<PublishWritingMutation, PublishWritingMutationVariables>(
  "mutation PublishWriting($kind:String!$id:ID!$base:Int!$at:String){publishWriting(kind:$kind id:$id base:$base at:$at){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const RemoveWritingDocument = typedDocument<RemoveWritingMutation, RemoveWritingMutationVariables>(
  "mutation RemoveWriting($kind:String!$id:ID!$base:Int!){removeWriting(kind:$kind id:$id base:$base)}",
);