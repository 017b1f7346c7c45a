import * as z from 'zod/mini';
import { newPasswordSchema } from '#domain/access/new-password.schema.ts';
import { resetPassword } from '../../access/password-reset.commands.ts';
import { accountKey } from '../../access/sign-in.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';
import { readInput } from '../input.ts';
import { mailCode, permitForCode } from './mailed-code.ts';

const resetSchema = z.object({ permit: z.string(), password: newPasswordSchema });

/** A forgotten password: code by mail, permit for the code, new password for the permit. Tells nobody who has an account. */
export function addRecovery(builder: GraphBuilder): void {
  mutations(builder, (t) => ({
    requestPasswordReset: t.public.boolean({
      description: 'Emails a code to the address, if it belongs to an account. The response is the same either way.',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => mailCode('password', args, context),
    }),
    exchangeResetCode: t.public.string({
      description: 'Exchanges the right code for a permit to choose a new password.',
      args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => permitForCode('password', args, context),
    }),
    resetPassword: t.public.boolean({
      description: 'Sets a new password with a permit, once. Every session of the user ends.',
      args: { permit: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, device }) => {
        const { permit, password } = readInput(resetSchema, args);
        const email = await resetPassword(pool, permit, password);
        // Whoever reads the account's email is its owner, and does not wait for guesses of others.
        device.remember(email);
        await limits.signInByAccount.forget(accountKey(email));
        return true;
      },
    }),
  }));
}
