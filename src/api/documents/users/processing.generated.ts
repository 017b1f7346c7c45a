import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ProcessingRecordQueryVariables = Exact<{ school: string; language: ClosedSets['Language']; }>;
export type ProcessingRecordQuery = { readonly processingRecord: { readonly school: string, readonly deletionDays: number, readonly entries: ReadonlyArray<{ readonly category: ClosedSets['ProcessingCategory'], readonly data: ReadonlyArray<string>, readonly anonymised: ReadonlyArray<string>, readonly retained: ReadonlyArray<string> }>, readonly rules: ReadonlyArray<{ readonly kind: ClosedSets['RetentionKind'], readonly months: number | null }> } };

export const ProcessingRecordDocument = typedDocument<ProcessingRecordQuery, ProcessingRecordQueryVariables>(
  "query processingRecord($school:ID!$language:Language!){processingRecord(school:$school language:$language){school entries{category data anonymised retained}deletionDays rules{kind months}}}",
);