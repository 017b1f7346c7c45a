import {
  bankCommentSchema,
  reportCommentSchema,
  reportSettingsSchema,
} from '#domain/classrooms/student-reports/report-settings.schema.ts';
import {
  guardianReportPdf,
  ownReportPdf,
  type PublishedReport,
  previewReportPdf,
  readGuardianReports,
  readOwnReports,
} from '../../../classrooms/student-reports/published-report.queries.ts';
import {
  addBankComment,
  type BankComment,
  changeBankComment,
  deleteBankComment,
  orderBankComments,
  readBankComments,
} from '../../../classrooms/student-reports/report-bank.commands.ts';
import {
  cancelReportFile,
  readReportFile,
  reportFileContent,
  startReportFile,
} from '../../../classrooms/student-reports/report-file.commands.ts';
import { emailReports } from '../../../classrooms/student-reports/report-mail.commands.ts';
import {
  changeReportSet,
  createReportSet,
  deleteReportSet,
  publishReports,
  saveReportComment,
} from '../../../classrooms/student-reports/report-set.commands.ts';
import {
  type ClassReports,
  type ReportFile,
  type ReportLine,
  type ReportOverview,
  type ReportSet,
  readReportOverview,
  readReportSets,
} from '../../../classrooms/student-reports/report-set.queries.ts';
import type { GraphBuilder } from '../../builder.ts';
import { exposed } from '../../exposed.ts';
import { done, mutations, queries } from '../../fields.ts';
import { readInput } from '../../input.ts';

/** Reports on the students of a class: written by teachers, and read by students and guardians once published. */
export function addStudentReports(builder: GraphBuilder): void {
  const types = reportTypes(builder);
  queries(builder, (t) => ({
    classReports: t.member.field({
      type: types.classReports,
      description: 'The reports of a class, for its teachers and admins of its school.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readReportSets(context.pool, context.viewer, classroom),
    }),
    reportOverview: t.member.field({
      type: types.overview,
      description: 'Every student of a class, with the comment and whether there are marks in the period.',
      args: { set: t.arg.id({ required: true }) },
      resolve: (_root, { set }, context) => readReportOverview(context.pool, context.viewer, set),
    }),
    reportPreview: t.member.string({
      description: 'The report on a student as it would be published now: a PDF in Base64.',
      args: { set: t.arg.id({ required: true }), student: t.arg.id({ required: true }) },
      resolve: (_root, args, { pool, viewer, language }) => previewReportPdf(pool, viewer, args, language),
    }),
    reportFile: t.member.field({
      type: types.file,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readReportFile(context.pool, context.viewer, id),
    }),
    reportFileContent: t.member.string({
      description: 'A file that is ready, in Base64. To print: a PDF that opens the print dialog.',
      args: { id: t.arg.id({ required: true }), isToPrint: t.arg.boolean() },
      resolve: (_root, { id, isToPrint }, context) =>
        reportFileContent(context.pool, context.viewer, id, isToPrint ?? false),
    }),
    bankComments: t.member.field({
      type: [types.bankComment],
      description: 'Comments that the viewer writes often.',
      resolve: (_root, _args, context) => readBankComments(context.pool, context.viewer),
    }),
    ownReports: t.member.field({
      type: [types.published],
      description: 'Published reports on the viewer.',
      resolve: (_root, _args, context) => readOwnReports(context.pool, context.viewer),
    }),
    ownReportPdf: t.member.string({
      description: 'One of the viewer’s own published reports: a PDF in Base64.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer, language }) => ownReportPdf(pool, viewer, id, language),
    }),
    guardianReports: t.public.field({
      type: [types.published],
      description: 'Published reports on students whose work a guardian may see, by the token of a session.',
      args: { session: t.arg.string({ required: true }) },
      resolve: (_root, { session }, context) => readGuardianReports(context.pool, session),
    }),
    guardianReportPdf: t.public.string({
      description: 'One of them: a PDF in Base64.',
      args: { session: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { session, id }, { pool, language }) => guardianReportPdf(pool, session, id, language),
    }),
  }));
  addCommands(builder);
}

function reportTypes(builder: GraphBuilder) {
  const set = builder.objectRef<ReportSet>('ReportSet').implement({
    description: 'Reports on the students of a class.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        classroom: 'ID',
        from: 'CalendarDay',
        until: 'CalendarDay',
        version: ['Int', 'How often they were published.'],
        publishedAt: 'Instant | null',
      }),
      sections: t.field({ type: ['ReportSection'], resolve: ({ sections }) => [...sections] }),
    }),
  });
  const values = builder.objectRef<ReportLine['values']>('ReportValues').implement({
    description: 'What placeholders of comments are replaced by; null: there is no value.',
    fields: (t) =>
      exposed(t, {
        firstName: 'String | null',
        className: 'String | null',
        averageMark: 'String | null',
        strongestTopic: 'String | null',
        weakestTopic: 'String | null',
      }),
  });
  const line = builder.objectRef<ReportLine>('ReportLine').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: ['ID', 'Of the student.'],
        name: 'String',
        comment: 'String',
        commentVersion: ['Int', '0: none was saved.'],
        markCount: ['Int', 'Released marks in the period.'],
        average: ['Float | null', 'From 0 to 1.'],
      }),
      values: t.expose('values', { type: values }),
    }),
  });
  return {
    classReports: builder.objectRef<ClassReports>('ClassReports').implement({
      fields: (t) => exposed(t, { id: ['ID', 'Of the class.'], name: 'String', sets: [set] }),
    }),
    overview: builder.objectRef<ReportOverview>('ReportOverview').implement({
      fields: (t) => ({ ...exposed(t, { students: [line] }), set: t.expose('set', { type: set }) }),
    }),
    file: builder.objectRef<ReportFile>('ReportFile').implement({
      fields: (t) =>
        exposed(t, {
          id: 'ID',
          kind: 'ReportFileKind',
          state: 'ReportFileState',
          done: ['Int', 'Reports that are in the file.'],
          all: 'Int',
        }),
    }),
    bankComment: builder.objectRef<BankComment>('BankComment').implement({
      fields: (t) => exposed(t, { id: 'ID', text: 'String' }),
    }),
    published: builder.objectRef<PublishedReport>('PublishedReport').implement({
      fields: (t) =>
        exposed(t, {
          id: 'ID',
          student: 'String',
          classroom: 'String',
          from: 'CalendarDay',
          until: 'CalendarDay',
          publishedAt: 'Instant',
        }),
    }),
  };
}

function addCommands(builder: GraphBuilder): void {
  mutations(builder, (t) => {
    const settings = {
      from: t.arg({ type: 'CalendarDay', required: true }),
      until: t.arg({ type: 'CalendarDay', required: true }),
      sections: t.arg({ type: ['ReportSection'], required: true }),
    };
    return {
      createReports: t.member.id({
        description: 'Creates reports on a class.',
        args: { classroom: t.arg.id({ required: true }), ...settings },
        resolve: (_root, { classroom, ...given }, { pool, viewer }) =>
          createReportSet(pool, viewer, classroom, readInput(reportSettingsSchema, given)),
      }),
      changeReports: t.member.boolean({
        args: { set: t.arg.id({ required: true }), ...settings },
        resolve: (_root, { set, ...given }, { pool, viewer }) =>
          done(changeReportSet(pool, viewer, set, readInput(reportSettingsSchema, given))),
      }),
      deleteReports: t.member.boolean({
        description: 'Deletes reports with everything that was published.',
        args: { set: t.arg.id({ required: true }) },
        resolve: (_root, { set }, { pool, viewer }) => done(deleteReportSet(pool, viewer, set)),
      }),
      saveReportComment: t.member.int({
        description: 'Saves the comment on a student. Returns its new version.',
        args: {
          set: t.arg.id({ required: true }),
          student: t.arg.id({ required: true }),
          text: t.arg.string({ required: true }),
          version: t.arg.int({ required: true }),
        },
        resolve: (_root, { set, student, text, version }, { pool, viewer }) =>
          saveReportComment(pool, viewer, { set, student }, { ...readInput(reportCommentSchema, { text }), version }),
      }),
      publishReports: t.member.int({
        description:
          'Publishes the reports of every student as they are now, and emails recipients who have not been emailed about them. Returns how many.',
        args: { set: t.arg.id({ required: true }), recipients: t.arg({ type: 'ReportRecipients' }) },
        resolve: (_root, { set, recipients }, { pool, viewer }) =>
          publishReports(pool, viewer, set, recipients ?? 'students'),
      }),
      emailReports: t.member.boolean({
        description: 'Emails the recipients of published reports who have not been emailed about them.',
        args: { set: t.arg.id({ required: true }), recipients: t.arg({ type: 'ReportRecipients', required: true }) },
        resolve: (_root, { set, recipients }, { pool, viewer }) => done(emailReports(pool, viewer, set, recipients)),
      }),
      startReportFile: t.member.id({
        description: 'Starts to generate the file of the published reports.',
        args: { set: t.arg.id({ required: true }), kind: t.arg({ type: 'ReportFileKind', required: true }) },
        resolve: (_root, { set, kind }, { pool, viewer, language }) =>
          startReportFile(pool, viewer, set, { kind, language }),
      }),
      cancelReportFile: t.member.boolean({
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, { pool, viewer }) => done(cancelReportFile(pool, viewer, id)),
      }),
      addBankComment: t.member.id({
        args: { text: t.arg.string({ required: true }) },
        resolve: (_root, args, { pool, viewer }) =>
          addBankComment(pool, viewer, readInput(bankCommentSchema, args).text),
      }),
      changeBankComment: t.member.boolean({
        args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
        resolve: (_root, { id, ...given }, { pool, viewer }) =>
          done(changeBankComment(pool, viewer, id, readInput(bankCommentSchema, given).text)),
      }),
      deleteBankComment: t.member.boolean({
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, { pool, viewer }) => done(deleteBankComment(pool, viewer, id)),
      }),
      orderBankComments: t.member.boolean({
        args: { ids: t.arg.idList({ required: true }) },
        resolve: (_root, { ids }, { pool, viewer }) => done(orderBankComments(pool, viewer, ids)),
      }),
    };
  });
}
