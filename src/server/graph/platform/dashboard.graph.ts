import { hasPermission } from '#domain/access/permission.ts';
import { auditFilterSchema } from '#domain/users/audit-filter.schema.ts';
import { type AuditEntry, readAuditLog } from '../../platform/audit/audit.queries.ts';
import {
  type ContentHealth,
  type Dashboard,
  type PageReads,
  readDashboard,
} from '../../platform/operating/dashboard.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { queries } from '../fields.ts';
import { readInput } from '../input.ts';

const LATEST = 8;

/** The dashboard and the audit log. */
export function addDashboard(builder: GraphBuilder): void {
  const day = builder.objectRef<Dashboard['days'][number]>('DashboardDay').implement({
    fields: (t) => ({ day: t.expose('day', { type: 'CalendarDay' }), submitted: t.exposeInt('submitted') }),
  });
  const content = builder.objectRef<ContentHealth>('ContentHealth').implement({
    fields: (t) => ({
      questions: t.exposeInt('questions'),
      questionsInReview: t.exposeInt('questionsInReview'),
      questionsUnexplained: t.exposeInt('questionsUnexplained', {
        description: 'Counted up to a thousand and one.',
      }),
      topics: t.exposeInt('topics'),
      topicsWithoutNote: t.exposeInt('topicsWithoutNote'),
      topicsWithoutQuiz: t.exposeInt('topicsWithoutQuiz'),
      videosWithoutCaptions: t.exposeInt('videosWithoutCaptions'),
      openReports: t.exposeInt('openReports'),
    }),
  });
  const pageReads = builder.objectRef<PageReads>('PageReads').implement({
    fields: (t) => ({
      route: t.exposeString('route', { description: 'Id of a row of the route table.' }),
      views: t.exposeInt('views'),
    }),
  });
  const revenue = builder.objectRef<NonNullable<Dashboard['revenue']>[number]>('Revenue').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      amount: t.exposeInt('amount', { description: 'In the smallest unit of the currency.' }),
    }),
  });
  const dashboard = builder.objectRef<Dashboard>('Dashboard').implement({
    fields: (t) => ({
      students: t.exposeInt('students'),
      teachers: t.exposeInt('teachers'),
      invited: t.exposeInt('invited'),
      activeStudents: t.exposeInt('activeStudents'),
      submitted: t.exposeInt('submitted'),
      revenue: t.expose('revenue', { type: [revenue], nullable: true, description: 'Over the last 30 days.' }),
      days: t.expose('days', { type: [day] }),
      content: t.expose('content', { type: content, nullable: true }),
      pages: t.expose('pages', { type: [pageReads], nullable: true }),
    }),
  });
  const entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'Instant' }),
      actor: t.exposeString('actor', { nullable: true }),
      action: t.exposeString('action'),
      resource: t.exposeString('resource'),
      record: t.exposeString('record'),
      title: t.exposeString('title'),
      before: t.expose('before', { type: 'JSON', nullable: true }),
      after: t.expose('after', { type: 'JSON', nullable: true }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });
  const log = builder
    .objectRef<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }>('AuditLog')
    .implement({
      fields: (t) => ({
        entries: t.expose('entries', { type: [entry] }),
        next: t.exposeString('next', { nullable: true }),
      }),
    });
  const filterInput = builder.inputType('AuditFilter', {
    fields: (t) => ({
      person: t.string(),
      resource: t.string(),
      record: t.string(),
      from: t.field({ type: 'CalendarDay' }),
      to: t.field({ type: 'CalendarDay' }),
    }),
  });
  queries(builder, (t) => ({
    dashboard: t.permission('dashboard.read').field({
      type: dashboard,
      resolve: (_root, _args, context) => readDashboard(context.reading, context.viewer),
    }),
    latestChanges: t.permission('dashboard.read').field({
      type: [entry],
      description: 'For the dashboard; empty for users who may not read the audit log.',
      resolve: async (_root, _args, context) => {
        const { viewer } = context;
        if (!hasPermission(viewer, 'audit.read')) return [];
        return (await readAuditLog(context.reading, viewer, {}, null, LATEST)).entries;
      },
    }),
    auditLog: t.permission('audit.read').field({
      type: log,
      args: { filter: t.arg({ type: filterInput, required: true }), olderThan: t.arg.string() },
      resolve: (_root, { filter, olderThan }, context) =>
        readAuditLog(context.reading, context.viewer, readInput(auditFilterSchema, filter), olderThan ?? null),
    }),
  }));
}
