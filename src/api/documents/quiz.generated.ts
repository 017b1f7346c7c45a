/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../typed-document.ts';
export type QuizStartQueryVariables = Exact<{
  id: string;
  subject: string;
  topic: string;
}>;


export type QuizStartQuery = { readonly quiz: { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string }, readonly items: ReadonlyArray<{ readonly type: string }> }, readonly topic: { readonly quizzes: ReadonlyArray<{ readonly id: string, readonly lastAttempt: { readonly id: string, readonly handedInAt: string | null, readonly itemCount: number, readonly answeredCount: number, readonly marks: number | null, readonly marksOutOf: number | null } | null }> } };

export type StartAttemptMutationVariables = Exact<{
  quiz: string;
}>;


export type StartAttemptMutation = { readonly startAttempt: { readonly id: string } };

export const QuizStartDocument = typedDocument<QuizStartQuery, QuizStartQueryVariables>(
  "query quizStart($id:ID!$subject:String!$topic:String!){quiz(id:$id){id title subject{slug title}topic{slug title}items{type}}topic(subject:$subject topic:$topic){quizzes{id lastAttempt{id handedInAt itemCount answeredCount marks marksOutOf}}}}",
);

export const StartAttemptDocument = typedDocument<StartAttemptMutation, StartAttemptMutationVariables>(
  "mutation startAttempt($quiz:ID!){startAttempt(quiz:$quiz){id}}",
);