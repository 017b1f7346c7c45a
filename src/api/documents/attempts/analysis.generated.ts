import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AttemptLineFragment = { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number };

export type AttemptTitleFragment = { readonly title: string, readonly kind: ClosedSets['AttemptKind'], readonly targetId: string, readonly subject: { readonly slug: string, readonly title: string } | null, readonly topic: { readonly slug: string, readonly title: string } | null, readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } };

type Sums_Analysis_Fragment = { readonly total: { readonly answers: number, readonly credit: number, readonly seconds: number }, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly topics: ReadonlyArray<{ readonly answers: number, readonly credit: number, readonly seconds: number, readonly lastDay: string, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly slug: string, readonly title: string } }>, readonly types: ReadonlyArray<{ readonly type: ClosedSets['QuestionType'], readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly bands: ReadonlyArray<{ readonly dimension: ClosedSets['BandDimension'], readonly band: string, readonly answers: number, readonly credit: number }> };

type Sums_TopicAnalysis_Fragment = { readonly total: { readonly answers: number, readonly credit: number, readonly seconds: number }, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly topics: ReadonlyArray<{ readonly answers: number, readonly credit: number, readonly seconds: number, readonly lastDay: string, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly slug: string, readonly title: string } }>, readonly types: ReadonlyArray<{ readonly type: ClosedSets['QuestionType'], readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly bands: ReadonlyArray<{ readonly dimension: ClosedSets['BandDimension'], readonly band: string, readonly answers: number, readonly credit: number }> };

export type SumsFragment =
  | Sums_Analysis_Fragment
  | Sums_TopicAnalysis_Fragment
;

export type AnalysisQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalysisQuery = { readonly analysis: { readonly total: { readonly answers: number, readonly credit: number, readonly seconds: number }, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly topics: ReadonlyArray<{ readonly answers: number, readonly credit: number, readonly seconds: number, readonly lastDay: string, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly slug: string, readonly title: string } }>, readonly types: ReadonlyArray<{ readonly type: ClosedSets['QuestionType'], readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly bands: ReadonlyArray<{ readonly dimension: ClosedSets['BandDimension'], readonly band: string, readonly answers: number, readonly credit: number }> }, readonly latestResults: ReadonlyArray<{ readonly title: string, readonly kind: ClosedSets['AttemptKind'], readonly targetId: string, readonly subject: { readonly slug: string, readonly title: string } | null, readonly topic: { readonly slug: string, readonly title: string } | null, readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } }>, readonly notices: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly attempt: string, readonly title: string, readonly reason: string, readonly before: number, readonly after: number, readonly outOf: number }>, readonly reportNotices: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly question: string, readonly answer: string }> };

export type NoticeFragment = { readonly id: string, readonly createdAt: string, readonly attempt: string, readonly title: string, readonly reason: string, readonly before: number, readonly after: number, readonly outOf: number };

export type TopicAnalysisQueryVariables = Exact<{
  topic: string;
}>;


export type TopicAnalysisQuery = { readonly topicAnalysis: { readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly slug: string, readonly title: string }, readonly weakQuestions: ReadonlyArray<{ readonly item: string, readonly stem: string, readonly type: ClosedSets['QuestionType'], readonly answers: number, readonly credit: number, readonly lastDay: string }>, readonly total: { readonly answers: number, readonly credit: number, readonly seconds: number }, readonly weeks: ReadonlyArray<{ readonly week: string, readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly topics: ReadonlyArray<{ readonly answers: number, readonly credit: number, readonly seconds: number, readonly lastDay: string, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly slug: string, readonly title: string } }>, readonly types: ReadonlyArray<{ readonly type: ClosedSets['QuestionType'], readonly answers: number, readonly credit: number, readonly seconds: number }>, readonly bands: ReadonlyArray<{ readonly dimension: ClosedSets['BandDimension'], readonly band: string, readonly answers: number, readonly credit: number }> } };

export type AttemptResultQueryVariables = Exact<{
  id: string;
}>;


export type AttemptResultQuery = { readonly attemptResult: { readonly seconds: number | null, readonly attempt: { readonly title: string, readonly kind: ClosedSets['AttemptKind'], readonly targetId: string, readonly subject: { readonly slug: string, readonly title: string } | null, readonly topic: { readonly slug: string, readonly title: string } | null, readonly attempt: { readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number } }, readonly gradeBoundaries: ReadonlyArray<{ readonly grade: string, readonly from: number }>, readonly items: ReadonlyArray<{ readonly position: number, readonly type: ClosedSets['QuestionType'], readonly marks: number, readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly seconds: number | null, readonly facility: number | null, readonly creditBefore: number | null, readonly topic: { readonly id: string, readonly slug: string, readonly title: string } }>, readonly own: ReadonlyArray<{ readonly id: string, readonly startedAt: string, readonly submittedAt: string | null, readonly marks: number | null, readonly marksOutOf: number | null, readonly answeredCount: number, readonly questionCount: number }>, readonly others: { readonly studentCount: number, readonly mean: number, readonly below: number } | null } };

export type ReadNoticeMutationVariables = Exact<{
  id: string;
}>;


export type ReadNoticeMutation = { readonly readNotice: boolean };

export const AnalysisDocument = typedDocument<AnalysisQuery, AnalysisQueryVariables>(
  "query analysis{analysis{...sums}latestResults{...attemptTitle}notices{...notice}reportNotices{id createdAt question answer}}fragment sums on AnalysisSums{total{answers credit seconds}weeks{week answers credit seconds}topics{answers credit seconds lastDay topic{id slug title}subject{slug title}}types{type answers credit seconds}bands{dimension band answers credit}}fragment attemptTitle on AttemptTitle{title kind targetId subject{slug title}topic{slug title}attempt{...attemptLine}}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}fragment notice on RegradeNotice{id createdAt attempt title reason before after outOf}",
);

export const TopicAnalysisDocument = typedDocument<TopicAnalysisQuery, TopicAnalysisQueryVariables>(
  "query topicAnalysis($topic:ID!){topicAnalysis(topic:$topic){...sums topic{id slug title}subject{slug title}weakQuestions{item stem type answers credit lastDay}}}fragment sums on AnalysisSums{total{answers credit seconds}weeks{week answers credit seconds}topics{answers credit seconds lastDay topic{id slug title}subject{slug title}}types{type answers credit seconds}bands{dimension band answers credit}}",
);

export const AttemptResultDocument = typedDocument<AttemptResultQuery, AttemptResultQueryVariables>(
  "query attemptResult($id:ID!){attemptResult(id:$id){attempt{...attemptTitle}seconds gradeBoundaries{grade from}items{position type marks outcome credit seconds facility creditBefore topic{id slug title}}own{...attemptLine}others{studentCount mean below}}}fragment attemptTitle on AttemptTitle{title kind targetId subject{slug title}topic{slug title}attempt{...attemptLine}}fragment attemptLine on AttemptLine{id startedAt submittedAt marks marksOutOf answeredCount questionCount}",
);

export const ReadNoticeDocument = typedDocument<ReadNoticeMutation, ReadNoticeMutationVariables>(
  "mutation readNotice($id:ID!){readNotice(id:$id)}",
);