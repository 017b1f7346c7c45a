import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ClassReportsQueryVariables = Exact<{ classroom: string; }>;
export type ClassReportsQuery = { readonly classReports: { readonly id: string, readonly name: string, readonly sets: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly sections: ReadonlyArray<ClosedSets['ReportSection']>, readonly version: number, readonly publishedAt: string | null }> }, readonly bankComments: ReadonlyArray<{ readonly id: string, readonly text: string }> };

export type ReportOverviewQueryVariables = Exact<{ set: string; }>;
export type ReportOverviewQuery = { readonly reportOverview: { readonly set: { readonly id: string, readonly from: string, readonly until: string, readonly sections: ReadonlyArray<ClosedSets['ReportSection']>, readonly version: number, readonly publishedAt: string | null }, readonly students: ReadonlyArray<{ readonly id: string, readonly name: string, readonly comment: string, readonly commentVersion: number, readonly markCount: number, readonly average: number | null, readonly values: { readonly firstName: string | null, readonly className: string | null, readonly averageMark: string | null, readonly strongestTopic: string | null, readonly weakestTopic: string | null } }> } };

export type ReportPreviewQueryVariables = Exact<{ set: string; student: string; }>;
export type ReportPreviewQuery = { readonly reportPreview: string };

export type ReportFileQueryVariables = Exact<{ id: string; }>;
export type ReportFileQuery = { readonly reportFile: { readonly id: string, readonly kind: ClosedSets['ReportFileKind'], readonly state: ClosedSets['ReportFileState'], readonly done: number, readonly all: number } };

export type ReportFileContentQueryVariables = Exact<{ id: string; isToPrint?: boolean | null | undefined; }>;
export type ReportFileContentQuery = { readonly reportFileContent: string };

export type SchoolReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolReportsQuery = { readonly schoolReports: ReadonlyArray<{ readonly id: string, readonly classroom: string, readonly className: string, readonly isArchived: boolean, readonly teachers: ReadonlyArray<string>, readonly from: string, readonly until: string, readonly version: number, readonly publishedAt: string | null, readonly studentCount: number, readonly commentCount: number, readonly reportCount: number }> };

export type ReportedStudentsQueryVariables = Exact<{ set: string; }>;
export type ReportedStudentsQuery = { readonly reportedStudents: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type PrintWarningsQueryVariables = Exact<{ set: string; }>;
export type PrintWarningsQuery = { readonly printWarnings: ReadonlyArray<{ readonly name: string, readonly characters: string }> };

export type PublishedReportPdfQueryVariables = Exact<{ set: string; student: string; isToPrint: boolean; }>;
export type PublishedReportPdfQuery = { readonly publishedReportPdf: string };

export type OwnReportPdfQueryVariables = Exact<{ id: string; }>;
export type OwnReportPdfQuery = { readonly ownReportPdf: string };

export type GuardianReportPdfQueryVariables = Exact<{ session: string; id: string; }>;
export type GuardianReportPdfQuery = { readonly guardianReportPdf: string };

export type CreateReportsMutationVariables = Exact<{ classroom: string; from: string; until: string; sections: ReadonlyArray<ClosedSets['ReportSection']> | ClosedSets['ReportSection']; }>;
export type CreateReportsMutation = { readonly createReports: string };

export type ChangeReportsMutationVariables = Exact<{ set: string; from: string; until: string; sections: ReadonlyArray<ClosedSets['ReportSection']> | ClosedSets['ReportSection']; }>;
export type ChangeReportsMutation = { readonly changeReports: boolean };

export type DeleteReportsMutationVariables = Exact<{ set: string; }>;
export type DeleteReportsMutation = { readonly deleteReports: boolean };

export type SaveReportCommentMutationVariables = Exact<{ set: string; student: string; text: string; version: number; }>;
export type SaveReportCommentMutation = { readonly saveReportComment: number };

export type PublishReportsMutationVariables = Exact<{ set: string; recipients?: ClosedSets['ReportRecipients'] | null | undefined; }>;
export type PublishReportsMutation = { readonly publishReports: number };

export type EmailReportsMutationVariables = Exact<{ set: string; recipients: ClosedSets['ReportRecipients']; }>;
export type EmailReportsMutation = { readonly emailReports: boolean };

export type StartReportFileMutationVariables = Exact<{ set: string; kind: ClosedSets['ReportFileKind']; }>;
export type StartReportFileMutation = { readonly startReportFile: string };

export type CancelReportFileMutationVariables = Exact<{ id: string; }>;
export type CancelReportFileMutation = { readonly cancelReportFile: boolean };

export type AddBankCommentMutationVariables = Exact<{ text: string; }>;
export type AddBankCommentMutation = { readonly addBankComment: string };

export type ChangeBankCommentMutationVariables = Exact<{ id: string; text: string; }>;
export type ChangeBankCommentMutation = { readonly changeBankComment: boolean };

export type DeleteBankCommentMutationVariables = Exact<{ id: string; }>;
export type DeleteBankCommentMutation = { readonly deleteBankComment: boolean };

export type OrderBankCommentsMutationVariables = Exact<{ ids: ReadonlyArray<string> | string; }>;
export type OrderBankCommentsMutation = { readonly orderBankComments: boolean };

export const ClassReportsDocument = typedDocument<ClassReportsQuery, ClassReportsQueryVariables>(
  "query classReports($classroom:ID!){classReports(classroom:$classroom){id name sets{id from until sections version publishedAt}}bankComments{id text}}",
);

export const ReportOverviewDocument = typedDocument<ReportOverviewQuery, ReportOverviewQueryVariables>(
  "query reportOverview($set:ID!){reportOverview(set:$set){set{id from until sections version publishedAt}students{id name comment commentVersion markCount average values{firstName className averageMark strongestTopic weakestTopic}}}}",
);

export const ReportPreviewDocument = typedDocument<ReportPreviewQuery, ReportPreviewQueryVariables>(
  "query reportPreview($set:ID!$student:ID!){reportPreview(set:$set student:$student)}",
);

export const ReportFileDocument = typedDocument<ReportFileQuery, ReportFileQueryVariables>(
  "query reportFile($id:ID!){reportFile(id:$id){id kind state done all}}",
);

export const ReportFileContentDocument = typedDocument<ReportFileContentQuery, ReportFileContentQueryVariables>(
  "query reportFileContent($id:ID!$isToPrint:Boolean){reportFileContent(id:$id isToPrint:$isToPrint)}",
);

export const SchoolReportsDocument = typedDocument<SchoolReportsQuery, SchoolReportsQueryVariables>(
  "query schoolReports{schoolReports{id classroom className isArchived teachers from until version publishedAt studentCount commentCount reportCount}}",
);

export const ReportedStudentsDocument = typedDocument<ReportedStudentsQuery, ReportedStudentsQueryVariables>(
  "query reportedStudents($set:ID!){reportedStudents(set:$set){id name}}",
);

export const PrintWarningsDocument = typedDocument<PrintWarningsQuery, PrintWarningsQueryVariables>(
  "query printWarnings($set:ID!){printWarnings(set:$set){name characters}}",
);

export const PublishedReportPdfDocument = typedDocument<PublishedReportPdfQuery, PublishedReportPdfQueryVariables>(
  "query publishedReportPdf($set:ID!$student:ID!$isToPrint:Boolean!){publishedReportPdf(set:$set student:$student isToPrint:$isToPrint)}",
);

export const OwnReportPdfDocument = typedDocument<OwnReportPdfQuery, OwnReportPdfQueryVariables>(
  "query ownReportPdf($id:ID!){ownReportPdf(id:$id)}",
);

export const GuardianReportPdfDocument = typedDocument<GuardianReportPdfQuery, GuardianReportPdfQueryVariables>(
  "query guardianReportPdf($session:String!$id:ID!){guardianReportPdf(session:$session id:$id)}",
);

export const CreateReportsDocument = typedDocument<CreateReportsMutation, CreateReportsMutationVariables>(
  "mutation createReports($classroom:ID!$from:CalendarDay!$until:CalendarDay!$sections:[ReportSection!]!){createReports(classroom:$classroom from:$from until:$until sections:$sections)}",
);

export const ChangeReportsDocument = typedDocument<ChangeReportsMutation, ChangeReportsMutationVariables>(
  "mutation changeReports($set:ID!$from:CalendarDay!$until:CalendarDay!$sections:[ReportSection!]!){changeReports(set:$set from:$from until:$until sections:$sections)}",
);

export const DeleteReportsDocument = typedDocument<DeleteReportsMutation, DeleteReportsMutationVariables>(
  "mutation deleteReports($set:ID!){deleteReports(set:$set)}",
);

export const SaveReportCommentDocument = typedDocument<SaveReportCommentMutation, SaveReportCommentMutationVariables>(
  "mutation saveReportComment($set:ID!$student:ID!$text:String!$version:Int!){saveReportComment(set:$set student:$student text:$text version:$version)}",
);

export const PublishReportsDocument = typedDocument<PublishReportsMutation, PublishReportsMutationVariables>(
  "mutation publishReports($set:ID!$recipients:ReportRecipients){publishReports(set:$set recipients:$recipients)}",
);

export const EmailReportsDocument = typedDocument<EmailReportsMutation, EmailReportsMutationVariables>(
  "mutation emailReports($set:ID!$recipients:ReportRecipients!){emailReports(set:$set recipients:$recipients)}",
);

export const StartReportFileDocument = typedDocument<StartReportFileMutation, StartReportFileMutationVariables>(
  "mutation startReportFile($set:ID!$kind:ReportFileKind!){startReportFile(set:$set kind:$kind)}",
);

export const CancelReportFileDocument = typedDocument<CancelReportFileMutation, CancelReportFileMutationVariables>(
  "mutation cancelReportFile($id:ID!){cancelReportFile(id:$id)}",
);

export const AddBankCommentDocument = typedDocument<AddBankCommentMutation, AddBankCommentMutationVariables>(
  "mutation addBankComment($text:String!){addBankComment(text:$text)}",
);

export const ChangeBankCommentDocument = typedDocument<ChangeBankCommentMutation, ChangeBankCommentMutationVariables>(
  "mutation changeBankComment($id:ID!$text:String!){changeBankComment(id:$id text:$text)}",
);

export const DeleteBankCommentDocument = typedDocument<DeleteBankCommentMutation, DeleteBankCommentMutationVariables>(
  "mutation deleteBankComment($id:ID!){deleteBankComment(id:$id)}",
);

export const OrderBankCommentsDocument = typedDocument<OrderBankCommentsMutation, OrderBankCommentsMutationVariables>(
  "mutation orderBankComments($ids:[ID!]!){orderBankComments(ids:$ids)}",
);