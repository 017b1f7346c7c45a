import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type TaughtStudentQueryVariables = Exact<{ classroom: string; student: string; }>;
export type TaughtStudentQuery = { readonly taughtStudent: { readonly id: string, readonly name: string, readonly group: string | null, readonly joinedAt: string, readonly activeDays: number, readonly secondsOnTask: number, readonly classroom: { readonly id: string, readonly name: string }, readonly topics: ReadonlyArray<{ readonly subject: string, readonly answers: number, readonly own: number, readonly classAverage: number | null, readonly topic: { readonly id: string, readonly title: string }, readonly mastery: { readonly level: ClosedSets['MasteryLevel'], readonly estimate: number, readonly low: number, readonly high: number } }>, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly own: number, readonly classAverage: number | null }>, readonly misconceptions: ReadonlyArray<{ readonly text: string, readonly topic: string, readonly count: number, readonly lastAt: string }>, readonly decks: ReadonlyArray<{ readonly id: string, readonly title: string, readonly share: number }>, readonly grade: { readonly mostLikely: string | null, readonly best: string | null, readonly worst: string | null, readonly probability: number } | null, readonly note: { readonly text: string, readonly version: number, readonly writtenBy: string | null, readonly writtenAt: string } | null } };

export type SaveStudentNoteMutationVariables = Exact<{ classroom: string; student: string; text: string; version: number; }>;
export type SaveStudentNoteMutation = { readonly saveStudentNote: number };

export const TaughtStudentDocument = typedDocument<TaughtStudentQuery, TaughtStudentQueryVariables>(
  "query taughtStudent($classroom:ID!$student:ID!){taughtStudent(classroom:$classroom student:$student){id name group joinedAt activeDays secondsOnTask classroom{id name}topics{subject answers own classAverage topic{id title}mastery{level estimate low high}}weeks{week answers own classAverage}misconceptions{text topic count lastAt}decks{id title share}grade{mostLikely best worst probability}note{text version writtenBy writtenAt}}}",
);

export const SaveStudentNoteDocument = typedDocument<SaveStudentNoteMutation, SaveStudentNoteMutationVariables>(
  "mutation saveStudentNote($classroom:ID!$student:ID!$text:String!$version:Int!){saveStudentNote(classroom:$classroom student:$student text:$text version:$version)}",
);