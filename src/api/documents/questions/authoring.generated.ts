import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AuthoredQuestionQueryVariables = Exact<{ id: string; }>;
export type AuthoredQuestionQuery = { readonly authoredQuestion: { readonly id: string, readonly externalId: string, readonly type: ClosedSets['QuestionType'], readonly subtopic: string | null, readonly tags: ReadonlyArray<string>, readonly estimate: ClosedSets['Estimate'] | null, readonly stage: ClosedSets['Stage'], readonly publishAt: string | null, readonly publishedAt: string | null, readonly deletedAt: string | null, readonly inBank: boolean, readonly isShared: boolean | null, readonly revision: number, readonly version: number, readonly text: ApiValues['QuestionText'], readonly topic: { readonly id: string, readonly title: string }, readonly subject: { readonly id: string, readonly title: string }, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly createdAt: string, readonly authorName: string | null }>, readonly reports: ReadonlyArray<{ readonly id: string, readonly version: number, readonly reason: ClosedSets['ReportReason'], readonly text: string, readonly createdAt: string, readonly resolvedAt: string | null, readonly answer: string | null }> } };

export type AuthorTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorTopicsQuery = { readonly authorTopics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly subject: { readonly id: string, readonly title: string } }> };

export type QuestionUseQueryVariables = Exact<{ id: string; }>;
export type QuestionUseQuery = { readonly questionUse: { readonly openAttempts: number, readonly pastAttempts: number, readonly current: string, readonly quizzes: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly papers: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly outdated: ReadonlyArray<{ readonly id: string, readonly number: number, readonly answers: number }> } };

export type QuestionVersionTextQueryVariables = Exact<{ version: string; }>;
export type QuestionVersionTextQuery = { readonly questionVersionText: ApiValues['QuestionText'] };

export type ItemNumbersQueryVariables = Exact<{ item: string; }>;
export type ItemNumbersQuery = { readonly questionStatistics: ReadonlyArray<{ readonly version: string, readonly number: number, readonly students: number, readonly facility: number | null, readonly discrimination: number | null, readonly seconds: number | null, readonly choices: ReadonlyArray<{ readonly choice: string, readonly students: number, readonly rest: number | null }> }> };

export type BankQueryVariables = Exact<{ filter: SentValues['BankFilter']; after?: string | null | undefined; }>;
export type BankQuery = { readonly bank: { readonly next: string | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly isOwn: boolean, readonly sharedBy: string | null, readonly isShared: boolean, readonly externalId: string, readonly type: ClosedSets['QuestionType'], readonly stage: ClosedSets['Stage'], readonly isLive: boolean, readonly stem: string, readonly topic: string, readonly subject: string, readonly difficulty: ClosedSets['Difficulty'], readonly marks: number, readonly tags: ReadonlyArray<string>, readonly openReports: number, readonly changedAt: string }> } };

export type TryQuestionQueryVariables = Exact<{ type: ClosedSets['QuestionType']; body: SentValues['QuestionBody']; key: SentValues['AnswerKey']; response: SentValues['QuestionResponse']; }>;
export type TryQuestionQuery = { readonly tryQuestion: { readonly outcome: ClosedSets['Outcome'], readonly credit: number | null, readonly remark: ClosedSets['Remark'] | null } };

export type RegradeEffectQueryVariables = Exact<{ from: string; to: string; }>;
export type RegradeEffectQuery = { readonly regradeEffect: { readonly answers: number, readonly unfit: number, readonly changes: ReadonlyArray<{ readonly attempt: string, readonly position: number, readonly studentName: string, readonly marks: number, readonly creditBefore: number, readonly creditAfter: number }> } };

export type RegradeMutationVariables = Exact<{ from: string; to: string; reason: string; expected: number; }>;
export type RegradeMutation = { readonly regrade: { readonly answers: number } };

export type CreateQuestionMutationVariables = Exact<{ draft: SentValues['QuestionDraft']; }>;
export type CreateQuestionMutation = { readonly createQuestion: { readonly id: string, readonly revision: number, readonly version: number } };

export type SaveQuestionMutationVariables = Exact<{ id: string; revision: number; draft: SentValues['QuestionDraft']; }>;
export type SaveQuestionMutation = { readonly saveQuestion: { readonly id: string, readonly revision: number, readonly version: number } };

export type SetQuestionStageMutationVariables = Exact<{ id: string; revision: number; stage: ClosedSets['Stage']; publishAt?: string | null | undefined; }>;
export type SetQuestionStageMutation = { readonly setQuestionStage: number };

export type WithdrawQuestionMutationVariables = Exact<{ id: string; revision: number; }>;
export type WithdrawQuestionMutation = { readonly withdrawQuestion: number };

export type DeleteQuestionMutationVariables = Exact<{ id: string; revision: number; }>;
export type DeleteQuestionMutation = { readonly deleteQuestion: number };

export type RestoreQuestionMutationVariables = Exact<{ id: string; revision: number; }>;
export type RestoreQuestionMutation = { readonly restoreQuestion: number };

export type AnswerReportMutationVariables = Exact<{ id: string; answer?: string | null | undefined; }>;
export type AnswerReportMutation = { readonly answerReport: boolean };

export type AuthoredExportQueryVariables = Exact<{ kind: ClosedSets['AuthoredList']; filter: SentValues['AuthoredFilter']; }>;
export type AuthoredExportQuery = { readonly authoredExport: string };

export type AssessmentReliabilityQueryVariables = Exact<{ set: string; }>;
export type AssessmentReliabilityQuery = { readonly reliability: { readonly students: number, readonly items: number, readonly alpha: number | null } };

export type ShareOwnMutationVariables = Exact<{ kind: ClosedSets['Shareable']; id: string; isShared: boolean; }>;
export type ShareOwnMutation = { readonly shareOwn: boolean };

export type CopySharedMutationVariables = Exact<{ id: string; }>;
export type CopySharedMutation = { readonly copyShared: string };

export type PurgeQuestionMutationVariables = Exact<{ id: string; revision: number; }>;
export type PurgeQuestionMutation = { readonly purgeQuestion: boolean };

export const AuthoredQuestionDocument = typedDocument<AuthoredQuestionQuery, AuthoredQuestionQueryVariables>(
  "query authoredQuestion($id:ID!){authoredQuestion(id:$id){id externalId type topic{id title}subject{id title}subtopic tags estimate stage publishAt publishedAt deletedAt inBank isShared revision version text images{digest url width height}versions{id number createdAt authorName}reports{id version reason text createdAt resolvedAt answer}}}",
);

export const AuthorTopicsDocument = typedDocument<AuthorTopicsQuery, AuthorTopicsQueryVariables>(
  "query authorTopics{authorTopics{id title subject{id title}}}",
);

export const QuestionUseDocument = typedDocument<QuestionUseQuery, QuestionUseQueryVariables>(
  "query questionUse($id:ID!){questionUse(id:$id){quizzes{id title}papers{id title}openAttempts pastAttempts outdated{id number answers}current}}",
);

export const QuestionVersionTextDocument = typedDocument<QuestionVersionTextQuery, QuestionVersionTextQueryVariables>(
  "query questionVersionText($version:ID!){questionVersionText(version:$version)}",
);

export const ItemNumbersDocument = typedDocument<ItemNumbersQuery, ItemNumbersQueryVariables>(
  "query itemNumbers($item:ID!){questionStatistics(item:$item){version number students facility discrimination seconds choices{choice students rest}}}",
);

export const BankDocument = typedDocument<BankQuery, BankQueryVariables>(
  "query bank($filter:BankFilter!$after:String){bank(filter:$filter after:$after){rows{id isOwn sharedBy isShared externalId type stage isLive stem topic subject difficulty marks tags openReports changedAt}next}}",
);

export const TryQuestionDocument = typedDocument<TryQuestionQuery, TryQuestionQueryVariables>(
  "query tryQuestion($type:QuestionType!$body:QuestionBody!$key:AnswerKey!$response:QuestionResponse!){tryQuestion(type:$type body:$body key:$key response:$response){outcome credit remark}}",
);

export const RegradeEffectDocument = typedDocument<RegradeEffectQuery, RegradeEffectQueryVariables>(
  "query regradeEffect($from:ID!$to:ID!){regradeEffect(from:$from to:$to){answers unfit changes{attempt position studentName marks creditBefore creditAfter}}}",
);

export const RegradeDocument = typedDocument<RegradeMutation, RegradeMutationVariables>(
  "mutation regrade($from:ID!$to:ID!$reason:String!$expected:Int!){regrade(from:$from to:$to reason:$reason expected:$expected){answers}}",
);

export const CreateQuestionDocument = typedDocument<CreateQuestionMutation, CreateQuestionMutationVariables>(
  "mutation createQuestion($draft:QuestionDraft!){createQuestion(draft:$draft){id revision version}}",
);

export const SaveQuestionDocument = typedDocument<SaveQuestionMutation, SaveQuestionMutationVariables>(
  "mutation saveQuestion($id:ID!$revision:Int!$draft:QuestionDraft!){saveQuestion(id:$id revision:$revision draft:$draft){id revision version}}",
);

export const SetQuestionStageDocument = typedDocument<SetQuestionStageMutation, SetQuestionStageMutationVariables>(
  "mutation setQuestionStage($id:ID!$revision:Int!$stage:Stage!$publishAt:Instant){setQuestionStage(id:$id revision:$revision stage:$stage publishAt:$publishAt)}",
);

export const WithdrawQuestionDocument = typedDocument<WithdrawQuestionMutation, WithdrawQuestionMutationVariables>(
  "mutation withdrawQuestion($id:ID!$revision:Int!){withdrawQuestion(id:$id revision:$revision)}",
);

export const DeleteQuestionDocument = typedDocument<DeleteQuestionMutation, DeleteQuestionMutationVariables>(
  "mutation deleteQuestion($id:ID!$revision:Int!){deleteQuestion(id:$id revision:$revision)}",
);

export const RestoreQuestionDocument = typedDocument<RestoreQuestionMutation, RestoreQuestionMutationVariables>(
  "mutation restoreQuestion($id:ID!$revision:Int!){restoreQuestion(id:$id revision:$revision)}",
);

export const AnswerReportDocument = typedDocument<AnswerReportMutation, AnswerReportMutationVariables>(
  "mutation answerReport($id:ID!$answer:String){answerReport(id:$id answer:$answer)}",
);

export const AuthoredExportDocument = typedDocument<AuthoredExportQuery, AuthoredExportQueryVariables>(
  "query authoredExport($kind:AuthoredList!$filter:AuthoredFilter!){authoredExport(kind:$kind filter:$filter)}",
);

export const AssessmentReliabilityDocument = typedDocument<AssessmentReliabilityQuery, AssessmentReliabilityQueryVariables>(
  "query assessmentReliability($set:ID!){reliability(quizOrPaper:$set){students items alpha}}",
);

export const ShareOwnDocument = typedDocument<ShareOwnMutation, ShareOwnMutationVariables>(
  "mutation shareOwn($kind:Shareable!$id:ID!$isShared:Boolean!){shareOwn(kind:$kind id:$id isShared:$isShared)}",
);

export const CopySharedDocument = typedDocument<CopySharedMutation, CopySharedMutationVariables>(
  "mutation copyShared($id:ID!){copyShared(id:$id)}",
);

export const PurgeQuestionDocument = typedDocument<PurgeQuestionMutation, PurgeQuestionMutationVariables>(
  "mutation purgeQuestion($id:ID!$revision:Int!){purgeQuestion(id:$id revision:$revision)}",
);