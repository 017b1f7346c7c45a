import type { ApiValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type ReleasedMarksQueryVariables = Exact<{ attempt: string; }>;
export type ReleasedMarksQuery = { readonly releasedMarks: ReadonlyArray<{ readonly position: number, readonly number: number, readonly stem: string, readonly scheme: ApiValues['MarkScheme'] | null, readonly marks: number, readonly outOf: number, readonly awards: ApiValues['Awards'], readonly comment: string, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly remarkRequest: { readonly text: string, readonly answer: string | null } | null }> };

export type RequestRemarkMutationVariables = Exact<{ attempt: string; position: number; text: string; }>;
export type RequestRemarkMutation = { readonly requestRemark: boolean };

export const ReleasedMarksDocument = typedDocument<ReleasedMarksQuery, ReleasedMarksQueryVariables>(
  "query releasedMarks($attempt:ID!){releasedMarks(attempt:$attempt){position number stem images{...image}scheme marks outOf awards comment remarkRequest{text answer}}}fragment image on Image{digest url width height}",
);

export const RequestRemarkDocument = typedDocument<RequestRemarkMutation, RequestRemarkMutationVariables>(
  "mutation requestRemark($attempt:ID!$position:Int!$text:String!){requestRemark(attempt:$attempt position:$position text:$text)}",
);