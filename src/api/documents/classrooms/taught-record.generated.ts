import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type FindTaughtRecordsQueryVariables = Exact<{ words: string; }>;
export type FindTaughtRecordsQuery = { readonly findTaughtRecords: ReadonlyArray<{ readonly kind: ClosedSets['TaughtRecordKind'], readonly id: string, readonly title: string, readonly classId: string, readonly className: string }> };

export const FindTaughtRecordsDocument = typedDocument<FindTaughtRecordsQuery, FindTaughtRecordsQueryVariables>(
  "query findTaughtRecords($words:String!){findTaughtRecords(words:$words){kind id title classId className}}",
);