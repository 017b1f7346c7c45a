import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type WrittenFragment = { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type WritingPlacesQueryVariables = Exact<{
  of: ClosedSets['ContentParent'];
}>;


export type WritingPlacesQuery = { readonly writingPlaces: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type WritingQueryVariables = Exact<{
  kind: ClosedSets['ContentKind'];
  id: string;
}>;


export type WritingQuery = { readonly writing: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type WritingVersionQueryVariables = Exact<{
  kind: ClosedSets['ContentKind'];
  id: string;
  version: number;
}>;


export type WritingVersionQuery = { readonly writingVersion: ApiValues['ContentDraft'] };

export type SaveWritingMutationVariables = Exact<{
  kind: ClosedSets['ContentKind'];
  id?: string | null | undefined;
  base: number;
  draft: SentValues['ContentDraft'];
}>;


export type SaveWritingMutation = { readonly saveWriting: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type PublishWritingMutationVariables = Exact<{
  kind: ClosedSets['ContentKind'];
  id: string;
  base: number;
  at?: string | null | undefined;
}>;


export type PublishWritingMutation = { readonly publishWriting: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type RemoveWritingMutationVariables = Exact<{
  kind: ClosedSets['ContentKind'];
  id: string;
  base: number;
}>;


export type RemoveWritingMutation = { readonly removeWriting: boolean };

export const WritingPlacesDocument = typedDocument<WritingPlacesQuery, WritingPlacesQueryVariables>(
  "query WritingPlaces($of:ContentParent!){writingPlaces(of:$of){id title}}",
);

export const WritingDocument = typedDocument<WritingQuery, WritingQueryVariables>(
  "query Writing($kind:ContentKind!$id:ID!){writing(kind:$kind id:$id){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const WritingVersionDocument = typedDocument<WritingVersionQuery, WritingVersionQueryVariables>(
  "query WritingVersion($kind:ContentKind!$id:ID!$version:Int!){writingVersion(kind:$kind id:$id version:$version)}",
);

export const SaveWritingDocument = typedDocument<SaveWritingMutation, SaveWritingMutationVariables>(
  "mutation SaveWriting($kind:ContentKind!$id:ID$base:Int!$draft:ContentDraft!){saveWriting(kind:$kind id:$id base:$base draft:$draft){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const PublishWritingDocument = typedDocument<PublishWritingMutation, PublishWritingMutationVariables>(
  "mutation PublishWriting($kind:ContentKind!$id:ID!$base:Int!$at:Instant){publishWriting(kind:$kind id:$id base:$base at:$at){...Written}}fragment Written on Writing{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}figures{digest url width height}}",
);

export const RemoveWritingDocument = typedDocument<RemoveWritingMutation, RemoveWritingMutationVariables>(
  "mutation RemoveWriting($kind:ContentKind!$id:ID!$base:Int!){removeWriting(kind:$kind id:$id base:$base)}",
);