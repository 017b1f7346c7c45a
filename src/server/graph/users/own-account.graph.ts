import { ownProfileSchema, passwordChangeSchema } from '#domain/users/own-profile.schema.ts';
import { profileSchema } from '#domain/users/profile.schema.ts';
import { countFailures } from '../../access/count-failures.ts';
import type { SignInActivity } from '../../access/sign-in-activity.commands.ts';
import {
  type ConnectedPlatform,
  changePassword,
  endOwnSession,
  endOwnSessions,
  leavePlatform,
  type OwnAccount,
  type OwnSession,
  type OwnSupportVisit,
  readOwnAccount,
  saveOwnProfile,
} from '../../users/own-account.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** A user's own account: profile, password, sessions, and support access. */
export function addOwnAccount(builder: GraphBuilder): void {
  const session = builder.objectRef<OwnSession>('OwnSession').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      device: t.exposeString('device'),
      createdAt: t.expose('createdAt', { type: 'Instant' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'Instant' }),
      isThis: t.exposeBoolean('isThis'),
    }),
  });
  const visit = builder.objectRef<OwnSupportVisit>('OwnSupportVisit').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      helper: t.exposeString('helper'),
      reason: t.exposeString('reason'),
      startedAt: t.expose('startedAt', { type: 'Instant' }),
    }),
  });
  const platform = builder.objectRef<ConnectedPlatform>('OwnPlatform').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      since: t.expose('since', { type: 'Instant' }),
      canLeave: t.exposeBoolean('canLeave', {
        description: 'False: the account has no password, and could not be opened without its platform.',
      }),
    }),
  });
  const activity = builder.objectRef<SignInActivity>('SignInActivity').implement({
    fields: (t) => ({
      outcome: t.expose('outcome', {
        type: 'SignInOutcome',
        description: '`failure`: wrong password; `refused`: too many failures.',
      }),
      device: t.exposeString('device'),
      isKnown: t.exposeBoolean('isKnown', { description: 'Whether the device had signed in to this account before.' }),
      count: t.exposeInt('count', { description: 'Within one hour.' }),
      lastAt: t.expose('lastAt', { type: 'Instant' }),
    }),
  });
  const account = builder.objectRef<OwnAccount>('OwnAccount').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      level: t.expose('level', { type: 'Level', nullable: true }),
      school: t.exposeString('school', { nullable: true }),
      subjects: t.exposeIDList('subjects'),
      sessions: t.expose('sessions', { type: [session] }),
      signInActivity: t.expose('signInActivity', { type: [activity] }),
      visits: t.expose('visits', { type: [visit] }),
      platforms: t.expose('platforms', { type: [platform] }),
    }),
  });

  queries(builder, (t) => ({
    ownAccount: t.newcomer.field({
      type: account,
      resolve: (_root, _args, context) => readOwnAccount(context.pool, context.viewer),
    }),
  }));
  mutations(builder, (t) => ({
    saveOwnProfile: t.member.boolean({
      args: {
        name: t.arg.string({ required: true }),
        level: t.arg({ type: 'Level' }),
        subjects: t.arg.idList({ required: true }),
      },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        const profile =
          viewer.role === 'student'
            ? readInput(profileSchema, args)
            : { ...readInput(ownProfileSchema, args), level: null };
        await saveOwnProfile(context.pool, viewer, profile);
        return true;
      },
    }),
    changePassword: t.member.boolean({
      description: 'Requires the current password. Revokes every other session of the user.',
      args: { current: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        const change = readInput(passwordChangeSchema, args);
        await countFailures([[context.limits.proofBySession, viewer.sessionId]], () =>
          changePassword(context.pool, viewer, change),
        );
        return true;
      },
    }),
    endSession: t.newcomer.boolean({
      description: 'Revokes one of the viewer’s sessions.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await endOwnSession(context.pool, context.viewer, id);
        return true;
      },
    }),
    leavePlatform: t.member.boolean({
      description: 'Disconnects the viewer’s account from a learning platform.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await leavePlatform(context.pool, context.viewer, id);
        return true;
      },
    }),
    endSessions: t.newcomer.boolean({
      description: 'Revokes the viewer’s sessions: all except this one, or all.',
      args: { alsoThis: t.arg.boolean({ required: true }) },
      resolve: async (_root, { alsoThis }, context) => {
        await endOwnSessions(context.pool, context.viewer, alsoThis);
        return true;
      },
    }),
  }));
}
