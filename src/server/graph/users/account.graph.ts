import { signInSchema } from '#domain/access/credentials.schema.ts';
import { signUpSchema } from '#domain/access/new-password.schema.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { profilePartSchema, profileSchema } from '#domain/users/profile.schema.ts';
import { startPendingSignIn } from '../../access/factors/pending-sign-in.commands.ts';
import { welcomeMail } from '../../access/mail/account.mail.ts';
import { untilNextStep } from '../../access/response-step.ts';
import { openSession, refreshSession, revokeSession, type Tokens } from '../../access/session.commands.ts';
import { checkSignIn, recordCodeRequired } from '../../access/sign-in.ts';
import { mustSignOn } from '../../access/sign-on/provider.queries.ts';
import { assertSwitchedOn } from '../../platform/settings/app-setting.commands.ts';
import { type AnsweredUser, createStudent, readSessionUser, setLanguage } from '../../users/account.commands.ts';
import { completeProfile, saveProfile } from '../../users/profile.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** Sign-up, sign-in, refresh, sign-out, the signed-in user and the profile. */
export function addAccounts(builder: GraphBuilder) {
  const tokens = builder.objectRef<Tokens>('Tokens').implement({
    fields: (t) =>
      exposed(t, {
        token: 'String',
        refreshToken: 'String',
        expiresIn: ['Int', 'Seconds until the token ends.'],
      }),
  });

  const standardPlan = builder.objectRef<NonNullable<SessionUser['standard_plan']>>('StandardPlan').implement({
    fields: (t) => ({
      permission: t.expose('permission', { type: 'ContentPermissions' }),
    }),
  });

  const visit = builder.objectRef<NonNullable<SessionUser['visit']>>('SupportVisit').implement({
    fields: (t) => exposed(t, { helper: 'String', reason: 'String', at: 'Instant' }),
  });

  const user = builder.objectRef<AnsweredUser>('SessionUser').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        email: 'String',
        userRole: 'AccountType',
        is_complete_profile: 'Int',
        standard_plan_purchased: 'Boolean',
        pro_plan_purchased: 'Boolean',
        pin: 'PinState',
        language: ['Language | null', 'Null until it is chosen.'],
        session_ends_at: ['Instant | null', 'When the session ends, however much it is used.'],
        helped_until: 'Instant | null',
        factor_missing: ['Boolean', 'Whether a required second factor has to be set up before anything else.'],
        factor_due: ['Instant | null', 'When a second factor that the user lacks will be required; null: it will not.'],
      }),
      free_topics: t.exposeIDList('free_topics'),
      standard_plan: t.expose('standard_plan', { type: standardPlan, nullable: true }),
      purchased_subjects: t.exposeIDList('purchased_subjects'),
      permissions: t.expose('permissions', { type: ['Permission'] }),
      visit: t.expose('visit', { type: visit, nullable: true }),
      switched_off: t.field({
        type: ['SwitchedOff'],
        description: 'Features that are disabled for everyone now.',
        // Not by a setting, but for lack of disk space.
        resolve: ({ switched_off }, _args, { isReadOnly }) =>
          isReadOnly ? [...switched_off, 'changes' as const] : switched_off,
      }),
    }),
  });

  queries(builder, (t) => ({
    session: t.session.field({
      type: user,
      description: 'The signed-in user. 401 without a session.',
      resolve: (_root, _args, context) => readSessionUser(context.pool, context.viewer),
    }),
  }));

  const signUpInput = builder.inputType('SignUpInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      password: t.string({ required: true }),
    }),
  });
  mutations(builder, (t) => ({
    signUp: t.public.boolean({
      description: 'Signs up. The response is the same whether or not the email address is in use; sign-in follows.',
      args: { input: t.arg({ type: signUpInput, required: true }) },
      resolve: async (_root, { input }, { pool, limits, address, language, post, publicUrl }) => {
        const startedAt = performance.now();
        const account = readInput(signUpSchema, input);
        await limits.signUpByAddress.count(address);
        await assertSwitchedOn(pool, 'signUp');
        // Also executed for a taken address, because it takes time.
        const mail = welcomeMail({ email: account.email, language }, publicUrl);
        if (await createStudent(pool, account)) post(mail);
        await untilNextStep(startedAt);
        return true;
      },
    }),
  }));

  const signInInput = builder.inputType('SignInInput', {
    fields: (t) => ({
      email: t.string({ required: true }),
      password: t.string({ required: true }),
      code: t.string({ description: 'Of the second step, to connect an account with a service. Not read by signIn.' }),
    }),
  });
  mutations(builder, (t) => ({
    signIn: t.public.field({
      type: tokens,
      description:
        'Signs in. Accounts with two-step verification are refused with SECOND_FACTOR_REQUIRED, and continue with completeSignIn; those whose password is not accepted, with PASSKEY_REQUIRED.',
      args: { input: t.arg({ type: signInInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { pool, browser, userAgent, identify } = context;
        const credentials = readInput(signInSchema, input);
        const { userId, next } = await checkSignIn(context, credentials);
        // Only after the password, so that the refusal reveals nothing about the account to others.
        if (await mustSignOn(pool, userId)) throw new ProductError('SIGN_ON_REQUIRED');
        if (next !== 'none') recordCodeRequired(context, credentials.email);
        if (next === 'passkey') throw new ProductError('PASSKEY_REQUIRED');
        if (next === 'step') {
          await startPendingSignIn(pool, { userId, browser: browser.read() ?? browser.renew() });
          throw new ProductError('SECOND_FACTOR_REQUIRED');
        }
        identify(userId);
        const formerBinding = browser.read();
        return openSession(pool, { userId, factor: 'none', binding: browser.renew(), formerBinding, userAgent });
      },
    }),
  }));

  mutations(builder, (t) => ({
    refresh: t.public.field({
      type: tokens,
      description: 'Exchanges a refresh token for new tokens, once.',
      args: { refreshToken: t.arg.string({ required: true }) },
      resolve: async (_root, { refreshToken }, { pool, browser }) => {
        const binding = browser.read();
        const renewed = binding === null ? null : await refreshSession(pool, refreshToken, binding);
        if (renewed === null) throw new ProductError('UNAUTHENTICATED');
        return renewed;
      },
    }),
  }));

  mutations(builder, (t) => ({
    signOut: t.public.boolean({
      description: 'Signs out of this session.',
      resolve: async (_root, _args, { pool, browser, findViewer }) => {
        const viewer = await findViewer();
        if (viewer !== null) await revokeSession(pool, viewer.sessionId);
        browser.clear();
        return viewer !== null;
      },
    }),
  }));

  mutations(builder, (t) => ({
    setLanguage: t.session.boolean({
      description: 'Sets the language of the account’s screens and emails.',
      args: { language: t.arg({ type: 'Language', required: true }) },
      resolve: async (_root, { language }, context) => {
        const { viewer } = context;
        await setLanguage(context.pool, viewer.userId, language);
        return true;
      },
    }),
  }));

  const profileInput = builder.inputType('ProfileInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      level: t.field({ type: 'Level', required: true }),
      subjects: t.idList({ required: true }),
    }),
  });
  mutations(builder, (t) => ({
    completeProfile: t.newcomer.field({
      type: user,
      args: { input: t.arg({ type: profileInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { viewer } = context;
        await completeProfile(context.pool, viewer, readInput(profileSchema, input));
        return readSessionUser(context.pool, viewer);
      },
    }),
  }));

  mutations(builder, (t) => ({
    saveProfile: t.newcomer.boolean({
      description: 'Saves a part of an incomplete profile.',
      args: { name: t.arg.string(), level: t.arg({ type: 'Level' }), subjects: t.arg.idList() },
      resolve: async (_root, args, context) => {
        const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value != null));
        await saveProfile(context.pool, context.viewer, readInput(profilePartSchema, given));
        return true;
      },
    }),
  }));
  return { tokens, signInInput };
}
