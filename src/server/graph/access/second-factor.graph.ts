import * as z from 'zod/mini';
import {
  factorCodeInput,
  factorCodeSchema,
  factorProofSchema,
  factorStartSchema,
  isTotpCode,
} from '#domain/access/factors/second-factor.schema.ts';
import type { SessionFactor } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { countFailures } from '../../access/count-failures.ts';
import { completePending, readPendingSignIn } from '../../access/factors/pending-sign-in.commands.ts';
import {
  confirmOwnFactor,
  removeOwnFactor,
  renewRecoveryCodes,
  startOwnFactor,
} from '../../access/factors/second-factor.commands.ts';
import { base32 } from '../../access/factors/totp.ts';
import { readAddress } from '../../access/password-reset.commands.ts';
import { openSession, type Tokens } from '../../access/session.commands.ts';
import { checkSecondStep } from '../../access/sign-in.ts';
import { readStepAfterPassword } from '../../access/sign-in-policy/sign-in-state.queries.ts';
import { mustSignOn } from '../../access/sign-on/provider.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import type { GraphContext, ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { mutations } from '../fields.ts';
import { readInput } from '../input.ts';
import type { addAccounts } from '../users/account.graph.ts';
import { mailFactorChange } from './connect-account.ts';

const confirmSchema = z.object({ ticket: z.string().check(z.maxLength(500)), code: factorCodeSchema });

type FactorSetUp = { readonly secret: string; readonly ticket: string; readonly email: string };

const ownFactorOf = ({ pool, vault, viewer }: ViewerContext) => ({ pool, vault, viewer });

/** Wrong passwords and codes of a signed-in user. Counted for the session alone, so that a thief of it delays no sign-in. */
export const counted = <Result>({ limits, viewer }: ViewerContext, work: () => Promise<Result>): Promise<Result> =>
  countFailures(
    [[limits.factorProofBySession, viewer.sessionId]],
    work,
    ({ code }) => code === 'WRONG_CREDENTIALS' || code === 'WRONG_CODE',
  );

/** Two-step verification: the second step of a sign-in, setting it up, recovery codes, and switching it off. */
export function addSecondFactor(builder: GraphBuilder, { tokens }: ReturnType<typeof addAccounts>): void {
  const setUp = builder.objectRef<FactorSetUp>('SecondFactorSetUp').implement({
    description: 'A secret for an authenticator app. Nothing is stored before its first code is confirmed.',
    fields: (t) =>
      exposed(t, {
        secret: ['String', 'In Base32.'],
        ticket: ['String', 'Sent back with the first code.'],
        email: ['String', 'The name of the account in the app.'],
      }),
  });
  mutations(builder, (t) => ({
    completeSignIn: t.public.field({
      type: tokens,
      description:
        'The second step of the sign-in whose password this browser has entered: a code of the app, or a recovery code.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const { pool, vault } = context;
        const { code } = readInput(factorCodeInput, args);
        const browser = context.browser.read() ?? '';
        const found = await readPendingSignIn(pool, browser);
        await checkSecondStep(context, found, async () => {
          // The school may have started to require sign-on, or a passkey, since the password was entered.
          if (await mustSignOn(pool, found.userId)) throw new ProductError('SIGN_ON_REQUIRED');
          if ((await readStepAfterPassword(pool, found.userId)) === 'passkey')
            throw new ProductError('PASSKEY_REQUIRED');
          await completePending({ pool, vault, browser }, code);
        });
        if (!isTotpCode(code)) await mailFactorChange(context, found.userId, 'recoveryCodeUsed');
        return openFirstSession(context, found.userId, 'code');
      },
    }),
    startSecondFactor: t.enrolling.field({
      type: setUp,
      description: 'Starts to set up two-step verification; needs the password.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const { password } = readInput(factorStartSchema, args);
        const started = await counted(context, () => startOwnFactor(ownFactorOf(context), password));
        const { email } = await readAddress(context.pool, context.viewer.userId);
        return { ...started, secret: base32(started.secret), email };
      },
    }),
    confirmSecondFactor: t.enrolling.stringList({
      description: 'Switches it on with the first code. Returns the recovery codes, which are shown once.',
      args: { ticket: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const input = readInput(confirmSchema, args);
        const codes = await counted(context, () => confirmOwnFactor(ownFactorOf(context), input));
        await mailFactorChange(context, context.viewer.userId, 'added');
        return [...codes];
      },
    }),
    renewRecoveryCodes: t.member.stringList({
      description: 'Replaces the recovery codes; needs password and code.',
      args: { password: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const proof = readInput(factorProofSchema, args);
        const codes = await counted(context, () => renewRecoveryCodes(ownFactorOf(context), proof));
        await mailFactorChange(context, context.viewer.userId, 'recoveryCodes');
        return [...codes];
      },
    }),
    removeSecondFactor: t.member.boolean({
      description: 'Switches two-step verification off; needs password and code.',
      args: { password: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const proof = readInput(factorProofSchema, args);
        await counted(context, () => removeOwnFactor(ownFactorOf(context), proof));
        await mailFactorChange(context, context.viewer.userId, 'removed');
        return true;
      },
    }),
  }));
}

/** Only now is there a session, in a browser with a new binding. */
export function openFirstSession(
  { pool, browser, userAgent, identify }: GraphContext,
  userId: string,
  factor: SessionFactor,
): Promise<Tokens> {
  identify(userId);
  const formerBinding = browser.read();
  return openSession(pool, { userId, factor, binding: browser.renew(), formerBinding, userAgent });
}
