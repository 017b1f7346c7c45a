import type {
  ClassProgress,
  ProgressAssignment,
  ProgressStudent,
} from '#domain/classrooms/assignments/class-progress.rule.ts';
import { classroomSchema } from '#domain/classrooms/classroom.schema.ts';
import { readClassProgress } from '../../classrooms/assignments/progress.queries.ts';
import { archiveClassroom, changeClassroom, createClassroom } from '../../classrooms/classroom.commands.ts';
import {
  type ClassGroup,
  type ClassSettings,
  type JoinMethod,
  type OpenInvitation,
  type OwnClass,
  readClassSettings,
  readOwnClasses,
  readTaughtClasses,
  type TaughtClass,
  type UserRef,
} from '../../classrooms/classroom.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Classes: for their teachers and their students. */
export function addClassrooms(builder: GraphBuilder, { subjectRef }: ContentTypes) {
  const taught = builder.objectRef<TaughtClass>('ClassLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
      studentCount: t.exposeInt('studentCount'),
      openCount: t.exposeInt('openCount', { description: 'Assignments that are open now.' }),
      unmarkedCount: t.exposeInt('unmarkedCount', { description: 'Answers waiting to be marked by hand.' }),
    }),
  });
  const joinMethod = builder.objectRef<JoinMethod>('JoinMethod').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      kind: t.expose('kind', { type: 'JoinMethodKind' }),
      expiresAt: t.expose('expiresAt', { type: 'Instant', nullable: true }),
    }),
  });
  const group = builder.objectRef<ClassGroup>('ClassGroup').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      studentCount: t.exposeInt('studentCount'),
    }),
  });
  const user = builder.objectRef<UserRef>('NamedUser').implement({
    description: 'A user’s name, and nothing else.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  const invitation = builder.objectRef<OpenInvitation>('OpenInvitation').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      name: t.exposeString('name'),
      role: t.expose('role', { type: 'ClassRole' }),
      expiresAt: t.expose('expiresAt', { type: 'Instant' }),
    }),
  });
  const settings = builder.objectRef<ClassSettings>('ClassSettings').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
      school: t.exposeString('school', { nullable: true }),
      joinMethods: t.expose('joinMethods', { type: [joinMethod] }),
      groups: t.expose('groups', { type: [group] }),
      teachers: t.expose('teachers', { type: [user] }),
      invitations: t.expose('invitations', { type: [invitation] }),
    }),
  });
  const progressAssignment = builder.objectRef<ProgressAssignment>('ProgressAssignment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      weight: t.exposeFloat('weight'),
      state: t.expose('state', { type: 'AssignmentState' }),
      dueAt: t.expose('dueAt', { type: 'Instant', nullable: true }),
      doneCount: t.exposeInt('doneCount'),
      studentCount: t.exposeInt('studentCount'),
      unmarkedCount: t.exposeInt('unmarkedCount'),
      meanShare: t.exposeFloat('meanShare', { nullable: true }),
    }),
  });
  const progressStudent = builder.objectRef<ProgressStudent>('ProgressStudent').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      group: t.exposeID('group', { nullable: true }),
      joinedAt: t.expose('joinedAt', { type: 'Instant' }),
      meanShare: t.exposeFloat('meanShare', { nullable: true }),
      doneCount: t.exposeInt('doneCount'),
      missedCount: t.exposeInt('missedCount'),
      cells: t.expose('cells', { type: 'ProgressCells' }),
    }),
  });
  const progress = builder.objectRef<ClassProgress>('ClassProgress').implement({
    fields: (t) => ({
      assignments: t.expose('assignments', { type: [progressAssignment] }),
      students: t.expose('students', { type: [progressStudent] }),
    }),
  });
  const own = builder.objectRef<OwnClass>('OwnClass').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      school: t.exposeString('school', { nullable: true }),
      teachers: t.stringList({ resolve: ({ teachers }) => [...teachers] }),
      group: t.exposeString('group', { nullable: true }),
      joinedAt: t.expose('joinedAt', { type: 'Instant' }),
      archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
    }),
  });
  const classroomInput = builder.inputType('ClassroomInput', {
    fields: (t) => ({ name: t.string({ required: true }), subject: t.id() }),
  });
  const draftOf = (input: { readonly name: string; readonly subject?: string | null | undefined }) =>
    readInput(classroomSchema, { ...input, subject: input.subject ?? null });

  queries(builder, (t) => ({
    classList: t.member.field({
      type: [taught],
      description: 'The classes that the viewer teaches.',
      resolve: (_root, _args, context) => readTaughtClasses(context.pool, context.viewer),
    }),
    classSettings: t.member.field({
      type: settings,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readClassSettings(context.pool, context.viewer, id),
    }),
    classProgress: t.member.field({
      type: progress,
      description: 'The progress of every student of a class with every assignment.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readClassProgress(context.pool, context.viewer, id),
    }),
    ownClasses: t.member.field({
      type: [own],
      description: 'The classes that the viewer is a student of.',
      resolve: (_root, _args, context) => readOwnClasses(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    createClassroom: t.member.id({
      args: { input: t.arg({ type: classroomInput, required: true }) },
      resolve: (_root, { input }, context) => createClassroom(context.pool, context.viewer, draftOf(input)),
    }),
    changeClassroom: t.member.boolean({
      args: { id: t.arg.id({ required: true }), input: t.arg({ type: classroomInput, required: true }) },
      resolve: async (_root, { id, input }, context) => {
        await changeClassroom(context.pool, context.viewer, id, draftOf(input));
        return true;
      },
    }),
    archiveClassroom: t.member.boolean({
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id, archived }, context) => {
        await archiveClassroom(context.pool, context.viewer, id, archived);
        return true;
      },
    }),
  }));
  return { user };
}
