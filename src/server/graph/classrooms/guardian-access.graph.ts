import { normalisedEmail } from '#domain/access/normalised-email.rule.ts';
import { GUARDIAN_INVITATION_LIFE_S } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import {
  guardianAddressSchema,
  guardianInvitationSchema,
} from '#domain/classrooms/guardians/guardian-access.schema.ts';
import { accountKey } from '../../access/sign-in.ts';
import { guardianInvitationMail, guardianLinkMail } from '../../classrooms/guardians/guardian.mail.ts';
import {
  type GuardianAccess,
  inviteGuardian,
  readGuardians,
  readOwnGuardians,
  removeGuardian,
} from '../../classrooms/guardians/guardian-access.commands.ts';
import {
  endGuardianSession,
  leaveStudent,
  openGuardianLink,
  requestGuardianLink,
  setWeeklyMail,
} from '../../classrooms/guardians/guardian-session.commands.ts';
import {
  type GuardianStudent,
  type GuardianView,
  readGuardianView,
} from '../../classrooms/guardians/guardian-view.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addStudentWork } from './student-work.graph.ts';

/** The access of guardians to the work of a student: who manages it, and what guardians see. */
export function addGuardianAccess(builder: GraphBuilder, { work }: ReturnType<typeof addStudentWork>): void {
  const access = builder.objectRef<GuardianAccess>('GuardianAccess').implement({
    description: 'Who may see the work of a student.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        email: 'String',
        invitedBy: 'String | null',
        invitedAt: 'Instant',
        acceptedAt: ['Instant | null', 'Null: the guardian has not opened the link yet.'],
        studentMayRemove: ['Boolean', 'Whether the student is of age and may end the access.'],
      }),
  });
  const student = builder.objectRef<GuardianStudent>('GuardianStudent').implement({
    description: 'A student as a guardian sees them: what the student sees of assigned work, and effort.',
    fields: (t) =>
      exposed(t, {
        id: ['ID', 'Of the access, not of the student.'],
        name: 'String',
        hasWeeklyMail: 'Boolean',
        activeDays: ['Int', 'Days with assigned work, of the last 28.'],
        secondsOnTask: ['Float', 'Spent on assigned work in the last 28 days.'],
        work: [work],
      }),
  });
  const view = builder.objectRef<GuardianView>('GuardianView').implement({
    fields: (t) => exposed(t, { email: 'String', students: [student] }),
  });

  queries(builder, (t) => ({
    guardians: t.member.field({
      type: [access],
      description: 'The guardians of a student, for teachers of the student’s classes and admins of the school.',
      args: { student: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readGuardians(context.pool, context.viewer, args.student),
    }),
    ownGuardians: t.member.field({
      type: [access],
      description: 'Who may see the viewer’s own work.',
      resolve: (_root, _args, context) => readOwnGuardians(context.pool, context.viewer),
    }),
    guardianView: t.public.field({
      type: view,
      description: 'What a guardian may see, by the token of a session.',
      args: { session: t.arg.string({ required: true }) },
      resolve: (_root, { session }, context) => readGuardianView(context.pool, session),
    }),
  }));

  mutations(builder, (t) => ({
    inviteGuardian: t.member.id({
      description: 'Gives an address access to a student’s work, and emails it a link that is valid once.',
      args: {
        student: t.arg.id({ required: true }),
        email: t.arg.string({ required: true }),
        isOfAge: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, args, { pool, viewer, limits, language, publicUrl, post }) => {
        const draft = readInput(guardianInvitationSchema, args);
        await limits.invitationByTeacher.count(viewer.userId);
        await limits.guardianByRecipient.count(accountKey(normalisedEmail(draft.email)));
        const { id, link } = await inviteGuardian(pool, viewer, args.student, { draft, language });
        post(guardianInvitationMail(link, GUARDIAN_INVITATION_LIFE_S / 86_400, publicUrl));
        return id;
      },
    }),
    removeGuardian: t.member.boolean({
      description: 'Ends the access of a guardian at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(removeGuardian(context.pool, context.viewer, id)),
    }),
    openGuardianLink: t.public.string({
      description: 'Opens a link, which is valid once. Returns the token of a session.',
      args: { link: t.arg.string({ required: true }) },
      resolve: (_root, { link }, { pool, language }) => openGuardianLink(pool, link, language),
    }),
    requestGuardianLink: t.public.boolean({
      description: 'Emails a new link to a guardian. The response is the same for every address.',
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, address, publicUrl, post, afterAnswer }) => {
        const { email } = readInput(guardianAddressSchema, args);
        await limits.codeByAddress.count(address);
        await limits.guardianByRecipient.count(accountKey(normalisedEmail(email)));
        afterAnswer(async () => {
          const link = await requestGuardianLink(pool, email);
          if (link !== null) post(guardianLinkMail(link, publicUrl));
        });
        return true;
      },
    }),
    setGuardianMail: t.public.boolean({
      description: 'Turns the weekly email about a student on or off.',
      args: {
        session: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        isOn: t.arg.boolean({ required: true }),
      },
      resolve: (_root, { session, ...mail }, { pool }) => done(setWeeklyMail(pool, session, mail)),
    }),
    leaveStudent: t.public.boolean({
      description: 'Gives the own access to a student’s work up.',
      args: { session: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { session, id }, { pool }) => done(leaveStudent(pool, session, id)),
    }),
    endGuardianSession: t.public.boolean({
      args: { session: t.arg.string({ required: true }) },
      resolve: (_root, { session }, { pool }) => done(endGuardianSession(pool, session)),
    }),
  }));
}
