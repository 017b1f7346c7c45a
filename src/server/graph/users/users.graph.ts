import * as z from 'zod/mini';
import { newPasswordSchema } from '#domain/access/new-password.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { birthSchemaAt } from '#domain/users/consent/guardian.rule.ts';
import { supportReasonSchema, userFilterSchema, userSchema } from '#domain/users/user.schema.ts';
import type { LineProblem } from '#domain/users/user-file.rule.ts';
import { countFailures } from '../../access/count-failures.ts';
import { addressMail, factorMail, invitationMail, pinResetMail, visitMail } from '../../access/mail/account.mail.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import { correctBirth } from '../../users/birth-correction.commands.ts';
import { acceptInvitation } from '../../users/invitation.commands.ts';
import { endSupport, markVisitsRead, startSupport } from '../../users/support.commands.ts';
import {
  type Invited,
  inviteUser,
  renewInvitation,
  resetPin,
  resetSecondFactor,
  setDisabled,
  setUserSubjects,
  stateOfUser,
  updateUser,
} from '../../users/user.commands.ts';
import {
  readSchoolChoices,
  readUser,
  readUsers,
  type UserDetail,
  type UserSummary,
  type UsersPage,
} from '../../users/user.queries.ts';
import { exportUsers } from '../../users/users.csv.ts';
import { importUsers } from '../../users/users.import.ts';
import type { GraphBuilder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF, NEEDS_PROOF_FOR_ADMINS } from '../needs-proof.ts';

const acceptSchema = z.object({ token: z.string().check(z.maxLength(200)), password: newPasswordSchema });

/** Throws `NO_PUBLIC_ADDRESS` if the server does not know the address for links. */
function requireSite({ siteUrl }: GraphContext): string {
  if (siteUrl === null) throw new ProductError('NO_PUBLIC_ADDRESS');
  return siteUrl;
}
const linkOf = async ({ pool }: GraphContext, site: string, token: string) => {
  const { invitationDays: days } = await readAppSettings(pool);
  return { site, token, days };
};
const invitationMailTo = (user: Omit<Invited, 'token' | 'id'>, { language }: GraphContext) => ({
  ...user,
  language: user.language ?? language,
});

/** Accounts in the admin area: finding, creating and changing them, invitations, and support access. */
export function addUsers(builder: GraphBuilder): void {
  const line = builder.objectRef<UserSummary>('UserLine').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        email: 'String',
        role: 'AccountType',
        school: 'String | null',
        state: 'UserState',
        lastUsedAt: 'Instant | null',
      }),
  });
  const page = builder.objectRef<UsersPage>('UserPage').implement({
    fields: (t) =>
      exposed(t, {
        next: 'String | null',
        total: ['Int | null', 'Counted up to a limit plus one.'],
        rows: [line],
      }),
  });
  const mergedUser = builder.objectRef<NonNullable<UserDetail['mergedInto']>>('MergedUser').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const user = builder.objectRef<UserDetail>('UserDetail').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        email: 'String',
        role: 'AccountType',
        school: 'String | null',
        schoolId: 'ID | null',
        state: 'UserState',
        lastUsedAt: 'Instant | null',
        createdAt: 'Instant',
        hasPin: 'Boolean',
        hasSecondFactor: 'Boolean',
        canCorrectBirth: [
          'Boolean',
          'Whether the account depends on a month of birth. The month itself is never returned.',
        ],
        mayManage: 'Boolean',
        maySupport: 'Boolean',
      }),
      mergedInto: t.expose('mergedInto', {
        type: mergedUser,
        nullable: true,
        description: 'The account into which this duplicate was merged.',
      }),
      roles: t.exposeIDList('roles'),
      subjects: t.exposeIDList('subjects'),
      base: t.string({ description: 'Identifies its current revision; send it with changes.', resolve: stateOfUser }),
    }),
  });
  const school = builder.objectRef<{ id: string; name: string }>('SchoolChoice').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const problem = builder.objectRef<LineProblem>('LineProblem').implement({
    fields: (t) => exposed(t, { line: 'Int', message: 'String' }),
  });
  const imported = builder
    .objectRef<{ readonly added: number; readonly problems: readonly LineProblem[] }>('UserImport')
    .implement({
      fields: (t) => ({ added: t.exposeInt('added'), problems: t.expose('problems', { type: [problem] }) }),
    });
  const filterInput = builder.inputType('UserFilter', {
    fields: (t) => ({
      search: t.string(),
      role: t.field({ type: 'AccountType' }),
      school: t.id(),
      state: t.field({ type: 'UserState' }),
    }),
  });
  const userInput = builder.inputType('UserInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      role: t.field({ type: 'AccountType', required: true }),
      school: t.id(),
      roles: t.idList({ required: true }),
    }),
  });

  queries(builder, (t) => ({
    users: t.permission('users.read').field({
      type: page,
      args: { filter: t.arg({ type: filterInput, required: true }), after: t.arg.string() },
      resolve: (_root, { filter, after }, context) =>
        readUsers(context.pool, context.viewer, readInput(userFilterSchema, filter), after ?? null),
    }),
    usersCsv: t.permission('users.read').string({
      extensions: NEEDS_PROOF,
      description: 'All rows that match the filter, as CSV whose cells no spreadsheet runs as formulas.',
      args: { filter: t.arg({ type: filterInput, required: true }) },
      resolve: (_root, { filter }, context) =>
        exportUsers(context.pool, context.viewer, readInput(userFilterSchema, filter)),
    }),
    user: t.permission('users.read').field({
      type: user,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readUser(context.pool, context.viewer, id),
    }),
    schoolChoices: t.permission('users.read').field({
      type: [school],
      resolve: (_root, _args, context) => readSchoolChoices(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    inviteUser: t.permission('users.write').id({
      extensions: NEEDS_PROOF_FOR_ADMINS,
      description: 'Creates an account and emails the invitation to set a password. Returns its id.',
      args: { input: t.arg({ type: userInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { viewer } = context;
        const site = requireSite(context);
        const invited = await inviteUser(context.pool, viewer, readInput(userSchema, input));
        context.post(
          invitationMail('invitation', invitationMailTo(invited, context), await linkOf(context, site, invited.token)),
        );
        return invited.id;
      },
    }),
    updateUser: t.permission('users.write').string({
      extensions: NEEDS_PROOF,
      description: 'Returns the base for the next change.',
      args: {
        id: t.arg.id({ required: true }),
        base: t.arg.string({
          description: 'The state that the change is based on; refused if that has changed since.',
        }),
        input: t.arg({ type: userInput, required: true }),
      },
      resolve: async (_root, { id, base = null, input }, context) => {
        const { viewer } = context;
        // Checked before anything changes: a new address of an invited user is sent a new link.
        const site = requireSite(context);
        const change = readInput(userSchema, input);
        const { before, base: now, invitation } = await updateUser(context.pool, viewer, { ...change, id, base });
        if (invitation !== null) {
          const invited = { name: change.name, email: change.email, language: null };
          context.post(
            invitationMail('invitation', invitationMailTo(invited, context), await linkOf(context, site, invitation)),
          );
        } else if (before.email !== change.email)
          context.post(addressMail(invitationMailTo({ ...before, language: null }, context), change.email));
        return now;
      },
    }),
    setUserDisabled: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Deactivates an account and revokes its sessions, or reactivates it.',
      args: { id: t.arg.id({ required: true }), disabled: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, disabled }, context) => done(setDisabled(context.pool, context.viewer, id, disabled)),
    }),
    resetUserPin: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Removes the PIN of a user, revokes their sessions and notifies them by email.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const account = await resetPin(context.pool, context.viewer, id);
        context.post(pinResetMail(invitationMailTo(account, context)));
        return true;
      },
    }),
    resetSecondFactor: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Switches off two-step verification of a user, revokes their sessions and notifies them by email.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const account = await resetSecondFactor(context.pool, context.viewer, id);
        context.post(factorMail(invitationMailTo(account, context), 'reset'));
        return true;
      },
    }),
    correctBirth: t.permission('users.write').boolean({
      description: 'Corrects the month of birth of a student, who can enter it only once.',
      args: { id: t.arg.id({ required: true }), born: t.arg.string({ required: true }) },
      resolve: async (_root, { id, ...args }, context) => {
        const { viewer } = context;
        await correctBirth(context.pool, viewer, id, readInput(birthSchemaAt(new Date()), args).born);
        return true;
      },
    }),
    mailPasswordLink: t.permission('users.write').boolean({
      description: 'Emails the user a link to set their first or a new password.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const { viewer } = context;
        const site = requireSite(context);
        const link = await renewInvitation(context.pool, viewer, id);
        const kind = link.hadPassword ? 'reset' : 'invitation';
        context.post(invitationMail(kind, invitationMailTo(link, context), await linkOf(context, site, link.token)));
        return true;
      },
    }),
    setUserSubjects: t.permission('users.write').boolean({
      description: 'The subjects that a student studies, or a teacher teaches.',
      args: { id: t.arg.id({ required: true }), subjects: t.arg.idList({ required: true }) },
      resolve: (_root, { id, subjects }, context) => done(setUserSubjects(context.pool, context.viewer, id, subjects)),
    }),
    importUsers: t.permission('users.write').field({
      type: imported,
      description: 'Imports users from CSV; invalid lines are reported and left out. Each user gets an invitation.',
      args: { csv: t.arg.string({ required: true }), school: t.arg.id() },
      extensions: NEEDS_PROOF,
      resolve: async (_root, { csv, school: where }, context) => {
        const { viewer } = context;
        const site = requireSite(context);
        const { added, problems } = await importUsers(context.pool, viewer, csv, where ?? null);
        const { invitationDays: days } = await readAppSettings(context.pool);
        context.postAll(
          added.map(({ token, ...each }) =>
            invitationMail('invitation', invitationMailTo(each, context), { site, token, days }),
          ),
        );
        return { added: added.length, problems };
      },
    }),
    acceptInvitation: t.public.string({
      description:
        'Sets the password with the token of an invitation, once. Returns the email address to sign in with.',
      args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, address, device }) => {
        const { token, password } = readInput(acceptSchema, args);
        const { email, needsCode } = await countFailures([[limits.codeTryByAddress, address]], () =>
          acceptInvitation(pool, token, password),
        );
        // A mailbox alone makes no device known that has to enter a code: each known device has attempts of its own.
        if (!needsCode) device.remember(email);
        return email;
      },
    }),
    startSupport: t.permission('users.support').boolean({
      description: 'From now on this session views the product as that student or teacher, read-only.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      extensions: NEEDS_PROOF,
      resolve: async (_root, { id, ...args }, context) => {
        const { viewer } = context;
        const { reason } = readInput(z.object({ reason: supportReasonSchema }), args);
        const visited = await startSupport(context.pool, viewer, id, reason);
        context.post(visitMail(invitationMailTo(visited, context), visited.helper, reason));
        return true;
      },
    }),
    endSupport: t.newcomer.boolean({
      extensions: { duringSupport: true },
      resolve: (_root, _args, context) => done(endSupport(context.pool, context.viewer)),
    }),
    readVisits: t.newcomer.boolean({
      description: 'Records that the user has read the notices of all support views so far.',
      resolve: (_root, _args, context) => done(markVisitsRead(context.pool, context.viewer)),
    }),
  }));
}
