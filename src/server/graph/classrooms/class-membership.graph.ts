import { groupSchema, invitationSchema } from '#domain/classrooms/classroom.schema.ts';
import type { RosterProblem } from '#domain/classrooms/roster.parser.ts';
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
import { findTaughtRecords, type TaughtRecord } from '../../classrooms/taught-record.queries.ts';
import { readTaughtCourses, type TaughtCourse, takeCourseMembers } from '../../lti/course.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Members of a class, its groups, and joining it. */
export function addClassMembership(builder: GraphBuilder): void {
  const problems = builder.objectRef<RosterProblem>('RosterProblem').implement({
    fields: (t) => exposed(t, { line: 'Int', problem: 'RosterProblemCode' }),
  });
  const rosterOutcome = builder.objectRef<RosterOutcome>('RosterOutcome').implement({
    fields: (t) => exposed(t, { invited: 'Int', alreadyThere: 'Int', problems: [problems] }),
  });

  const course = builder.objectRef<TaughtCourse>('TaughtCourse').implement({
    fields: (t) => ({
      ...exposed(t, { id: 'ID', title: 'String', platform: 'String' }),
      expected: t.exposeStringList('expected', { description: 'Names of students who have not joined yet.' }),
    }),
  });
  const courseOutcome = builder.objectRef<{ joined: number; expected: number }>('CourseOutcome').implement({
    fields: (t) => exposed(t, { joined: 'Int', expected: 'Int' }),
  });
  const record = builder.objectRef<TaughtRecord>('TaughtRecord').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: 'TaughtRecordKind' }),
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      classId: t.exposeID('classId'),
      className: t.exposeString('className'),
    }),
  });
  queries(builder, (t) => ({
    findTaughtRecords: t.member.field({
      type: [record],
      description:
        'Classes, assignments and students whose name contains the words, in classes that the viewer teaches.',
      args: { words: t.arg.string({ required: true }) },
      resolve: (_root, { words }, context) => findTaughtRecords(context.pool, context.viewer, words),
    }),
    taughtCourses: t.member.field({
      type: [course],
      description: 'Courses of learning platforms from which the teacher has launched, for a class.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readTaughtCourses(context.pool, context.viewer, classroom),
    }),
  }));
  mutations(builder, (t) => ({
    takeCourseMembers: t.member.field({
      type: courseOutcome,
      description: 'Adds the students of a platform’s course to a class: now, or on their first launch.',
      args: { classroom: t.arg.id({ required: true }), course: t.arg.id({ required: true }) },
      resolve: async (_root, target, context) => {
        const { pool, service, limits } = context;
        const { viewer } = context;
        await limits.importByAccount.count(viewer.userId);
        if (service === null) throw new ProductError('NOT_FOUND');
        return takeCourseMembers({ pool, service }, viewer, target);
      },
    }),
  }));

  mutations(builder, (t) => ({
    removeTeacher: t.member.boolean({
      args: { id: t.arg.id({ required: true }), teacher: t.arg.id({ required: true }) },
      resolve: (_root, { id, teacher }, context) => done(removeTeacher(context.pool, context.viewer, id, teacher)),
    }),
    removeMember: t.member.boolean({
      args: { id: t.arg.id({ required: true }), student: t.arg.id({ required: true }) },
      resolve: (_root, { id, student }, context) => done(removeMember(context.pool, context.viewer, id, student)),
    }),
    leaveClassroom: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(leaveClassroom(context.pool, context.viewer, id)),
    }),
    createGroup: t.member.id({
      args: { classroom: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_root, { classroom, ...args }, context) => {
        const { viewer } = context;
        return createGroup(context.pool, viewer, classroom, readInput(groupSchema, args).name);
      },
    }),
    renameGroup: t.member.boolean({
      args: {
        classroom: t.arg.id({ required: true }),
        group: t.arg.id({ required: true }),
        name: t.arg.string({ required: true }),
      },
      resolve: async (_root, { classroom, group, ...args }, context) => {
        const { viewer } = context;
        const { name } = readInput(groupSchema, args);
        await renameGroup(context.pool, viewer, classroom, { group, name });
        return true;
      },
    }),
    deleteGroup: t.member.boolean({
      args: { classroom: t.arg.id({ required: true }), group: t.arg.id({ required: true }) },
      resolve: (_root, { classroom, group: id }, context) =>
        done(deleteGroup(context.pool, context.viewer, classroom, id)),
    }),
    moveToGroup: t.member.boolean({
      args: { classroom: t.arg.id({ required: true }), student: t.arg.id({ required: true }), group: t.arg.id() },
      resolve: (_root, { group: id, ...args }, context) =>
        done(moveToGroup(context.pool, context.viewer, { ...args, group: id ?? null })),
    }),
    renewClassCode: t.member.string({
      description: 'Resets the join code of a class.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => renewCode(context.pool, context.viewer, id),
    }),
    createClassLink: t.member.string({
      description: 'The token of a link with which students can join for some days.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => createLink(context.pool, context.viewer, id),
    }),
    endClassLinks: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(endLinks(context.pool, context.viewer, id)),
    }),
    joinClassroom: t.member.id({
      description: 'Joins a class by its code, a link or an invitation; returns the class’s id. Attempts are limited.',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => joinClassroom(context.pool, context.viewer, code, context),
    }),
    inviteToClass: t.member.int({
      description: 'Invites a user by email; returns the number of emails: 0 if they are already in the class.',
      args: {
        id: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        role: t.arg({ type: 'ClassRole', required: true }),
      },
      resolve: async (_root, { id, ...args }, context) => {
        const { viewer } = context;
        const draft = readInput(invitationSchema, args);
        await context.limits.invitationByTeacher.count(viewer.userId);
        const mails = await invite(context.pool, viewer, id, draft);
        context.postAll(mails.map((mail) => invitationMail(mail, context.publicUrl)));
        return mails.length;
      },
    }),
    withdrawInvitation: t.member.boolean({
      args: { classroom: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { classroom, id }, context) =>
        done(withdrawInvitation(context.pool, context.viewer, classroom, id)),
    }),
    importRoster: t.member.field({
      type: rosterOutcome,
      description: 'Invites everyone on a class list (CSV); reports each broken line.',
      args: { id: t.arg.id({ required: true }), csv: t.arg.string({ required: true }) },
      resolve: async (_root, { id, csv }, context) => {
        const { viewer } = context;
        await context.limits.invitationByTeacher.count(viewer.userId);
        const outcome = await importRoster(context.pool, viewer, id, csv);
        context.postAll(outcome.toSend.map((mail) => invitationMail(mail, context.publicUrl)));
        return outcome;
      },
    }),
  }));
}
