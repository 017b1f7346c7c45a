import { classroomSchema, groupSchema, invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import type { BrokenLine } from '#domain/classrooms/roster.parser.ts';
import {
  type ClassGroup,
  type ClassSettings,
  type JoinWay,
  type OpenInvitation,
  type OwnClass,
  type PersonRef,
  readClassSettings,
  readOwnClasses,
  readTaughtClasses,
  type TaughtClass,
} from '../classrooms/classroom.query.ts';
import {
  archiveClassroom,
  changeClassroom,
  createClassroom,
  createGroup,
  deleteGroup,
  leaveClassroom,
  moveToGroup,
  removeMember,
  removeTeacher,
} from '../classrooms/classroom.store.ts';
import { importRoster, invite, type RosterOutcome, withdrawInvitation } from '../classrooms/invitation.store.ts';
import { createLink, endLinks, joinClassroom, renewCode } from '../classrooms/joining.store.ts';
import {
  type ClassProgress,
  type ProgressAssignment,
  type ProgressStudent,
  readClassProgress,
} from '../classrooms/progress.query.ts';
import { invitationMail } from '../mail/invitation.mail.ts';
import type { GraphBuilder } from './builder.ts';
import type { ContentTypes } from './content.graph.ts';
import { readInput } from './input.ts';
import { requireViewer } from './rules.ts';

/** Classes: for those who teach them, and for their students. */
export function addClassrooms(builder: GraphBuilder, { subjectRef }: ContentTypes) {
  const taught = builder.objectRef<TaughtClass>('ClassLine').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subject: t.expose('subject', { type: subjectRef, nullable: true }),
      archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
      studentCount: t.exposeInt('studentCount'),
      openCount: t.exposeInt('openCount', { description: 'Assignments that take work now.' }),
      unmarkedCount: t.exposeInt('unmarkedCount', { description: 'Answers that wait for a person.' }),
    }),
  });
  const joinWay = builder.objectRef<JoinWay>('JoinWay').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      kind: t.exposeString('kind', { description: 'code or link.' }),
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
  const person = builder.objectRef<PersonRef>('NamedPerson').implement({
    description: 'A person by name, and nothing else about them.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  const invitation = builder.objectRef<OpenInvitation>('OpenInvitation').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      name: t.exposeString('name'),
      role: t.exposeString('role'),
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
      joinWays: t.expose('joinWays', { type: [joinWay] }),
      groups: t.expose('groups', { type: [group] }),
      teachers: t.expose('teachers', { type: [person] }),
      invitations: t.expose('invitations', { type: [invitation] }),
    }),
  });
  const progressAssignment = builder.objectRef<ProgressAssignment>('ProgressAssignment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      weight: t.exposeFloat('weight'),
      state: t.exposeString('state', { description: 'draft, scheduled, open, late or closed.' }),
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
      cells: t.expose('cells', {
        type: 'JSON',
        description: 'One an assignment: [status, share of the marks or null, unmarked answers], or null: not theirs.',
      }),
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
  const broken = builder.objectRef<BrokenLine>('BrokenRosterLine').implement({
    fields: (t) => ({
      line: t.exposeInt('line'),
      fault: t.exposeString('fault', { description: 'noEmail, noName, tooLong, repeated, quotes or tooMany.' }),
    }),
  });
  const rosterOutcome = builder.objectRef<RosterOutcome>('RosterOutcome').implement({
    fields: (t) => ({
      invited: t.exposeInt('invited'),
      alreadyThere: t.exposeInt('alreadyThere'),
      broken: t.expose('broken', { type: [broken] }),
    }),
  });
  const classroomInput = builder.inputType('ClassroomInput', {
    fields: (t) => ({ name: t.string({ required: true }), subject: t.id() }),
  });
  const draftOf = (input: { readonly name: string; readonly subject?: string | null | undefined }) =>
    readInput(classroomSchema, { ...input, subject: input.subject ?? null });

  builder.queryFields((t) => ({
    classList: t.field({
      type: [taught],
      description: 'The classes that the viewer teaches.',
      extensions: { rule: 'member' },
      resolve: async (_root, _args, context) => readTaughtClasses(context.pool, await requireViewer(context, 'member')),
    }),
    classSettings: t.field({
      type: settings,
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) =>
        readClassSettings(context.pool, await requireViewer(context, 'member'), id),
    }),
    classProgress: t.field({
      type: progress,
      description: 'How everybody of a class stands with everything it was set.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) =>
        readClassProgress(context.pool, await requireViewer(context, 'member'), id),
    }),
    ownClasses: t.field({
      type: [own],
      description: 'The classes that the viewer is a student of.',
      extensions: { rule: 'member' },
      resolve: async (_root, _args, context) => readOwnClasses(context.pool, await requireViewer(context, 'member')),
    }),
  }));

  builder.mutationFields((t) => ({
    createClassroom: t.id({
      extensions: { rule: 'member' },
      args: { input: t.arg({ type: classroomInput, required: true }) },
      resolve: async (_root, { input }, context) =>
        createClassroom(context.pool, await requireViewer(context, 'member'), draftOf(input)),
    }),
    changeClassroom: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), input: t.arg({ type: classroomInput, required: true }) },
      resolve: async (_root, { id, input }, context) => {
        await changeClassroom(context.pool, await requireViewer(context, 'member'), id, draftOf(input));
        return true;
      },
    }),
    archiveClassroom: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id, archived }, context) => {
        await archiveClassroom(context.pool, await requireViewer(context, 'member'), id, archived);
        return true;
      },
    }),
    removeTeacher: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), teacher: t.arg.id({ required: true }) },
      resolve: async (_root, { id, teacher }, context) => {
        await removeTeacher(context.pool, await requireViewer(context, 'member'), id, teacher);
        return true;
      },
    }),
    removeMember: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), student: t.arg.id({ required: true }) },
      resolve: async (_root, { id, student }, context) => {
        await removeMember(context.pool, await requireViewer(context, 'member'), id, student);
        return true;
      },
    }),
    leaveClassroom: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await leaveClassroom(context.pool, await requireViewer(context, 'member'), id);
        return true;
      },
    }),
    createGroup: t.id({
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: async (_root, { classroom, ...args }, context) => {
        const viewer = await requireViewer(context, 'member');
        return createGroup(context.pool, viewer, classroom, readInput(groupSchema, args).name);
      },
    }),
    deleteGroup: t.boolean({
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }), group: t.arg.id({ required: true }) },
      resolve: async (_root, { classroom, group: id }, context) => {
        await deleteGroup(context.pool, await requireViewer(context, 'member'), classroom, id);
        return true;
      },
    }),
    moveToGroup: t.boolean({
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }), student: t.arg.id({ required: true }), group: t.arg.id() },
      resolve: async (_root, { group: id, ...args }, context) => {
        await moveToGroup(context.pool, await requireViewer(context, 'member'), { ...args, group: id ?? null });
        return true;
      },
    }),
    renewClassCode: t.string({
      description: 'A new code for a class; the old one ends.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => renewCode(context.pool, await requireViewer(context, 'member'), id),
    }),
    createClassLink: t.string({
      description: 'The token of a link that lets students in for some days.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => createLink(context.pool, await requireViewer(context, 'member'), id),
    }),
    endClassLinks: t.boolean({
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await endLinks(context.pool, await requireViewer(context, 'member'), id);
        return true;
      },
    }),
    joinClassroom: t.id({
      description: 'Joins a class by its code, a link or an invitation; answers the class’s id. Tries are limited.',
      extensions: { rule: 'member' },
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, context) =>
        joinClassroom(context.pool, await requireViewer(context, 'member'), code, context),
    }),
    inviteToClass: t.int({
      description: 'Invites somebody by mail; answers how many mails go out: none to who is in the class already.',
      extensions: { rule: 'member' },
      args: {
        id: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        role: t.arg.string({ required: true }),
      },
      resolve: async (_root, { id, ...args }, context) => {
        const viewer = await requireViewer(context, 'member');
        const draft = readInput(invitationSchema, args);
        await context.limits.invitationByTeacher.count(viewer.userId);
        const mails = await invite(context.pool, viewer, id, draft);
        context.postAll(mails.map((mail) => invitationMail(mail, context.siteUrl)));
        return mails.length;
      },
    }),
    withdrawInvitation: t.boolean({
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: async (_root, { classroom, id }, context) => {
        await withdrawInvitation(context.pool, await requireViewer(context, 'member'), classroom, id);
        return true;
      },
    }),
    importRoster: t.field({
      type: rosterOutcome,
      description: 'Invites everybody of a class list (CSV); tells of each line that is broken.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), csv: t.arg.string({ required: true }) },
      resolve: async (_root, { id, csv }, context) => {
        const viewer = await requireViewer(context, 'member');
        await context.limits.invitationByTeacher.count(viewer.userId);
        const outcome = await importRoster(context.pool, viewer, id, csv);
        context.postAll(outcome.toSend.map((mail) => invitationMail(mail, context.siteUrl)));
        return outcome;
      },
    }),
  }));
  return { person };
}
