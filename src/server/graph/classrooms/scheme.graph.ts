import { followSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { followScheme, unfollowScheme } from '../../classrooms/schemes/class-scheme.commands.ts';
import {
  type ClassScheme,
  type PlannedDraft,
  readClassScheme,
  readPlannedAssignment,
} from '../../classrooms/schemes/class-scheme.queries.ts';
import {
  archiveScheme,
  changeScheme,
  copyScheme,
  createScheme,
  moveSchemeWeek,
  shareScheme,
} from '../../classrooms/schemes/scheme.commands.ts';
import { readScheme, readSchemes, type Scheme, type SchemeLine } from '../../classrooms/schemes/scheme.queries.ts';
import { saveSchemeWeek } from '../../classrooms/schemes/scheme-week.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addAssignments } from './assignments/assignment.graph.ts';

/** Schemes of work, which a school's teachers share and classes follow. */
export function addSchemes(builder: GraphBuilder, { draft, choice }: ReturnType<typeof addAssignments>): void {
  const subject = builder.objectRef<SchemeLine['subject']>('SchemeSubject').implement({
    fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
  });
  const LINE = {
    id: 'ID',
    title: 'String',
    subject,
    level: 'Level | null',
    weekCount: 'Int',
    isShared: ['Boolean', 'Whether the teachers of a school read and edit it.'],
    isManaged: ['Boolean', 'Whether the viewer may share and archive it.'],
    createdBy: 'String | null',
    updatedAt: 'Instant',
    updatedBy: 'String | null',
    isArchived: 'Boolean',
    classCount: ['Int', 'Classes that follow it and are not archived.'],
  } as const;
  const line = builder.objectRef<SchemeLine>('SchemeLine').implement({
    description: 'A scheme of work in a list.',
    fields: (t) => exposed(t, LINE),
  });
  const scheme = builder.objectRef<Scheme>('Scheme').implement({
    description: 'A scheme of work with its weeks.',
    fields: (t) => exposed(t, { ...LINE, version: 'Int', weeks: 'SchemeWeeks' }),
  });
  const holiday = builder.objectRef<ClassScheme['holidays'][number]>('SchemeHoliday').implement({
    fields: (t) => exposed(t, { from: 'CalendarDay', until: 'CalendarDay' }),
  });
  const classScheme = builder.objectRef<ClassScheme>('ClassScheme').implement({
    description: 'The scheme of work that a class follows.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: 'String',
        startsOn: 'CalendarDay',
        holidays: [holiday],
        isArchived: 'Boolean',
        isUsable: ['Boolean', 'Whether the viewer can open the scheme itself.'],
        weeks: 'SchemeWeeks',
      }),
  });
  const planned = builder.objectRef<PlannedDraft>('PlannedAssignment').implement({
    description: 'What the form of a new assignment starts with.',
    fields: (t) => ({
      draft: t.expose('draft', { type: draft }),
      parts: t.expose('parts', { type: [choice] }),
      missingCount: t.exposeInt('missingCount', { description: 'Questions that the viewer can’t assign.' }),
    }),
  });

  queries(builder, (t) => ({
    schemes: t.member.field({
      type: [line],
      description: 'The teacher’s schemes of work, and those shared in their school.',
      resolve: (_root, _args, context) => readSchemes(context.pool, context.viewer),
    }),
    scheme: t.member.field({
      type: scheme,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readScheme(context.pool, context.viewer, id),
    }),
    classScheme: t.member.field({
      type: classScheme,
      nullable: true,
      description: 'The scheme of a class that the viewer teaches or is a student of; null: it follows none.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readClassScheme(context.pool, context.viewer, classroom),
    }),
    plannedAssignment: t.member.field({
      type: planned,
      args: { classroom: t.arg.id({ required: true }), planned: t.arg.id({ required: true }) },
      resolve: (_root, given, context) => readPlannedAssignment(context.pool, context.viewer, given),
    }),
  }));

  mutations(builder, (t) => ({
    createScheme: t.member.id({
      args: { draft: t.arg({ type: 'SchemeDraft', required: true }) },
      resolve: (_root, { draft: given }, context) => createScheme(context.pool, context.viewer, given),
    }),
    changeScheme: t.member.boolean({
      description: 'Changes title, subject, level and number of weeks.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        draft: t.arg({ type: 'SchemeDraft', required: true }),
      },
      resolve: (_root, { id, version, draft: given }, context) =>
        done(changeScheme(context.pool, context.viewer, id, { version, draft: given })),
    }),
    saveSchemeWeek: t.member.boolean({
      description: 'Saves the content of a week, unless another teacher has changed it meanwhile.',
      args: {
        scheme: t.arg.id({ required: true }),
        week: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        draft: t.arg({ type: 'SchemeWeekDraft', required: true }),
      },
      resolve: (_root, { scheme: id, draft: given, ...rest }, context) =>
        done(saveSchemeWeek(context.pool, context.viewer, id, { ...rest, draft: given })),
    }),
    moveSchemeWeek: t.member.boolean({
      args: {
        scheme: t.arg.id({ required: true }),
        week: t.arg.id({ required: true }),
        position: t.arg.int({ required: true, description: 'Counted from 0.' }),
      },
      resolve: (_root, { scheme: id, ...rest }, context) =>
        done(moveSchemeWeek(context.pool, context.viewer, id, rest)),
    }),
    copyScheme: t.member.id({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => copyScheme(context.pool, context.viewer, id),
    }),
    shareScheme: t.member.boolean({
      description: 'Shares a scheme with the teachers of the school, or ends that.',
      args: { id: t.arg.id({ required: true }), shared: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, shared }, context) => done(shareScheme(context.pool, context.viewer, id, shared)),
    }),
    archiveScheme: t.member.boolean({
      description: 'Archives or restores a scheme; classes that follow it continue.',
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, archived }, context) => done(archiveScheme(context.pool, context.viewer, id, archived)),
    }),
    followScheme: t.member.boolean({
      description: 'Lets a class follow a scheme, instead of the one it follows.',
      args: {
        classroom: t.arg.id({ required: true }),
        scheme: t.arg.id({ required: true }),
        startsOn: t.arg({ type: 'CalendarDay', required: true }),
      },
      resolve: (_root, { classroom, ...given }, context) =>
        done(followScheme(context.pool, context.viewer, classroom, readInput(followSchema, given))),
    }),
    unfollowScheme: t.member.boolean({
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => done(unfollowScheme(context.pool, context.viewer, classroom)),
    }),
  }));
}
