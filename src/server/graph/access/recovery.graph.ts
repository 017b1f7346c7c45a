import * as z from 'zod/mini';
import { newPasswordSchema } from '#domain/access/new-password.schema.ts';
import { resetPassword } from '../../access/password-reset.commands.ts';
import { accountKey } from '../../access/sign-in.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';
import { readInput } from '../input.ts';
import { mailCode, permitForCode } from './one-time-code.ts';

const resetSchema = z.object({ permit: z.string(), password: newPasswordSchema });

/**
 * Password reset: code by email, permit for the code, new password for the permit. Never reveals whether an account
 * exists.
 */
export function addRecovery(builder: GraphBuilder): void {
  mutations(builder, (t) => ({
    requestPasswordReset: t.public.boolean({
      description: 'Emails a code to the address, if it belongs to an account. The response is the same either way.',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => mailCode('password', args, context),
    }),
    exchangeResetCode: t.public.string({
      description: 'Exchanges the correct code for a permit to set a new password.',
      args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => permitForCode('password', args, context),
    }),
    resetPassword: t.public.boolean({
      description: 'Sets a new password with a permit, once. Revokes every session of the user.',
      args: { permit: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, device }) => {
        const { permit, password } = readInput(resetSchema, args);
        const { email, needsCode } = await resetPassword(pool, permit, password);
        // Only the owner of the account can read its email, so they do not wait because of others' failed attempts. A mailbox
        // alone makes no device known that has to enter a code: each known device has attempts of its own.
        if (!needsCode) device.remember(email);
        await limits.signInByAccount.forget(accountKey(email));
        return true;
      },
    }),
  }));
}
