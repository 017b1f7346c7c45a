import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';
import { REPORT_COMMENT_MAX_CHARS } from './student-report.limits.ts';

/** What a report can contain, in the order of the page. */
export const REPORT_SECTIONS = ['marks', 'mastery', 'effort', 'deadlines', 'comment'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** The files of a class: one PDF of all reports, or an archive of single PDFs. */
export const REPORT_FILE_KINDS = ['pdf', 'zip'] as const;
export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number];

export const REPORT_FILE_STATES = ['generating', 'ready', 'failed', 'cancelled'] as const;
export type ReportFileState = (typeof REPORT_FILE_STATES)[number];

/** Who is emailed about published reports. */
export const REPORT_RECIPIENTS = ['both', 'students', 'guardians'] as const;
export type ReportRecipients = (typeof REPORT_RECIPIENTS)[number];

export const reportRecipientsSchema = z.object({ recipients: z.enum(REPORT_RECIPIENTS) });

/** The period and the sections of the reports on a class. Both days are part of the period. */
export const reportSettingsSchema = z
  .object({
    from: z.iso.date(problemText('dateMissing')),
    until: z.iso.date(problemText('dateMissing')),
    sections: z.readonly(z.array(z.enum(REPORT_SECTIONS)).check(z.minLength(1, problemText('reportSectionMissing')))),
  })
  .check(
    z.refine(({ from, until }) => from <= until, { path: ['until'], error: problemText('periodEndsBeforeStart') }),
  );
export type ReportSettings = z.infer<typeof reportSettingsSchema>;

export const reportCommentSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.maxLength(REPORT_COMMENT_MAX_CHARS, problemText('charactersTooMany', { max: REPORT_COMMENT_MAX_CHARS })),
    ),
});

/** A comment of the bank. */
export const bankCommentSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, problemText('bankCommentMissing')),
      z.maxLength(REPORT_COMMENT_MAX_CHARS, problemText('charactersTooMany', { max: REPORT_COMMENT_MAX_CHARS })),
    ),
});
