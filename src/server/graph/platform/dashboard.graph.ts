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
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';
import { readInput } from '../input.ts';

const LATEST = 8;

/** The dashboard and the audit log. */
export function addDashboard(builder: GraphBuilder): void {
  const day = builder.objectRef<Dashboard['days'][number]>('DashboardDay').implement({
    fields: (t) => exposed(t, { day: 'CalendarDay', submitted: 'Int' }),
  });
  const content = builder.objectRef<ContentHealth>('ContentHealth').implement({
    fields: (t) =>
      exposed(t, {
        questions: 'Int',
        questionsInReview: 'Int',
        questionsUnexplained: ['Int', 'Counted up to a thousand and one.'],
        topics: 'Int',
        topicsWithoutNote: 'Int',
        topicsWithoutQuiz: 'Int',
        videosWithoutCaptions: 'Int',
        openReports: 'Int',
      }),
  });
  const pageReads = builder.objectRef<PageReads>('PageReads').implement({
    fields: (t) => exposed(t, { route: ['String', 'Id of a row of the route table.'], views: 'Int' }),
  });
  const revenue = builder.objectRef<NonNullable<Dashboard['revenue']>[number]>('Revenue').implement({
    fields: (t) => exposed(t, { currency: 'String', amount: ['Int', 'In the smallest unit of the currency.'] }),
  });
  const dashboard = builder.objectRef<Dashboard>('Dashboard').implement({
    fields: (t) => ({
      ...exposed(t, {
        students: 'Int',
        teachers: 'Int',
        invited: 'Int',
        activeStudents: 'Int',
        submitted: 'Int',
        days: [day],
      }),
      revenue: t.expose('revenue', { type: [revenue], nullable: true, description: 'Over the last 30 days.' }),
      content: t.expose('content', { type: content, nullable: true }),
      pages: t.expose('pages', { type: [pageReads], nullable: true }),
    }),
  });
  const entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        at: 'Instant',
        actor: 'String | null',
        action: 'String',
        resource: 'String',
        record: 'String',
        title: 'String',
        before: 'JSON | null',
        after: 'JSON | null',
        reason: 'String | null',
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
