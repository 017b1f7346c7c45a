import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type ReviewFragment = { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean };

export type ReviewedAttemptQueryVariables = Exact<{ id: string; }>;
export type ReviewedAttemptQuery = { readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly quiz: { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } } | null, readonly items: ReadonlyArray<{ readonly position: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly response: ApiValues['QuestionResponse'] | null, readonly marks: number, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly source: { readonly work: string | null, readonly author: string | null, readonly url: string | null, readonly licence: string | null }, readonly step: { readonly confidence: ClosedSets['Confidence'] | null }, readonly reservation: { readonly endsAt: string | null } | null, readonly review: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly awards: ApiValues['Awards'] | null, readonly selfMarked: boolean } | null }> } };

export const ReviewedAttemptDocument = typedDocument<ReviewedAttemptQuery, ReviewedAttemptQueryVariables>(
  "query reviewedAttempt($id:ID!){attempt(id:$id){id startedAt submittedAt marks marksOutOf quiz{id title subject{slug title}topic{...topicRef}}items{position type stem body images{...image}source{work author url licence}response marks step{confidence}reservation{endsAt}review{...review}}}}fragment topicRef on TopicRef{id slug title}fragment image on Image{digest url width height}fragment review on Review{outcome credit remark key explanation awards selfMarked}",
);