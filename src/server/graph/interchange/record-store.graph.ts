import { recordStoreSchema } from '#domain/interchange/learning-records/record-store.schema.ts';
import {
  createRecordStore,
  deleteRecordStore,
  resendRejectedRecords,
  switchRecordStore,
  testRecordStore,
  updateRecordStore,
} from '../../interchange/learning-records/record-store.commands.ts';
import {
  type RecordRequest,
  type RecordStore,
  readRecordRequests,
  readRecordStores,
} from '../../interchange/learning-records/record-store.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Learning record stores of schools, and the log of requests to them. */
export function addRecordStores(builder: GraphBuilder): void {
  const store = builder.objectRef<RecordStore>('RecordStore').implement({
    description: 'A learning record store that is sent what students do in assignments. Its secret is never shown.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        school: ['String', 'The name of its school.'],
        standard: 'RecordStandard',
        url: 'String',
        key: 'String',
        actor: 'RecordActor',
        sendsResponses: 'Boolean',
        createdAt: 'Instant',
        disabledReason: ['WebhookDisabledReason | null', 'Null: enabled.'],
        failingSince: ['Instant | null', 'Since when every request failed.'],
        nextAttemptAt: ['Instant', 'When it is tried again while it fails.'],
        deliveredAt: ['Instant | null', 'The latest success.'],
        pendingCount: ['Int', 'Events that wait.'],
        rejectedCount: ['Int', 'Events that the store has refused.'],
      }),
      topics: t.expose('topics', { type: ['RecordTopic'] }),
    }),
  });
  const request = builder.objectRef<RecordRequest>('RecordRequest').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        requestedAt: 'Instant',
        statements: 'Int',
        statusCode: 'Int | null',
        problem: 'RecordProblem | null',
        durationMs: 'Int',
      }),
  });

  queries(builder, (t) => ({
    recordStores: t.permission('platforms.read').field({
      type: [store],
      description: 'The stores of the viewer’s school; for admins of the product, those of all schools.',
      resolve: (_root, _args, { pool, viewer }) => readRecordStores(pool, viewer),
    }),
    recordRequests: t.permission('platforms.read').field({
      type: [request],
      description: 'The latest requests to a store.',
      args: { store: t.arg.id({ required: true }) },
      resolve: (_root, args, { pool, viewer }) => readRecordRequests(pool, viewer, args.store),
    }),
  }));

  mutations(builder, (t) => {
    const draft = {
      standard: t.arg({ type: 'RecordStandard', required: true }),
      url: t.arg.string({ required: true }),
      key: t.arg.string({ required: true }),
      secret: t.arg.string({ required: true }),
      actor: t.arg({ type: 'RecordActor', required: true }),
      sendsResponses: t.arg.boolean({ required: true }),
      topics: t.arg({ type: ['RecordTopic'], required: true }),
    };
    const id = t.arg.id({ required: true });
    return {
      createRecordStore: t.permission('platforms.write').string({
        extensions: NEEDS_PROOF,
        description: 'Connects a school to a learning record store. Only admins of the product name the school.',
        args: { school: t.arg.id(), ...draft },
        resolve: (_root, { school, ...args }, { pool, viewer, recordStores: service }) =>
          createRecordStore(pool, viewer, {
            school: school ?? null,
            draft: readInput(recordStoreSchema, args),
            service,
          }),
      }),
      updateRecordStore: t.permission('platforms.write').boolean({
        extensions: NEEDS_PROOF,
        args: { id, ...draft },
        resolve: (_root, { id: storeId, ...args }, { pool, viewer, recordStores: service }) =>
          done(updateRecordStore(pool, viewer, { id: storeId, draft: readInput(recordStoreSchema, args), service })),
      }),
      switchRecordStore: t.permission('platforms.write').boolean({
        description: 'Enables or disables a store. Events of a disabled store wait.',
        args: { id, isEnabled: t.arg.boolean({ required: true }) },
        resolve: (_root, args, { pool, viewer }) => done(switchRecordStore(pool, viewer, args)),
      }),
      deleteRecordStore: t.permission('platforms.write').boolean({
        args: { id },
        resolve: (_root, args, { pool, viewer }) => done(deleteRecordStore(pool, viewer, args.id)),
      }),
      testRecordStore: t.permission('platforms.write').boolean({
        description: 'Sends a test record, and everything that waits.',
        args: { id },
        resolve: async (_root, args, { pool, viewer, limits }) => {
          await limits.webhookSendByUser.count(viewer.userId);
          return done(testRecordStore(pool, viewer, args.id));
        },
      }),
      resendRejectedRecords: t.permission('platforms.write').int({
        description: 'Sends again what the store has refused. Returns how many events.',
        args: { id },
        resolve: async (_root, args, { pool, viewer, limits }) => {
          await limits.webhookSendByUser.count(viewer.userId);
          return resendRejectedRecords(pool, viewer, args.id);
        },
      }),
    };
  });
}
