import { passkeyAnswerSchema } from '#domain/access/passkeys/passkey.schema.ts';
import { stepUpSchema } from '#domain/access/step-up/step-up.schema.ts';
import { passkeySite } from '../../access/passkeys/passkey-verification.ts';
import {
  readStepUpWays,
  type StepUpWays,
  startPasskeyVerification,
  verifySession,
  verifySessionByPasskey,
} from '../../access/step-up.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { ownOf, type PasskeyTypes, requestTo } from './passkey.graph.ts';
import { counted } from './second-factor.graph.ts';

/** Step-up authentication: the user of a session proves again who they are. */
export function addStepUp(builder: GraphBuilder, { request, answerInput }: PasskeyTypes): void {
  const ways = builder.objectRef<StepUpWays>('StepUpWays').implement({
    description: 'How the viewer can prove who they are.',
    fields: (t) => exposed(t, { proof: 'StepUpProof', hasPasskey: 'Boolean' }),
  });
  queries(builder, (t) => ({
    stepUpWays: t.newcomer.field({
      type: ways,
      resolve: (_root, _args, { pool, viewer }) => readStepUpWays(pool, viewer),
    }),
  }));
  mutations(builder, (t) => ({
    verifySession: t.newcomer.boolean({
      description:
        'Proves by password, or by a code if two-step verification is on, who uses the session. For ten minutes, operations that answered STEP_UP_REQUIRED are then accepted.',
      args: { password: t.arg.string(), code: t.arg.string() },
      resolve: async (_root, args, context) => {
        const proof = readInput(stepUpSchema, args);
        await counted(context, () => verifySession(context, proof));
        return true;
      },
    }),
    startPasskeyVerification: t.newcomer.field({
      type: request,
      description: 'Starts to prove the same by a passkey.',
      resolve: async (_root, _args, context) => {
        const site = passkeySite(context.siteUrl);
        const { challenge, allowed } = await startPasskeyVerification(ownOf(context));
        return { ...requestTo(site, challenge), allowed };
      },
    }),
    verifySessionByPasskey: t.newcomer.boolean({
      description: 'Completes what startPasskeyVerification has started.',
      args: { answer: t.arg({ type: answerInput, required: true }) },
      resolve: async (_root, args, context) => {
        const answer = readInput(passkeyAnswerSchema, args.answer);
        await verifySessionByPasskey(ownOf(context), answer, passkeySite(context.siteUrl));
        return true;
      },
    }),
  }));
}
