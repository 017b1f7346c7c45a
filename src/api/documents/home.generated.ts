/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../typed-document.ts';
export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { readonly recentAttempts: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly handedInAt: string | null, readonly itemCount: number, readonly answeredCount: number, readonly marks: number | null, readonly marksOutOf: number | null, readonly quiz: { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } } }>, readonly subjects: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly summary: string, readonly itemCount: number, readonly quizCount: number, readonly quizzesDone: number }> };

export const HomeDocument = typedDocument<HomeQuery, HomeQueryVariables>(
  "query home{recentAttempts{id startedAt handedInAt itemCount answeredCount marks marksOutOf quiz{id title subject{slug title}topic{slug title}}}subjects{id slug title summary itemCount quizCount quizzesDone}}",
);