import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectQueryVariables = Exact<{ slug: string; }>;
export type SubjectQuery = { readonly subject: { readonly id: string, readonly slug: string, readonly title: string, readonly summary: string, readonly questionCount: number, readonly quizCount: number, readonly quizzesDone: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly summary: string, readonly questionCount: number, readonly quizCount: number, readonly quizzesDone: number, readonly kinds: ReadonlyArray<{ readonly kind: ClosedSets['MaterialKind'], readonly count: number, readonly done: number, readonly seconds: number }> }> } };

export const SubjectDocument = typedDocument<SubjectQuery, SubjectQueryVariables>(
  "query subject($slug:String!){subject(slug:$slug){id slug title summary questionCount quizCount quizzesDone topics{id slug title summary questionCount quizCount quizzesDone kinds{kind count done seconds}}}}",
);