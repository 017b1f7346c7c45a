import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type MaterialSummaryFragment = { readonly id: string, readonly kind: ClosedSets['MaterialKind'], readonly title: string, readonly summary: string, readonly seconds: number, readonly share: number, readonly doneAt: string | null };

export type TopicQueryVariables = Exact<{ subject: string; topic: string; }>;
export type TopicQuery = { readonly topic: { readonly id: string, readonly slug: string, readonly title: string, readonly summary: string, readonly questionCount: number, readonly quizCount: number, readonly quizzesDone: number, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly materials: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['MaterialKind'], readonly title: string, readonly summary: string, readonly seconds: number, readonly share: number, readonly doneAt: string | null }>, readonly quizzes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly questionCount: number, readonly instructions: string, readonly seconds: number | null, readonly lastAttempt: { readonly id: string, readonly submittedAt: string | null, readonly questionCount: number, readonly answeredCount: number, readonly marks: number | null, readonly marksOutOf: number | null } | null }> } };

export const TopicDocument = typedDocument<TopicQuery, TopicQueryVariables>(
  "query topic($subject:String!$topic:String!){topic(subject:$subject topic:$topic){id slug title summary questionCount quizCount quizzesDone subject{...subjectRef}materials{...materialSummary}quizzes{id title questionCount instructions seconds lastAttempt{id submittedAt questionCount answeredCount marks marksOutOf}}}}fragment subjectRef on SubjectRef{id slug title}fragment materialSummary on MaterialSummary{id kind title summary seconds share doneAt}",
);