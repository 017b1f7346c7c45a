import { PASSKEY_ALGORITHMS, PASSKEY_CHALLENGE_LIFE_S } from '#domain/access/passkeys/passkey.limits.ts';
import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyStartSchema,
} from '#domain/access/passkeys/passkey.schema.ts';
import {
  addPasskey,
  type PasskeyDescriptor,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../access/passkeys/passkey.commands.ts';
import {
  checkPasskeySignIn,
  startPasskeySignIn,
  startPasskeyStep,
} from '../../access/passkeys/passkey-sign-in.commands.ts';
import { type PasskeySite, passkeySite } from '../../access/passkeys/passkey-verification.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ViewerContext } from '../context.ts';
import { exposed } from '../exposed.ts';
import { done, mutations } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';
import type { addAccounts } from '../users/account.graph.ts';
import { mailFactorChange } from './connect-account.ts';
import { counted, openFirstSession } from './second-factor.graph.ts';

/** What a browser passes to an authenticator, besides what it signs. */
type Request = {
  readonly challenge: string;
  readonly siteId: string;
  readonly lifeSeconds: number;
};
type SignInRequest = Request & { readonly allowed: readonly PasskeyDescriptor[] };
type CreationRequest = Request & {
  readonly userHandle: string;
  readonly email: string;
  readonly name: string;
  readonly algorithms: number[];
  readonly existing: readonly PasskeyDescriptor[];
};

/** What a browser passes to an authenticator. */
export const requestTo = ({ id }: PasskeySite, challenge: string): Request => ({
  challenge,
  siteId: id,
  lifeSeconds: PASSKEY_CHALLENGE_LIFE_S,
});

/** The viewer, and the browser that they use. */
export const ownOf = ({ pool, vault, viewer, browser }: ViewerContext) => ({
  pool,
  vault,
  viewer,
  browser: browser.read() ?? '',
});

/** What other operations with passkeys have in common. */
export type PasskeyTypes = ReturnType<typeof addPasskeys>;

/** Passkeys: sign-in, the second step, and a user's own passkeys. */
export function addPasskeys(builder: GraphBuilder, { tokens }: ReturnType<typeof addAccounts>) {
  const descriptor = builder.objectRef<PasskeyDescriptor>('PasskeyDescriptor').implement({
    fields: (t) => ({
      ...exposed(t, { id: ['ID', 'In base64url.'] }),
      transports: t.exposeStringList('transports'),
    }),
  });
  const request = builder.objectRef<SignInRequest>('PasskeyRequest').implement({
    description: 'What an authenticator has to sign, once.',
    fields: (t) => ({
      ...exposed(t, { challenge: 'String', siteId: 'String', lifeSeconds: 'Int' }),
      allowed: t.expose('allowed', { type: [descriptor], description: 'Empty: any passkey of this website.' }),
    }),
  });
  const creation = builder.objectRef<CreationRequest>('PasskeyCreation').implement({
    description: 'What an authenticator needs to create a passkey.',
    fields: (t) => ({
      ...exposed(t, {
        challenge: 'String',
        siteId: 'String',
        lifeSeconds: 'Int',
        userHandle: ['String', 'In base64url.'],
        email: 'String',
        name: 'String',
      }),
      algorithms: t.exposeIntList('algorithms', { description: 'In COSE, best first.' }),
      existing: t.expose('existing', { type: [descriptor] }),
    }),
  });
  const answerInput = builder.inputType('PasskeyAnswerInput', {
    description: 'The response of an authenticator, in base64url.',
    fields: (t) => ({
      id: t.id({ required: true }),
      clientData: t.string({ required: true }),
      authenticatorData: t.string({ required: true }),
      signature: t.string({ required: true }),
      userHandle: t.string(),
    }),
  });
  const newPasskeyInput = builder.inputType('NewPasskeyInput', {
    description: 'A passkey that an authenticator has created, in base64url.',
    fields: (t) => ({
      name: t.string({ required: true }),
      id: t.id({ required: true }),
      clientData: t.string({ required: true }),
      attestation: t.string({ required: true }),
      transports: t.stringList({ required: true }),
    }),
  });

  mutations(builder, (t) => ({
    startPasskeySignIn: t.public.field({
      type: request,
      description:
        'Starts a sign-in with a passkey, which counts as password and code; or the second step after the password that this browser has entered.',
      args: { afterPassword: t.arg.boolean({ required: true }) },
      resolve: async (_root, { afterPassword }, context) => {
        const site = passkeySite(context.siteUrl);
        const browser = context.browser.read() ?? context.browser.renew();
        const { challenge, allowed } = await (afterPassword ? startPasskeyStep : startPasskeySignIn)({
          ...context,
          browser,
        });
        return { ...requestTo(site, challenge), allowed };
      },
    }),
    signInWithPasskey: t.public.field({
      type: tokens,
      description: 'Completes what startPasskeySignIn has started.',
      args: { answer: t.arg({ type: answerInput, required: true }) },
      resolve: async (_root, args, context) => {
        const answer = readInput(passkeyAnswerSchema, args.answer);
        const site = passkeySite(context.siteUrl);
        const browser = context.browser.read() ?? '';
        return openFirstSession(context, await checkPasskeySignIn(context, { answer, browser, site }), 'passkey');
      },
    }),
    startPasskey: t.enrolling.field({
      type: creation,
      description: 'Starts to add a passkey; needs the password, and the code of two-step verification if it is on.',
      args: { password: t.arg.string({ required: true }), code: t.arg.string() },
      resolve: async (_root, args, context) => {
        const proof = readInput(passkeyStartSchema, args);
        const site = passkeySite(context.siteUrl);
        const { challenge, ...started } = await counted(context, () => startPasskey(ownOf(context), proof));
        return { ...requestTo(site, challenge), ...started, algorithms: [...PASSKEY_ALGORITHMS] };
      },
    }),
    addPasskey: t.enrolling.boolean({
      description: 'Adds the passkey that startPasskey has requested.',
      args: { passkey: t.arg({ type: newPasskeyInput, required: true }) },
      resolve: async (_root, args, context) => {
        const passkey = readInput(newPasskeySchema, args.passkey);
        await addPasskey(ownOf(context), passkey, passkeySite(context.siteUrl));
        await mailFactorChange(context, context.viewer.userId, 'passkeyAdded');
        return true;
      },
    }),
    renamePasskey: t.member.boolean({
      args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_root, { id, ...args }, { pool, viewer }) =>
        done(renamePasskey(pool, viewer, { id, ...readInput(passkeyNameSchema, args) })),
    }),
    removePasskey: t.member.boolean({
      description: 'Removes an own passkey: it opens the account no longer.',
      extensions: NEEDS_PROOF,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await removePasskey(context.pool, context.viewer, id);
        await mailFactorChange(context, context.viewer.userId, 'passkeyRemoved');
        return true;
      },
    }),
  }));
  return { request, answerInput };
}
