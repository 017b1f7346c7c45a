/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type TopicRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type ExamFocusQueryVariables = Exact<{ subject: string; topic: string; }>;
export type ExamFocusQuery = { readonly examFocus: { readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly points: ReadonlyArray<{ readonly id: string, readonly title: string, readonly body: string, readonly weight: number, readonly noteId: string | null, readonly noteHeading: string | null, readonly quizId: string | null, readonly askedIn: ReadonlyArray<{ readonly id: string, readonly title: string, readonly year: number, readonly session: string, readonly isAccessible: boolean, readonly questions: ReadonlyArray<number> }> }> } };

export const ExamFocusDocument = typedDocument<ExamFocusQuery, ExamFocusQueryVariables>(
  "query examFocus($subject:String!$topic:String!){examFocus(subject:$subject topic:$topic){subject{...subjectRef}topic{...topicRef}points{id title body weight noteId noteHeading quizId askedIn{id title year session isAccessible questions}}}}fragment subjectRef on SubjectRef{id slug title}fragment topicRef on TopicRef{id slug title}",
);