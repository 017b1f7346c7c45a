import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type UploadQueryVariables = Exact<{ id: string; }>;
export type UploadQuery = { readonly upload: { readonly id: string, readonly name: string, readonly byteCount: number, readonly isFinished: boolean, readonly problem: ClosedSets['UploadProblem'] | null, readonly digest: string | null, readonly mime: string | null, readonly seconds: number | null, readonly width: number | null, readonly height: number | null, readonly url: string | null, readonly thumbnailUrl: string | null, readonly usedIn: ReadonlyArray<{ readonly kind: ClosedSets['FileUseKind'], readonly id: string, readonly title: string }> } };

export const UploadDocument = typedDocument<UploadQuery, UploadQueryVariables>(
  "query Upload($id:ID!){upload(id:$id){id name byteCount isFinished problem digest mime seconds width height url thumbnailUrl usedIn{kind id title}}}",
);