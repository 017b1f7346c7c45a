/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../typed-document.ts';
export type AnswerInput = {
  readonly attempt: string;
  readonly operationId: string;
  readonly position: number;
  readonly response: unknown;
  readonly sequence: number;
};

export type FiguresFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type QuizPlaceFragment = { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } };

export type OpenAttemptQueryVariables = Exact<{
  id: string;
}>;


export type OpenAttemptQuery = { readonly attempt: { readonly id: string, readonly handedInAt: string | null, readonly quiz: { readonly id: string, readonly title: string, readonly subject: { readonly slug: string, readonly title: string }, readonly topic: { readonly slug: string, readonly title: string } }, readonly items: ReadonlyArray<{ readonly position: number, readonly type: string, readonly stem: string, readonly body: unknown, readonly response: unknown, readonly sequence: number, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> } };

export type SaveAnswerMutationVariables = Exact<{
  input: AnswerInput;
}>;


export type SaveAnswerMutation = { readonly saveAnswer: { readonly position: number, readonly sequence: number } };

export type HandInMutationVariables = Exact<{
  attempt: string;
}>;


export type HandInMutation = { readonly handIn: { readonly id: string, readonly handedInAt: string | null } };

export const OpenAttemptDocument = typedDocument<OpenAttemptQuery, OpenAttemptQueryVariables>(
  "query openAttempt($id:ID!){attempt(id:$id){id handedInAt quiz{...quizPlace}items{position type stem body figures{...figures}response sequence}}}fragment quizPlace on QuizRef{id title subject{slug title}topic{slug title}}fragment figures on Figure{digest url width height}",
);

export const SaveAnswerDocument = typedDocument<SaveAnswerMutation, SaveAnswerMutationVariables>(
  "mutation saveAnswer($input:AnswerInput!){saveAnswer(input:$input){position sequence}}",
);

export const HandInDocument = typedDocument<HandInMutation, HandInMutationVariables>(
  "mutation handIn($attempt:ID!){handIn(attempt:$attempt){id handedInAt}}",
);