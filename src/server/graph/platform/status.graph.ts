import type { JobStatus, Replica, SystemFacts } from '#domain/platform/operating/status.rule.ts';
import { readSystemFacts } from '../../platform/operating/system-facts.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { queries } from '../fields.ts';

/** The state of the server, for admins. */
export function addStatus(builder: GraphBuilder): void {
  const database = builder.objectRef<SystemFacts['database']>('DatabaseFacts').implement({
    fields: (t) => ({
      version: t.exposeString('version'),
      bytes: t.exposeFloat('bytes'),
      connections: t.exposeInt('connections'),
      connectionsMax: t.exposeInt('connectionsMax'),
      waiting: t.exposeInt('waiting', {
        description: 'Requests of this process that are waiting for a database connection.',
      }),
    }),
  });
  const replica = builder.objectRef<Replica>('Replica').implement({
    description: 'A read replica of this database.',
    fields: (t) => ({
      name: t.exposeString('name'),
      state: t.exposeString('state'),
      isSynchronous: t.exposeBoolean('isSynchronous'),
      lagSeconds: t.exposeFloat('lagSeconds'),
    }),
  });
  const queue = builder.objectRef<SystemFacts['queue']>('QueueFacts').implement({
    fields: (t) => ({
      waiting: t.exposeInt('waiting'),
      inProgress: t.exposeInt('inProgress'),
      failed: t.exposeInt('failed'),
      oldestSeconds: t.exposeFloat('oldestSeconds'),
    }),
  });
  const job = builder.objectRef<JobStatus>('JobStatus').implement({
    fields: (t) => ({
      job: t.exposeString('job'),
      doneAt: t.exposeFloat('doneAt', { nullable: true, description: 'Milliseconds since 1970.' }),
      failedAt: t.exposeFloat('failedAt', { nullable: true }),
    }),
  });
  const facts = builder.objectRef<SystemFacts>('SystemFacts').implement({
    fields: (t) => ({
      build: t.exposeString('build', { nullable: true }),
      node: t.exposeString('node'),
      startedAt: t.exposeFloat('startedAt', { description: 'Milliseconds since 1970.' }),
      memoryBytes: t.exposeFloat('memoryBytes'),
      processes: t.exposeInt('processes'),
      database: t.expose('database', { type: database }),
      replicas: t.expose('replicas', { type: [replica], nullable: true }),
      freeBytes: t.exposeFloat('freeBytes', { nullable: true }),
      leastFreeBytes: t.exposeFloat('leastFreeBytes'),
      files: t.expose('files', { type: 'FileStore' }),
      queue: t.expose('queue', { type: queue }),
      jobs: t.expose('jobs', { type: [job] }),
      mail: t.expose('mail', { type: 'MailTransport' }),
      payments: t.expose('payments', { type: 'PaymentGateway' }),
    }),
  });
  queries(builder, (t) => ({
    systemFacts: t.permission('settings.read').field({
      type: facts,
      resolve: (_root, _args, { pool, system }) => readSystemFacts(pool, system),
    }),
  }));
}
