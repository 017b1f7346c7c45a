import type { ClassReportsQuery, ReportOverviewQuery } from '#api/documents/classrooms/student-report.generated.ts';

export type ReportSetData = ClassReportsQuery['classReports']['sets'][number];
export type ReportStudentData = ReportOverviewQuery['reportOverview']['students'][number];
export type BankCommentData = ClassReportsQuery['bankComments'][number];

/** The search parameter with the set that is shown. */
export const SET_PARAMETER = 'set';
