import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type WrittenFragment = { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> };

export type ContentParentsQueryVariables = Exact<{ of: ClosedSets['ContentParent']; }>;
export type ContentParentsQuery = { readonly contentParents: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type ContentQueryVariables = Exact<{ kind: ClosedSets['ContentKind']; id: string; }>;
export type ContentQuery = { readonly content: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type ContentVersionQueryVariables = Exact<{ kind: ClosedSets['ContentKind']; id: string; version: number; }>;
export type ContentVersionQuery = { readonly contentVersion: ApiValues['ContentDraft'] };

export type SaveContentMutationVariables = Exact<{ kind: ClosedSets['ContentKind']; id?: string | null | undefined; base: number; draft: SentValues['ContentDraft']; }>;
export type SaveContentMutation = { readonly saveContent: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type PublishContentMutationVariables = Exact<{ kind: ClosedSets['ContentKind']; id: string; base: number; at?: string | null | undefined; }>;
export type PublishContentMutation = { readonly publishContent: { readonly id: string, readonly draft: ApiValues['ContentDraft'], readonly revision: number, readonly publishedAt: string | null, readonly isAhead: boolean, readonly url: string | null, readonly mime: string | null, readonly seconds: number | null, readonly versions: ReadonlyArray<{ readonly version: number, readonly createdAt: string | null, readonly author: string, readonly isInForce: boolean }>, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } };

export type RemoveContentMutationVariables = Exact<{ kind: ClosedSets['ContentKind']; id: string; base: number; }>;
export type RemoveContentMutation = { readonly removeContent: boolean };

export const ContentParentsDocument = typedDocument<ContentParentsQuery, ContentParentsQueryVariables>(
  "query ContentParents($of:ContentParent!){contentParents(of:$of){id title}}",
);

export const ContentDocument = typedDocument<ContentQuery, ContentQueryVariables>(
  "query Content($kind:ContentKind!$id:ID!){content(kind:$kind id:$id){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}images{...image}}fragment image on Image{digest url width height}",
);

export const ContentVersionDocument = typedDocument<ContentVersionQuery, ContentVersionQueryVariables>(
  "query ContentVersion($kind:ContentKind!$id:ID!$version:Int!){contentVersion(kind:$kind id:$id version:$version)}",
);

export const SaveContentDocument = typedDocument<SaveContentMutation, SaveContentMutationVariables>(
  "mutation SaveContent($kind:ContentKind!$id:ID$base:Int!$draft:ContentDraft!){saveContent(kind:$kind id:$id base:$base draft:$draft){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}images{...image}}fragment image on Image{digest url width height}",
);

export const PublishContentDocument = typedDocument<PublishContentMutation, PublishContentMutationVariables>(
  "mutation PublishContent($kind:ContentKind!$id:ID!$base:Int!$at:Instant){publishContent(kind:$kind id:$id base:$base at:$at){...Written}}fragment Written on Content{id draft revision publishedAt isAhead url mime seconds versions{version createdAt author isInForce}images{...image}}fragment image on Image{digest url width height}",
);

export const RemoveContentDocument = typedDocument<RemoveContentMutation, RemoveContentMutationVariables>(
  "mutation RemoveContent($kind:ContentKind!$id:ID!$base:Int!){removeContent(kind:$kind id:$id base:$base)}",
);