import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AnnotationInput = {
  readonly after: string;
  readonly before: string;
  readonly comment: string;
  readonly id: string;
  readonly quote: string;
  readonly removed: boolean;
  readonly revision: number;
  readonly start: number;
};

export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type MaterialSummaryFragment = { readonly id: string, readonly kind: ClosedSets['MaterialKind'], readonly title: string, readonly summary: string, readonly seconds: number, readonly share: number, readonly doneAt: string | null };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type NotesQueryVariables = Exact<{ subject: string; topic: string; noteId?: string | null | undefined; }>;
export type NotesQuery = { readonly notes: { readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly notes: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['MaterialKind'], readonly title: string, readonly summary: string, readonly seconds: number, readonly share: number, readonly doneAt: string | null }>, readonly shown: { readonly id: string, readonly body: string, readonly version: number, readonly heading: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly source: { readonly work: string | null, readonly author: string | null, readonly url: string | null, readonly licence: string | null }, readonly annotations: ReadonlyArray<{ readonly id: string, readonly quote: string, readonly before: string, readonly after: string, readonly start: number, readonly comment: string, readonly revision: number, readonly removed: boolean }> } | null } };

export type SaveReadingPositionMutationVariables = Exact<{ material: string; heading?: string | null | undefined; share: number; }>;
export type SaveReadingPositionMutation = { readonly saveReadingPosition: boolean };

export type MarkMaterialMutationVariables = Exact<{ material: string; done: boolean; }>;
export type MarkMaterialMutation = { readonly markMaterial: boolean };

export type SaveAnnotationMutationVariables = Exact<{ material: string; annotation: AnnotationInput; }>;
export type SaveAnnotationMutation = { readonly saveAnnotation: boolean };

export const NotesDocument = typedDocument<NotesQuery, NotesQueryVariables>(
  "query notes($subject:String!$topic:String!$noteId:ID){notes(subject:$subject topic:$topic noteId:$noteId){subject{...subjectRef}topic{...topicRef}notes{...materialSummary}shown{id body version images{...image}source{work author url licence}heading annotations{id quote before after start comment revision removed}}}}fragment subjectRef on SubjectRef{id slug title}fragment topicRef on TopicRef{id slug title}fragment materialSummary on MaterialSummary{id kind title summary seconds share doneAt}fragment image on Image{digest url width height}",
);

export const SaveReadingPositionDocument = typedDocument<SaveReadingPositionMutation, SaveReadingPositionMutationVariables>(
  "mutation saveReadingPosition($material:ID!$heading:String$share:Float!){saveReadingPosition(material:$material heading:$heading share:$share)}",
);

export const MarkMaterialDocument = typedDocument<MarkMaterialMutation, MarkMaterialMutationVariables>(
  "mutation markMaterial($material:ID!$done:Boolean!){markMaterial(material:$material done:$done)}",
);

export const SaveAnnotationDocument = typedDocument<SaveAnnotationMutation, SaveAnnotationMutationVariables>(
  "mutation saveAnnotation($material:ID!$annotation:AnnotationInput!){saveAnnotation(material:$material annotation:$annotation)}",
);