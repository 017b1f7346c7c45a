import { countFailures } from '../../access/count-failures.ts';
import { OWN_DATA } from '../../platform/resources/export.address.ts';
import {
  callOffDeletion,
  readDeletion,
  readWaitDays,
  requestDeletion,
  requestDeletionByPermit,
} from '../../users/privacy/deletion.commands.ts';
import { deletionMail } from '../../users/privacy/mail/deletion.mail.ts';
import { mailCode, permitForCode } from '../access/mailed-code.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

/** What people decide about what is kept of them. Nobody is told whether an address belongs to an account. */
export function addPrivacy(builder: GraphBuilder): void {
  builder.queryFields((t) => ({
    deletionWaitDays: t.int({
      description: 'Days between requesting an account’s deletion and the deletion.',
      extensions: { rule: 'public' },
      resolve: (_root, _args, { pool }) => readWaitDays(pool),
    }),
    accountDeletion: t.field({
      type: 'Instant',
      nullable: true,
      description: 'When the viewer’s account will be deleted; null if that is not scheduled.',
      extensions: { rule: 'newcomer' },
      resolve: async (_root, _args, context) => {
        const dueAt = await readDeletion(context.pool, (await requireViewer(context, 'newcomer')).userId);
        return dueAt?.toISOString() ?? null;
      },
    }),
  }));
  builder.mutationFields((t) => ({
    deleteAccount: t.field({
      type: 'Instant',
      description:
        'Schedules the deletion of the viewer’s account; needs the password. Every session ends. Returns the time of deletion.',
      extensions: { rule: 'newcomer' },
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_root, { password }, context) => {
        const viewer = await requireViewer(context, 'newcomer');
        const { pool, limits, payments } = context;
        const coming = await countFailures([[limits.proofBySession, viewer.sessionId]], () =>
          requestDeletion({ pool, gateway: payments.gateway }, viewer, password),
        );
        context.post(deletionMail(coming, context.language));
        return coming.dueAt.toISOString();
      },
    }),
    ownDataAddress: t.string({
      description: 'The address of a zip with all data about the viewer. It expires soon; requests are limited.',
      extensions: { rule: 'newcomer' },
      args: { language: t.arg({ type: 'Language', required: true }) },
      resolve: async (_root, { language }, context) => {
        const viewer = await requireViewer(context, 'newcomer');
        await context.limits.ownExportByAccount.count(viewer.userId);
        return context.exportAddress(viewer, { resource: OWN_DATA, query: language });
      },
    }),
    keepAccount: t.boolean({
      description: 'Cancels the deletion of the viewer’s account. Returns whether one was scheduled.',
      extensions: { rule: 'newcomer' },
      resolve: async (_root, _args, context) =>
        callOffDeletion(context.pool, (await requireViewer(context, 'newcomer')).userId),
    }),
    requestDeletionCode: t.boolean({
      description: 'Emails a code to the address, if it belongs to an account. The response is the same either way.',
      extensions: { rule: 'public' },
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => mailCode('deletion', args, context),
    }),
    exchangeDeletionCode: t.string({
      description: 'Exchanges the right code for a permit to delete the account.',
      extensions: { rule: 'public' },
      args: { email: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => permitForCode('deletion', args, context),
    }),
    deleteAccountByPermit: t.field({
      type: 'Instant',
      description:
        'Schedules the deletion of a permit’s account, once. Every session ends. Returns the time of deletion.',
      extensions: { rule: 'public' },
      args: { permit: t.arg.string({ required: true }) },
      resolve: async (_root, { permit }, { pool, language, post, payments: { gateway } }) => {
        const coming = await requestDeletionByPermit({ pool, gateway }, permit);
        post(deletionMail(coming, language));
        return coming.dueAt.toISOString();
      },
    }),
  }));
}
