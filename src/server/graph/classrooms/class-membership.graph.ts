import { groupSchema, invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import type { BrokenLine } from '#domain/classrooms/roster.parser.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  createGroup,
  deleteGroup,
  leaveClassroom,
  moveToGroup,
  removeMember,
  removeTeacher,
  renameGroup,
} from '../../classrooms/classroom.commands.ts';
import { importRoster, invite, type RosterOutcome, withdrawInvitation } from '../../classrooms/invitation.commands.ts';
import { invitationMail } from '../../classrooms/invitation.mail.ts';
import { createLink, endLinks, joinClassroom, renewCode } from '../../classrooms/joining.commands.ts';
import { readTaughtCourses, type TaughtCourse, takeCourseMembers } from '../../lti/course.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** Who is in a class, in which group, and how one comes in. */
export function addClassMembership(builder: GraphBuilder): void {
  const broken = builder.objectRef<BrokenLine>('BrokenRosterLine').implement({
    fields: (t) => ({
      line: t.exposeInt('line'),
      fault: t.expose('fault', { type: 'RosterFault' }),
    }),
  });
  const rosterOutcome = builder.objectRef<RosterOutcome>('RosterOutcome').implement({
    fields: (t) => ({
      invited: t.exposeInt('invited'),
      alreadyThere: t.exposeInt('alreadyThere'),
      broken: t.expose('broken', { type: [broken] }),
    }),
  });

  const course = builder.objectRef<TaughtCourse>('TaughtCourse').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      platform: t.exposeString('platform'),
      expected: t.exposeStringList('expected', { description: 'Names of students who have not come yet.' }),
    }),
  });
  const courseOutcome = builder.objectRef<{ joined: number; expected: number }>('CourseOutcome').implement({
    fields: (t) => ({ joined: t.exposeInt('joined'), expected: t.exposeInt('expected') }),
  });
  builder.queryField('taughtCourses', (t) =>
    t.field({
      type: [course],
      description: 'Courses of learning platforms that the teacher has come from, for a class.',
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }) },
      resolve: async (_root, { classroom }, context) =>
        readTaughtCourses(context.pool, await requireViewer(context, 'member'), classroom),
    }),
  );
  builder.mutationField('takeCourseMembers', (t) =>
    t.field({
      type: courseOutcome,
      description: 'Adds the students of a platform’s course to a class: now, or on their first launch.',
      extensions: { rule: 'member' },
      args: { classroom: t.arg.id({ required: true }), course: t.arg.id({ required: true }) },
      resolve: async (_root, wanted, context) => {
        const { pool, service, limits } = context;
        const viewer = await requireViewer(context, 'member');
        await limits.importByAccount.count(viewer.userId);
        if (service === null) throw new ProductError('NOT_FOUND');
        return takeCourseMembers({ pool, service }, viewer, wanted);
      },
    }),
  );

  builder.mutationFields((t) => ({
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
    renameGroup: t.boolean({
      extensions: { rule: 'member' },
      args: {
        classroom: t.arg.id({ required: true }),
        group: t.arg.id({ required: true }),
        name: t.arg.string({ required: true }),
      },
      resolve: async (_root, { classroom, group, ...args }, context) => {
        const viewer = await requireViewer(context, 'member');
        const { name } = readInput(groupSchema, args);
        await renameGroup(context.pool, viewer, classroom, { group, name });
        return true;
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
      description: 'Resets the join code of a class.',
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
      description: 'Joins a class by its code, a link or an invitation; returns the class’s id. Attempts are limited.',
      extensions: { rule: 'member' },
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, { code }, context) =>
        joinClassroom(context.pool, await requireViewer(context, 'member'), code, context),
    }),
    inviteToClass: t.int({
      description: 'Invites a user by email; returns the number of emails: 0 if they are already in the class.',
      extensions: { rule: 'member' },
      args: {
        id: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        role: t.arg({ type: 'ClassRole', required: true }),
      },
      resolve: async (_root, { id, ...args }, context) => {
        const viewer = await requireViewer(context, 'member');
        const draft = readInput(invitationSchema, args);
        await context.limits.invitationByTeacher.count(viewer.userId);
        const mails = await invite(context.pool, viewer, id, draft);
        context.postAll(mails.map((mail) => invitationMail(mail, context.publicUrl)));
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
      description: 'Invites everyone on a class list (CSV); reports each broken line.',
      extensions: { rule: 'member' },
      args: { id: t.arg.id({ required: true }), csv: t.arg.string({ required: true }) },
      resolve: async (_root, { id, csv }, context) => {
        const viewer = await requireViewer(context, 'member');
        await context.limits.invitationByTeacher.count(viewer.userId);
        const outcome = await importRoster(context.pool, viewer, id, csv);
        context.postAll(outcome.toSend.map((mail) => invitationMail(mail, context.publicUrl)));
        return outcome;
      },
    }),
  }));
}
