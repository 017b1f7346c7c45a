import { webhookSchema } from '#domain/interchange/webhooks/webhook.schema.ts';
import { resendDelivery, resendUndelivered, sendTestEvent } from '../../interchange/webhooks/replay.commands.ts';
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  switchWebhook,
  updateWebhook,
} from '../../interchange/webhooks/webhook.commands.ts';
import {
  readWebhook,
  readWebhookLog,
  readWebhooks,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookLog,
} from '../../interchange/webhooks/webhook.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Webhooks: endpoints of a school or of the product, and the log of their deliveries. */
export function addWebhooks(builder: GraphBuilder): void {
  const endpoint = builder.objectRef<WebhookEndpoint>('WebhookEndpoint').implement({
    description: 'An address that is sent events. Its secret is only shown when it is created or rotated.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        url: 'String',
        description: 'String',
        createdAt: 'Instant',
        disabledReason: ['WebhookDisabledReason | null', 'Null: enabled.'],
        failingSince: ['Instant | null', 'Since when every attempt failed.'],
        formerSecretEndsAt: ['Instant | null', 'Until when the secret before the rotation signs as well.'],
        pendingCount: 'Int',
        undeliveredCount: ['Int', 'Deliveries that failed, or were held while it was disabled.'],
      }),
      kinds: t.expose('kinds', { type: ['WebhookEvent'] }),
    }),
  });
  const delivery = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
    fields: (t) =>
      exposed(t, {
        id: ['ID', 'The header webhook-id.'],
        kind: 'SentEvent',
        happenedAt: 'Instant',
        status: 'WebhookDeliveryStatus',
        attemptCount: 'Int',
        nextAttemptAt: 'Instant | null',
        attemptedAt: ['Instant | null', 'The latest attempt.'],
        statusCode: 'Int | null',
        problem: 'WebhookProblem | null',
        durationMs: 'Int | null',
        data: ['String', 'The data of the event, as JSON.'],
      }),
  });
  const log = builder.objectRef<WebhookLog>('WebhookLog').implement({
    fields: (t) => exposed(t, { deliveries: [delivery], next: ['ID | null', 'For the next page.'] }),
  });
  const created = builder.objectRef<{ readonly id: string; readonly secret: string }>('CreatedWebhook').implement({
    fields: (t) => exposed(t, { id: 'ID', secret: ['String', 'It can’t be shown again.'] }),
  });

  queries(builder, (t) => ({
    webhooks: t.permission('platforms.read').field({
      type: [endpoint],
      description: 'The endpoints of the viewer’s school; for admins of the product, those of the product.',
      resolve: (_root, _args, { pool, viewer }) => readWebhooks(pool, viewer),
    }),
    webhook: t.permission('platforms.read').field({
      type: endpoint,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => readWebhook(pool, viewer, id),
    }),
    webhookLog: t.permission('platforms.read').field({
      type: log,
      description: 'The deliveries of an endpoint, latest first.',
      args: {
        id: t.arg.id({ required: true }),
        status: t.arg({ type: 'WebhookDeliveryStatus' }),
        event: t.arg({ type: 'SentEvent' }),
        after: t.arg.id(),
      },
      resolve: (_root, { id, status, event, after }, { pool, viewer }) =>
        readWebhookLog(pool, viewer, { id, status: status ?? null, event: event ?? null, after: after ?? null }),
    }),
  }));

  mutations(builder, (t) => {
    const draft = {
      url: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      kinds: t.arg({ type: ['WebhookEvent'], required: true }),
    };
    const id = t.arg.id({ required: true });
    return {
      createWebhook: t.permission('platforms.write').field({
        extensions: NEEDS_PROOF,
        type: created,
        description: 'Creates an endpoint, and returns its secret: it can’t be shown again.',
        args: draft,
        resolve: (_root, args, { pool, viewer, webhooks: service }) =>
          createWebhook(pool, viewer, { draft: readInput(webhookSchema, args), service }),
      }),
      updateWebhook: t.permission('platforms.write').boolean({
        extensions: NEEDS_PROOF,
        args: { id, ...draft },
        resolve: (_root, { id: endpointId, ...args }, { pool, viewer, webhooks: service }) =>
          done(updateWebhook(pool, viewer, { id: endpointId, draft: readInput(webhookSchema, args), service })),
      }),
      rotateWebhookSecret: t.permission('platforms.write').string({
        extensions: NEEDS_PROOF,
        description: 'Replaces the secret, and returns the new one. The former one signs as well for a day.',
        args: { id },
        resolve: (_root, args, { pool, viewer, webhooks: { vault } }) =>
          rotateWebhookSecret(pool, viewer, { id: args.id, vault }),
      }),
      switchWebhook: t.permission('platforms.write').boolean({
        description: 'Enables or disables an endpoint. Events of a disabled endpoint are kept.',
        args: { id, isEnabled: t.arg.boolean({ required: true }) },
        resolve: (_root, args, { pool, viewer }) => done(switchWebhook(pool, viewer, args)),
      }),
      deleteWebhook: t.permission('platforms.write').boolean({
        args: { id },
        resolve: (_root, args, { pool, viewer }) => done(deleteWebhook(pool, viewer, args.id)),
      }),
      sendTestEvent: t.permission('platforms.write').boolean({
        args: { id },
        resolve: async (_root, args, { pool, viewer, limits }) => {
          await limits.webhookSendByUser.count(viewer.userId);
          return done(sendTestEvent(pool, viewer, args.id));
        },
      }),
      resendDelivery: t.permission('platforms.write').boolean({
        description: 'Sends a delivery again, with the same id.',
        args: { endpoint: t.arg.id({ required: true }), delivery: t.arg.id({ required: true }) },
        resolve: async (_root, args, { pool, viewer, limits }) => {
          await limits.webhookSendByUser.count(viewer.userId);
          return done(resendDelivery(pool, viewer, args));
        },
      }),
      resendUndelivered: t.permission('platforms.write').int({
        description: 'Sends everything again that has happened since then and was not delivered. Returns how many.',
        args: { endpoint: t.arg.id({ required: true }), since: t.arg({ type: 'Instant', required: true }) },
        resolve: async (_root, args, { pool, viewer, limits }) => {
          await limits.webhookSendByUser.count(viewer.userId);
          return resendUndelivered(pool, viewer, args);
        },
      }),
    };
  });
}
