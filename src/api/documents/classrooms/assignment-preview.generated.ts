import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type AssignmentPreviewQueryVariables = Exact<{ id: string; version?: ClosedSets['WorksheetVersion'] | null | undefined; }>;
export type AssignmentPreviewQuery = { readonly assignmentPreview: { readonly id: string, readonly title: string, readonly instructions: string, readonly classroom: string, readonly materials: ReadonlyArray<string>, readonly school: { readonly name: string, readonly logo: string | null } | null, readonly pools: ReadonlyArray<{ readonly pool: number, readonly draws: number, readonly count: number }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly marks: number, readonly pool: number | null, readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }> } };

export const AssignmentPreviewDocument = typedDocument<AssignmentPreviewQuery, AssignmentPreviewQueryVariables>(
  "query assignmentPreview($id:ID!$version:WorksheetVersion){assignmentPreview(id:$id version:$version){id title instructions classroom school{name logo}materials pools{pool draws count}questions{id type stem body images{...image}marks pool key explanation}}}fragment image on Image{digest url width height}",
);