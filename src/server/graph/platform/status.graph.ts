import type { JobStatus, Replica, SystemFacts } from '#domain/platform/operating/status.rule.ts';
import { readSystemFacts } from '../../platform/operating/system-facts.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { queries } from '../fields.ts';

/** The state of the server, for admins. */
export function addStatus(builder: GraphBuilder): void {
  const database = builder.objectRef<SystemFacts['database']>('DatabaseFacts').implement({
    fields: (t) =>
      exposed(t, {
        version: 'String',
        bytes: 'Float',
        connections: 'Int',
        connectionsMax: 'Int',
        waiting: ['Int', 'Requests of this process that are waiting for a database connection.'],
      }),
  });
  const replica = builder.objectRef<Replica>('Replica').implement({
    description: 'A read replica of this database.',
    fields: (t) => exposed(t, { name: 'String', state: 'String', isSynchronous: 'Boolean', lagSeconds: 'Float' }),
  });
  const queue = builder.objectRef<SystemFacts['queue']>('QueueFacts').implement({
    fields: (t) => exposed(t, { waiting: 'Int', inProgress: 'Int', failed: 'Int', oldestSeconds: 'Float' }),
  });
  const job = builder.objectRef<JobStatus>('JobStatus').implement({
    fields: (t) =>
      exposed(t, {
        job: 'String',
        doneAt: ['Float | null', 'Milliseconds since 1970.'],
        failedAt: 'Float | null',
      }),
  });
  const facts = builder.objectRef<SystemFacts>('SystemFacts').implement({
    fields: (t) => ({
      ...exposed(t, {
        build: 'String | null',
        node: 'String',
        startedAt: ['Float', 'Milliseconds since 1970.'],
        memoryBytes: 'Float',
        processes: 'Int',
        freeBytes: 'Float | null',
        leastFreeBytes: 'Float',
        files: 'FileStore',
        mail: 'MailTransport',
        payments: 'PaymentGateway',
        database: database,
        queue: queue,
        jobs: [job],
      }),
      replicas: t.expose('replicas', { type: [replica], nullable: true }),
    }),
  });
  queries(builder, (t) => ({
    systemFacts: t.permission('settings.read').field({
      type: facts,
      resolve: (_root, _args, { pool, system }) => readSystemFacts(pool, system),
    }),
  }));
}
