import * as z from 'zod/mini';
import { codeSchema, newPinSchema, pinSchema } from '#domain/access/pin.schema.ts';
import { PASSWORD_MAX_CHARS } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { countFailures } from '../../access/count-failures.ts';
import { codeMail } from '../../access/mail/code.mail.ts';
import { type CodeRequest, createCode, exchangeCode } from '../../access/one-time-code.commands.ts';
import { readAddress } from '../../access/password-reset.commands.ts';
import { type PinResult, pinLockedForSeconds, removePin, setPin, verifyPin } from '../../access/pin.commands.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const proofFields = {
  password: z.nullish(z.string().check(z.maxLength(PASSWORD_MAX_CHARS))),
  permit: z.nullish(z.string().check(z.maxLength(200))),
};
const assessmentSchema = z.object({ pin: newPinSchema, ...proofFields });
const verifySchema = z.object({ pin: pinSchema });
const codeInputSchema = z.object({ code: codeSchema });

/** A code for a new PIN works only in the session that requested it. */
const codeRequest = ({ userId, sessionId }: Viewer): CodeRequest => ({ userId, purpose: 'pin', requester: sessionId });

/** The PIN: set, verify, reset, remove. Allowed before the PIN is entered, since these are the calls to enter it. */
export function addPin(builder: GraphBuilder): void {
  const result = builder.objectRef<PinResult>('PinResult').implement({
    fields: (t) =>
      exposed(t, {
        outcome: 'PinOutcome',
        attemptsLeft: ['Int', 'Attempts left before the lock.'],
        lockedForSeconds: ['Int', '0 unless locked.'],
      }),
  });

  queries(builder, (t) => ({
    pinLockedForSeconds: t.session.int({
      description: 'Seconds until a PIN can be tried again; 0: now.',
      resolve: (_root, _args, context) => pinLockedForSeconds(context.pool, context.viewer),
    }),
  }));
  mutations(builder, (t) => ({
    verifyPin: t.session.field({
      type: result,
      args: { pin: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => {
        const { viewer } = context;
        return verifyPin(context.pool, viewer, readInput(verifySchema, args).pin);
      },
    }),
    setPin: t.session.boolean({
      description: 'Sets a PIN; needs the password, or the permit from an emailed code. Revokes other sessions.',
      args: { pin: t.arg.string({ required: true }), password: t.arg.string(), permit: t.arg.string() },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        const { pin, password, permit } = readInput(assessmentSchema, args);
        await countFailures([[context.limits.proofBySession, viewer.sessionId]], () =>
          setPin(context.pool, viewer, pin, { password, permit }),
        );
        return true;
      },
    }),
    removePin: t.member.boolean({
      description: 'Removes the PIN; needs the password.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, { password }, context) => {
        const { viewer } = context;
        await countFailures([[context.limits.proofBySession, viewer.sessionId]], () =>
          removePin(context.pool, viewer, { password }),
        );
        return true;
      },
    }),
    requestPinReset: t.session.boolean({
      description: 'Sends a code for a new PIN to the account’s own address.',
      resolve: async (_root, _args, context) => {
        const { viewer } = context;
        await context.limits.pinCodeBySession.count(viewer.sessionId);
        await context.limits.pinCodeByAccount.count(viewer.userId);
        const user = await readAddress(context.pool, viewer.userId);
        const reader = { ...user, language: user.language ?? context.language };
        context.post(codeMail('pin', reader, await createCode(context.pool, codeRequest(viewer))));
        return true;
      },
    }),
    exchangePinCode: t.session.string({
      description: 'Exchanges the correct code for a permit to set a new PIN.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        const permit = await exchangeCode(context.pool, codeRequest(viewer), readInput(codeInputSchema, args).code);
        if (permit === null) throw new ProductError('WRONG_CODE');
        return permit;
      },
    }),
  }));
}
