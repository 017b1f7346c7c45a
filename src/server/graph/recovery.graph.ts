import * as z from 'zod/mini';
import { emailSchema } from '#domain/credentials/credentials.schema.ts';
import { newPasswordSchema } from '#domain/credentials/new-password.schema.ts';
import { codeSchema } from '#domain/credentials/pin.schema.ts';
import { ProductError } from '#domain/errors.ts';
import { exchangeCode, makeCode } from '../auth/one-time-code.store.ts';
import { findPerson, resetPassword } from '../auth/password-reset.store.ts';
import { digestOf } from '../auth/tokens.ts';
import { codeMail } from '../mail/code.mail.ts';
import type { GraphBuilder } from './builder.ts';
import { readInput } from './input.ts';

const requestSchema = z.object({ email: emailSchema });
const codeInputSchema = z.object({ email: emailSchema, code: codeSchema });
const resetSchema = z.object({ permit: z.string(), password: newPasswordSchema });

/** A forgotten password: code by mail, permit for the code, new password for the permit. Tells nobody who has an account. */
export function addRecovery(builder: GraphBuilder): void {
  builder.mutationFields((t) => ({
    requestPasswordReset: t.boolean({
      description: 'Sends a code to the address, if it belongs to an account. Answers alike either way.',
      extensions: { rule: 'public' },
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, address, language, post }) => {
        const { email } = readInput(requestSchema, args);
        await limits.codeByAddress.count(address);
        await limits.codeByAccount.count(digestOf(email).toString('hex'));
        const person = await findPerson(pool, email);
        const code = await makeCode(pool, person?.id ?? null, 'password');
        if (person !== null)
          post(codeMail('password', { name: person.name, email, language: person.language ?? language }, code));
        return true;
      },
    }),
    exchangeResetCode: t.string({
      description: 'Exchanges the right code for a permit to choose a new password.',
      extensions: { rule: 'public' },
      args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, address }) => {
        const { email, code } = readInput(codeInputSchema, args);
        await limits.codeTryByAddress.count(address);
        const person = await findPerson(pool, email);
        const permit = await exchangeCode(pool, person?.id ?? null, 'password', code);
        if (permit === null) throw new ProductError('WRONG_CODE');
        return permit;
      },
    }),
    resetPassword: t.boolean({
      description: 'Sets a new password with a permit, once. Every session of the person ends.',
      extensions: { rule: 'public' },
      args: { permit: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool }) => {
        const { permit, password } = readInput(resetSchema, args);
        await resetPassword(pool, permit, password);
        return true;
      },
    }),
  }));
}
