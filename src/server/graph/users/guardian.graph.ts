import * as z from 'zod/mini';
import { emailSchema } from '#domain/access/credentials.schema.ts';
import { normalisedEmail } from '#domain/access/normalised-email.rule.ts';
import { birthSchemaAt } from '#domain/users/consent/guardian.rule.ts';
import { accountKey } from '../../access/sign-in.ts';
import { askGuardian, type OwnConsent, readOwnConsent, saveBirthDate } from '../../users/privacy/guardian.commands.ts';
import {
  answerGuardianRequest,
  type GuardianRequest,
  readGuardianRequest,
} from '../../users/privacy/guardian-answer.commands.ts';
import { guardianAnswerMail, guardianMail } from '../../users/privacy/mail/guardian.mail.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const addressSchema = z.object({ email: emailSchema });

/** Consent to accounts of users who sign up themselves: their age, and a guardian's answer. */
export function addGuardians(builder: GraphBuilder): void {
  const consent = builder.objectRef<OwnConsent>('OwnConsent').implement({
    fields: (t) => ({
      ...exposed(t, {
        status: 'ConsentStatus',
        age: ['Int', 'Age from which a user consents alone; 0: age is not asked for.'],
        born: ['String | null', 'Month of birth, as `2011-04`.'],
        guardian: ['String | null', 'The address that was asked last.'],
      }),
      sentAt: t.field({ type: 'Instant', nullable: true, resolve: ({ sentAt }) => sentAt?.toISOString() }),
      endsAt: t.field({
        type: 'Instant',
        nullable: true,
        description: 'Until when the guardian’s answer is accepted.',
        resolve: ({ endsAt }) => endsAt?.toISOString(),
      }),
      deletionAt: t.field({
        type: 'Instant',
        nullable: true,
        description: 'When the account is deleted, because the guardian refused.',
        resolve: ({ deletionAt }) => deletionAt?.toISOString(),
      }),
    }),
  });
  const request = builder.objectRef<GuardianRequest>('GuardianRequest').implement({
    fields: (t) => ({
      ...exposed(t, { name: 'String', email: 'String', born: 'String', age: 'Int', answer: 'GuardianAnswer | null' }),
      endsAt: t.field({ type: 'Instant', resolve: ({ endsAt }) => endsAt.toISOString() }),
      deletionAt: t.field({ type: 'Instant', nullable: true, resolve: ({ deletionAt }) => deletionAt?.toISOString() }),
    }),
  });

  queries(builder, (t) => ({
    ownConsent: t.newcomer.field({
      type: consent,
      resolve: (_root, _args, context) => readOwnConsent(context.pool, context.viewer.userId),
    }),
    guardianRequest: t.public.field({
      type: request,
      description: 'The request that the holder of a guardian’s link answers.',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }, { pool }) => readGuardianRequest(pool, token),
    }),
  }));
  mutations(builder, (t) => ({
    saveBirthDate: t.newcomer.field({
      type: consent,
      description: 'Saves the month of birth. The first answer is final.',
      args: { born: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => {
        const { userId } = context.viewer;
        return saveBirthDate(context.pool, userId, readInput(birthSchemaAt(new Date()), args).born);
      },
    }),
    askGuardian: t.newcomer.field({
      type: consent,
      description: 'Emails a link to a parent or guardian. Older links are revoked.',
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const { userId } = context.viewer;
        const { email } = readInput(addressSchema, args);
        await context.limits.guardianByAccount.count(userId);
        // By mailbox, so that another spelling of the address is not another guardian.
        await context.limits.guardianByRecipient.count(accountKey(normalisedEmail(email)));
        const request = await askGuardian(context.pool, userId, email);
        context.post(guardianMail(request.mail, context.language, context.publicUrl));
        return request.consent;
      },
    }),
    answerGuardianRequest: t.public.field({
      type: request,
      description: 'Approves or refuses a child’s account; the answer can be changed as long as the account exists.',
      args: { token: t.arg.string({ required: true }), allows: t.arg.boolean({ required: true }) },
      resolve: async (_root, { token, allows }, { pool, language, payments: { gateway }, post, publicUrl }) => {
        const answered = await answerGuardianRequest({ pool, gateway }, token, { allows, language });
        if (answered.notice !== null) post(guardianAnswerMail(answered.notice, language, publicUrl));
        return answered.request;
      },
    }),
  }));
}
