import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type TaughtClassesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaughtClassesQuery = { readonly taughtClasses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly students: number, readonly active: number, readonly answers: number, readonly credit: number }> };

export type ClassAnalysisQueryVariables = Exact<{ classroom: string; topic?: string | null | undefined; group?: string | null | undefined; }>;
export type ClassAnalysisQuery = { readonly classAnalysis: { readonly id: string, readonly name: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly subject: string, readonly students: number, readonly answers: number, readonly credit: number }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly stem: string, readonly type: ClosedSets['QuestionType'], readonly topic: string, readonly answers: number, readonly credit: number, readonly seconds: number, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly choices: ReadonlyArray<{ readonly id: string, readonly text: string, readonly isRight: boolean, readonly misconception: string | null, readonly students: ReadonlyArray<string> }> }>, readonly students: ReadonlyArray<{ readonly id: string, readonly name: string, readonly answers: number, readonly credit: number, readonly activeDays: number, readonly missing: number, readonly change: number | null, readonly reasons: ReadonlyArray<ClosedSets['HelpReason']> }>, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly credit: number }>, readonly work: ReadonlyArray<{ readonly id: string, readonly title: string, readonly submitted: number }>, readonly agreement: { readonly answers: number, readonly same: number, readonly bias: number } | null } };

export type AssignPracticeMutationVariables = Exact<{ classroom: string; topic: string; group?: string | null | undefined; student?: string | null | undefined; title: string; }>;
export type AssignPracticeMutation = { readonly assignPractice: string };

export const TaughtClassesDocument = typedDocument<TaughtClassesQuery, TaughtClassesQueryVariables>(
  "query taughtClasses{taughtClasses{id name students active answers credit}}",
);

export const ClassAnalysisDocument = typedDocument<ClassAnalysisQuery, ClassAnalysisQueryVariables>(
  "query classAnalysis($classroom:ID!$topic:ID$group:ID){classAnalysis(classroom:$classroom topic:$topic group:$group){id name groups{id name}topics{id title subject students answers credit}questions{id stem images{...image}type topic answers credit seconds choices{id text isRight misconception students}}students{id name answers credit activeDays missing change reasons}weeks{week answers credit}work{id title submitted}agreement{answers same bias}}}fragment image on Image{digest url width height}",
);

export const AssignPracticeDocument = typedDocument<AssignPracticeMutation, AssignPracticeMutationVariables>(
  "mutation assignPractice($classroom:ID!$topic:ID!$group:ID$student:ID$title:String!){assignPractice(classroom:$classroom topic:$topic group:$group student:$student title:$title)}",
);