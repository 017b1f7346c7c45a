/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type AuditFilter = {
  readonly from?: string | null | undefined;
  readonly person?: string | null | undefined;
  readonly record?: string | null | undefined;
  readonly resource?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly students: number, readonly teachers: number, readonly invited: number, readonly activeStudents: number, readonly submitted: number, readonly revenue: ReadonlyArray<{ readonly currency: string, readonly amount: number }> | null, readonly days: ReadonlyArray<{ readonly day: string, readonly submitted: number }>, readonly content: { readonly questions: number, readonly questionsInReview: number, readonly questionsUnexplained: number, readonly topics: number, readonly topicsWithoutNote: number, readonly topicsWithoutQuiz: number, readonly videosWithoutCaptions: number, readonly openReports: number } | null, readonly pages: ReadonlyArray<{ readonly route: string, readonly views: number }> | null }, readonly latestChanges: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actor: string | null, readonly action: string, readonly resource: string, readonly record: string, readonly title: string, readonly before: unknown, readonly after: unknown, readonly reason: string | null }> };

export type AuditLogQueryVariables = Exact<{ filter: AuditFilter; olderThan?: string | null | undefined; }>;
export type AuditLogQuery = { readonly auditLog: { readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actor: string | null, readonly action: string, readonly resource: string, readonly record: string, readonly title: string, readonly before: unknown, readonly after: unknown, readonly reason: string | null }> } };

export type AuditEntryFragment = { readonly id: string, readonly at: string, readonly actor: string | null, readonly action: string, readonly resource: string, readonly record: string, readonly title: string, readonly before: unknown, readonly after: unknown, readonly reason: string | null };

export const DashboardDocument = typedDocument<DashboardQuery, DashboardQueryVariables>(
  "query dashboard{dashboard{students teachers invited activeStudents submitted revenue{currency amount}days{day submitted}content{questions questionsInReview questionsUnexplained topics topicsWithoutNote topicsWithoutQuiz videosWithoutCaptions openReports}pages{route views}}latestChanges{...auditEntry}}fragment auditEntry on AuditEntry{id at actor action resource record title before after reason}",
);

export const AuditLogDocument = typedDocument<AuditLogQuery, AuditLogQueryVariables>(
  "query auditLog($filter:AuditFilter!$olderThan:String){auditLog(filter:$filter olderThan:$olderThan){entries{...auditEntry}next}}fragment auditEntry on AuditEntry{id at actor action resource record title before after reason}",
);