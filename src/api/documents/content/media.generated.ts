import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicMediaQueryVariables = Exact<{ subject: string; topic: string; kind: ClosedSets['MediaKind']; }>;
export type TopicMediaQuery = { readonly topicMedia: ReadonlyArray<{ readonly id: string, readonly title: string, readonly summary: string, readonly seconds: number, readonly hasCaptions: boolean, readonly position: number, readonly share: number, readonly doneAt: string | null }> };

export type ShortsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortsQuery = { readonly shorts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly seconds: number, readonly doneAt: string | null, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } }> };

export type MediaQueryVariables = Exact<{ id: string; }>;
export type MediaQuery = { readonly media: { readonly id: string, readonly kind: ClosedSets['MediaKind'], readonly title: string, readonly seconds: number, readonly url: string, readonly poster: string | null, readonly mime: string, readonly isSilent: boolean, readonly width: number | null, readonly height: number | null, readonly position: number, readonly work: string | null, readonly author: string | null, readonly sourceUrl: string | null, readonly licence: string | null, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string }, readonly tracks: ReadonlyArray<{ readonly language: string, readonly text: string }> } };

export type SaveMediaPositionMutationVariables = Exact<{ id: string; seconds: number; isEnd: boolean; }>;
export type SaveMediaPositionMutation = { readonly saveMediaPosition: boolean };

export const TopicMediaDocument = typedDocument<TopicMediaQuery, TopicMediaQueryVariables>(
  "query topicMedia($subject:String!$topic:String!$kind:MediaKind!){topicMedia(subject:$subject topic:$topic kind:$kind){id title summary seconds hasCaptions position share doneAt}}",
);

export const ShortsDocument = typedDocument<ShortsQuery, ShortsQueryVariables>(
  "query shorts{shorts{id title seconds doneAt subject{...subjectRef}topic{...topicRef}}}fragment subjectRef on SubjectRef{id slug title}fragment topicRef on TopicRef{id slug title}",
);

export const MediaDocument = typedDocument<MediaQuery, MediaQueryVariables>(
  "query media($id:ID!){media(id:$id){id kind title seconds url poster mime isSilent width height position work author sourceUrl licence subject{slug title}topic{slug title}tracks{language text}}}",
);

export const SaveMediaPositionDocument = typedDocument<SaveMediaPositionMutation, SaveMediaPositionMutationVariables>(
  "mutation saveMediaPosition($id:ID!$seconds:Float!$isEnd:Boolean!){saveMediaPosition(id:$id seconds:$seconds isEnd:$isEnd)}",
);