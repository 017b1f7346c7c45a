import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  ReportFileKind,
  ReportFileState,
  ReportSection,
} from '#domain/classrooms/student-reports/report-settings.schema.ts';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';
import { classrooms } from './classrooms.ts';
import { guardianAccess } from './guardians.ts';

/** Reports on the students of a class. */
export const reportSets = pgTable(
  'report_sets',
  {
    id: uuid('id').primaryKey(),
    classroomId: belongsTo('classroom_id', () => classrooms.id),
    /** Both days are part of the period. */
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    sections: jsonb('sections').$type<readonly ReportSection[]>().notNull(),
    /** How often they were published; 0: not yet. */
    version: integer('version').notNull().default(0),
    publishedAt: instant('published_at'),
    /** When the emails about the latest publication were queued. */
    mailsQueuedAt: instant('mails_queued_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('report_sets_classroom').on(t.classroomId, t.createdAt),
    index('report_sets_created_by').on(t.createdBy),
    index('report_sets_to_mail')
      .on(t.publishedAt)
      .where(sql`${t.mailsQueuedAt} is null and ${t.publishedAt} is not null`),
    check('report_sets_period', sql`${t.fromDay} <= ${t.untilDay}`),
  ],
);

/** What teachers write about a student, for the next publication. */
export const reportComments = pgTable(
  'report_comments',
  {
    setId: belongsTo('set_id', () => reportSets.id),
    studentId: belongsTo('student_id', () => users.id),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.studentId] }),
    index('report_comments_student').on(t.studentId),
    index('report_comments_written_by').on(t.writtenBy),
  ],
);

/** Published reports. They never change: publishing again adds a version. */
export const studentReports = pgTable(
  'student_reports',
  {
    id: uuid('id').primaryKey(),
    setId: belongsTo('set_id', () => reportSets.id),
    studentId: belongsTo('student_id', () => users.id),
    version: integer('version').notNull(),
    content: jsonb('content').$type<StudentReport>().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('student_reports_version').on(t.setId, t.studentId, t.version),
    index('student_reports_student').on(t.studentId, t.publishedAt),
  ],
);

/** Files of all reports on a class. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: uuid('id').primaryKey(),
    setId: belongsTo('set_id', () => reportSets.id),
    kind: text('kind').$type<ReportFileKind>().notNull(),
    state: text('state').$type<ReportFileState>().notNull().default('generating'),
    doneCount: integer('done_count').notNull().default(0),
    allCount: integer('all_count').notNull().default(0),
    language: text('language').$type<Language>().notNull(),
    content: bytea('content'),
    createdAt: createdAt(),
  },
  (t) => [
    index('report_files_set').on(t.setId),
    check('report_files_kind', sql`${t.kind} in ('pdf', 'zip')`),
    check('report_files_state', sql`${t.state} in ('generating', 'ready', 'failed', 'cancelled')`),
  ],
);

/** Emails to guardians about published reports. */
export const guardianReportMails = pgTable(
  'guardian_report_mails',
  {
    accessId: belongsTo('access_id', () => guardianAccess.id),
    reportSetId: belongsTo('report_set_id', () => reportSets.id),
    sendAt: instant('send_at').notNull().defaultNow(),
    /** When it was sent, or when it was found that it no longer concerns the guardian. */
    doneAt: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accessId, t.reportSetId] }),
    index('guardian_report_mails_set').on(t.reportSetId),
    index('guardian_report_mails_due').on(t.sendAt).where(sql`${t.doneAt} is null`),
  ],
);

/** Comments that a teacher writes often. */
export const reportBankComments = pgTable(
  'report_bank_comments',
  {
    id: uuid('id').primaryKey(),
    ownerId: belongsTo('owner_id', () => users.id),
    text: text('text').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('report_bank_comments_owner').on(t.ownerId, t.position)],
);
