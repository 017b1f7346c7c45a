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
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Classes: for their teachers and their students. */
export function addClassrooms(builder: GraphBuilder, { subjectRef }: ContentTypes) {
  const taught = builder.objectRef<TaughtClass>('ClassLine').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        archivedAt: 'Instant | null',
        studentCount: 'Int',
        openCount: ['Int', 'Assignments that are open now.'],
        unmarkedCount: ['Int', 'Answers waiting to be marked by hand.'],
      }),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
    }),
  });
  const joinMethod = builder.objectRef<JoinMethod>('JoinMethod').implement({
    fields: (t) => exposed(t, { code: 'String', kind: 'JoinMethodKind', expiresAt: 'Instant | null' }),
  });
  const group = builder.objectRef<ClassGroup>('ClassGroup').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String', studentCount: 'Int' }),
  });
  const user = builder.objectRef<UserRef>('NamedUser').implement({
    description: 'A user’s name, and nothing else.',
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const invitation = builder.objectRef<OpenInvitation>('OpenInvitation').implement({
    fields: (t) => exposed(t, { id: 'ID', email: 'String', name: 'String', role: 'ClassRole', expiresAt: 'Instant' }),
  });
  const settings = builder.objectRef<ClassSettings>('ClassSettings').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        archivedAt: 'Instant | null',
        school: 'String | null',
        joinMethods: [joinMethod],
        groups: [group],
        teachers: [user],
        invitations: [invitation],
      }),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
    }),
  });
  const progressAssignment = builder.objectRef<ProgressAssignment>('ProgressAssignment').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        title: 'String',
        weight: 'Float',
        state: 'AssignmentState',
        dueAt: 'Instant | null',
        doneCount: 'Int',
        studentCount: 'Int',
        unmarkedCount: 'Int',
        meanShare: 'Float | null',
      }),
  });
  const progressStudent = builder.objectRef<ProgressStudent>('ProgressStudent').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        group: 'ID | null',
        joinedAt: 'Instant',
        meanShare: 'Float | null',
        doneCount: 'Int',
        missedCount: 'Int',
        cells: 'ProgressCells',
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
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        school: 'String | null',
        group: 'String | null',
        joinedAt: 'Instant',
        archivedAt: 'Instant | null',
      }),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      teachers: t.stringList({ resolve: ({ teachers }) => [...teachers] }),
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
      resolve: (_root, { id, input }, context) =>
        done(changeClassroom(context.pool, context.viewer, id, draftOf(input))),
    }),
    archiveClassroom: t.member.boolean({
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, archived }, context) => done(archiveClassroom(context.pool, context.viewer, id, archived)),
    }),
  }));
  return { user };
}
