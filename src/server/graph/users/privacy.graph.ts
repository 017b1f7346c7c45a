import { countFailures } from '../../access/count-failures.ts';
import { OWN_DATA } from '../../platform/resources/export.address.ts';
import {
  cancelDeletion,
  readDeletion,
  readWaitDays,
  requestDeletion,
  requestDeletionByPermit,
} from '../../users/privacy/deletion.commands.ts';
import { deletionMail } from '../../users/privacy/mail/deletion.mail.ts';
import { mailCode, permitForCode } from '../access/one-time-code.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Users' choices about their data. Never reveals whether an address has an account. */
export function addPrivacy(builder: GraphBuilder): void {
  queries(builder, (t) => ({
    deletionWaitDays: t.public.int({
      description: 'Days between requesting an account’s deletion and the deletion.',
      resolve: (_root, _args, { pool }) => readWaitDays(pool),
    }),
    accountDeletion: t.newcomer.field({
      type: 'Instant',
      nullable: true,
      description: 'When the viewer’s account will be deleted; null if that is not scheduled.',
      resolve: async (_root, _args, context) => {
        const dueAt = await readDeletion(context.pool, context.viewer.userId);
        return dueAt?.toISOString() ?? null;
      },
    }),
  }));
  mutations(builder, (t) => ({
    deleteAccount: t.newcomer.field({
      type: 'Instant',
      description:
        'Schedules the deletion of the viewer’s account; needs the password. Revokes every session. Returns the time of deletion.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, { password }, context) => {
        const { viewer } = context;
        const { pool, limits, payments } = context;
        const deletion = await countFailures([[limits.proofBySession, viewer.sessionId]], () =>
          requestDeletion({ pool, gateway: payments.gateway }, viewer, password),
        );
        context.post(deletionMail(deletion, context.language));
        return deletion.dueAt.toISOString();
      },
    }),
    ownDataAddress: t.newcomer.string({
      extensions: NEEDS_PROOF,
      description: 'The address of a zip with all data about the viewer. It expires soon; requests are limited.',
      args: { language: t.arg({ type: 'Language', required: true }) },
      resolve: async (_root, { language }, context) => {
        const { viewer } = context;
        await context.limits.ownExportByAccount.count(viewer.userId);
        return context.exportAddress(viewer, { resource: OWN_DATA, query: language });
      },
    }),
    cancelAccountDeletion: t.newcomer.boolean({
      description: 'Cancels the deletion of the viewer’s account. Returns whether one was scheduled.',
      resolve: (_root, _args, context) => cancelDeletion(context.pool, context.viewer.userId),
    }),
    requestDeletionCode: t.public.boolean({
      description: 'Emails a code to the address, if it belongs to an account. The response is the same either way.',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => mailCode('deletion', args, context),
    }),
    exchangeDeletionCode: t.public.string({
      description: 'Exchanges the correct code for a permit to delete the account.',
      args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => permitForCode('deletion', args, context),
    }),
    deleteAccountByPermit: t.public.field({
      type: 'Instant',
      description:
        'Schedules the deletion of a permit’s account, once. Revokes every session. Returns the time of deletion.',
      args: { permit: t.arg.string({ required: true }) },
      resolve: async (_root, { permit }, { pool, language, post, payments: { gateway } }) => {
        const deletion = await requestDeletionByPermit({ pool, gateway }, permit);
        post(deletionMail(deletion, language));
        return deletion.dueAt.toISOString();
      },
    }),
  }));
}
