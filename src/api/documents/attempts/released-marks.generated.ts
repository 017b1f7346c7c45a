import type { ApiValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ToldMarksQueryVariables = Exact<{
  attempt: string;
}>;


export type ToldMarksQuery = { readonly toldMarks: ReadonlyArray<{ readonly position: number, readonly stem: string, readonly scheme: ApiValues['MarkScheme'] | null, readonly marks: number, readonly outOf: number, readonly awards: ApiValues['Awards'], readonly comment: string, readonly figures: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly complaint: { readonly text: string, readonly answer: string | null } | null }> };

export type ComplainAboutMarkMutationVariables = Exact<{
  attempt: string;
  position: number;
  text: string;
}>;


export type ComplainAboutMarkMutation = { readonly complainAboutMark: boolean };

export const ToldMarksDocument = typedDocument<ToldMarksQuery, ToldMarksQueryVariables>(
  "query toldMarks($attempt:ID!){toldMarks(attempt:$attempt){position stem figures{digest url width height}scheme marks outOf awards comment complaint{text answer}}}",
);

export const ComplainAboutMarkDocument = typedDocument<ComplainAboutMarkMutation, ComplainAboutMarkMutationVariables>(
  "mutation complainAboutMark($attempt:ID!$position:Int!$text:String!){complainAboutMark(attempt:$attempt position:$position text:$text)}",
);