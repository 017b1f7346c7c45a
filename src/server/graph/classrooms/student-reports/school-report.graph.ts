import { type PrintWarning, readPrintWarnings } from '../../../classrooms/student-reports/print-warnings.queries.ts';
import {
  publishedReportPdf,
  readReportedStudents,
} from '../../../classrooms/student-reports/published-report.queries.ts';
import { readSchoolReports, type SchoolReports } from '../../../classrooms/student-reports/school-reports.queries.ts';
import type { GraphBuilder } from '../../builder.ts';
import { exposed } from '../../exposed.ts';
import { queries } from '../../fields.ts';
import type { addClassrooms } from '../classroom.graph.ts';

/** Published reports for who writes them: those of a class, and of all classes of a school. */
export function addSchoolReports(builder: GraphBuilder, { user }: ReturnType<typeof addClassrooms>): void {
  const line = builder.objectRef<SchoolReports>('SchoolReports').implement({
    description: 'Reports on a class, as admins of its school see them.',
    fields: (t) => ({
      ...exposed(t, {
        id: ['ID', 'Of the reports.'],
        classroom: 'ID',
        className: 'String',
        isArchived: 'Boolean',
        from: 'CalendarDay',
        until: 'CalendarDay',
        version: ['Int', 'How often they were published.'],
        publishedAt: 'Instant | null',
        studentCount: ['Int', 'Students of the class today.'],
        commentCount: ['Int', 'Of them, those with a comment.'],
        reportCount: ['Int', 'Reports in the latest publication.'],
      }),
      teachers: t.exposeStringList('teachers'),
    }),
  });
  const warning = builder.objectRef<PrintWarning>('PrintWarning').implement({
    description: 'A report of which a PDF would have question marks instead of some characters.',
    fields: (t) => exposed(t, { name: ['String', 'Of the student.'], characters: 'String' }),
  });
  queries(builder, (t) => ({
    printWarnings: t.member.field({
      type: [warning],
      description: 'Reports with characters that PDFs can’t contain.',
      args: { set: t.arg.id({ required: true }) },
      resolve: (_root, { set }, context) => readPrintWarnings(context.pool, context.viewer, set),
    }),
    schoolReports: t.permission('users.write').field({
      type: [line],
      description: 'The reports of every class of the viewer’s school.',
      resolve: (_root, _args, context) => readSchoolReports(context.pool, context.viewer),
    }),
    reportedStudents: t.member.field({
      type: [user],
      description: 'The students with a report in the latest publication.',
      args: { set: t.arg.id({ required: true }) },
      resolve: (_root, { set }, context) => readReportedStudents(context.pool, context.viewer, set),
    }),
    publishedReportPdf: t.member.string({
      description: 'The published report on a student, for who writes it: a PDF in Base64.',
      args: {
        set: t.arg.id({ required: true }),
        student: t.arg.id({ required: true }),
        isToPrint: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, { pool, viewer, language }) => publishedReportPdf(pool, viewer, args, language),
    }),
  }));
}
