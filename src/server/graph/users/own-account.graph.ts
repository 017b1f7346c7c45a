import { ownProfileSchema, passwordChangeSchema } from '#domain/users/own-profile.schema.ts';
import { profileSchema } from '#domain/users/profile.schema.ts';
import { countFailures } from '../../access/count-failures.ts';
import type { SignInActivity } from '../../access/sign-in-activity.commands.ts';
import { leaveSignOn } from '../../access/sign-on/sign-on-user.commands.ts';
import {
  type ConnectedPlatform,
  changePassword,
  endOwnSession,
  endOwnSessions,
  leavePlatform,
  type OwnAccount,
  type OwnPasskey,
  type OwnSecondFactor,
  type OwnSession,
  type OwnSignOn,
  type OwnSupportVisit,
  readOwnAccount,
  saveOwnProfile,
} from '../../users/own-account.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** A user's own account: profile, password, sessions, and support access. */
export function addOwnAccount(builder: GraphBuilder): void {
  const session = builder.objectRef<OwnSession>('OwnSession').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        device: 'String',
        createdAt: 'Instant',
        lastUsedAt: 'Instant',
        isThis: 'Boolean',
      }),
  });
  const visit = builder.objectRef<OwnSupportVisit>('OwnSupportVisit').implement({
    fields: (t) => exposed(t, { id: 'ID', helper: 'String', reason: 'String', startedAt: 'Instant' }),
  });
  const platform = builder.objectRef<ConnectedPlatform>('OwnPlatform').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        since: 'Instant',
        canLeave: ['Boolean', 'False: the account has no password, and could not be opened without its platform.'],
      }),
  });
  const signOn = builder.objectRef<OwnSignOn>('OwnSignOn').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        since: ['Instant | null', 'Null: not connected.'],
        canLeave: ['Boolean', 'False: the account has no password, and could not be opened without it.'],
      }),
  });
  const activity = builder.objectRef<SignInActivity>('SignInActivity').implement({
    fields: (t) =>
      exposed(t, {
        outcome: [
          'SignInOutcome',
          '`failure`: wrong password; `codeRequired`: correct password, but no code; `refused`: too many failures.',
        ],
        device: 'String',
        isKnown: ['Boolean', 'Whether the device had signed in to this account before.'],
        count: ['Int', 'Within one hour.'],
        lastAt: 'Instant',
      }),
  });
  const factor = builder.objectRef<OwnSecondFactor>('OwnSecondFactor').implement({
    fields: (t) => exposed(t, { since: 'Instant', recoveryCodesLeft: 'Int' }),
  });
  const passkey = builder.objectRef<OwnPasskey>('OwnPasskey').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        createdAt: 'Instant',
        lastUsedAt: ['Instant | null', 'Null: never.'],
        isSynced: ['Boolean', 'Whether it exists on several devices.'],
      }),
  });
  const account = builder.objectRef<OwnAccount>('OwnAccount').implement({
    fields: (t) => ({
      ...exposed(t, {
        name: 'String',
        email: 'String',
        level: 'Level | null',
        school: 'String | null',
        sessions: [session],
        signInActivity: [activity],
        visits: [visit],
        platforms: [platform],
        signOns: [signOn],
        hasPassword: 'Boolean',
        passkeys: [passkey],
      }),
      secondFactor: t.expose('secondFactor', { type: factor, nullable: true, description: 'Null: switched off.' }),
      subjects: t.exposeIDList('subjects'),
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
      resolve: (_root, { id }, context) => done(endOwnSession(context.pool, context.viewer, id)),
    }),
    leaveSignOn: t.member.boolean({
      description: 'Disconnects the viewer’s account from an identity provider.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(leaveSignOn(context.pool, context.viewer, id)),
    }),
    leavePlatform: t.member.boolean({
      description: 'Disconnects the viewer’s account from a learning platform.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(leavePlatform(context.pool, context.viewer, id)),
    }),
    endSessions: t.newcomer.boolean({
      description: 'Revokes the viewer’s sessions: all except this one, or all.',
      args: { alsoThis: t.arg.boolean({ required: true }) },
      resolve: (_root, { alsoThis }, context) => done(endOwnSessions(context.pool, context.viewer, alsoThis)),
    }),
  }));
}
