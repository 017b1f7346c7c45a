import type pg from 'pg';
import type { Replica, SystemFacts } from '#domain/platform/operating/status.rule.ts';
import { QUEUE_SCHEMA } from '../jobs/queue.tables.ts';
import type { FreeSpace } from './free-space.ts';
import type { JobBoard } from './job-board.ts';

/** Facts that need no database query. */
export type SystemParts = Pick<SystemFacts, 'build' | 'leastFreeBytes' | 'files' | 'mail' | 'payments'> & {
  readonly space: FreeSpace;
  readonly board: Pick<JobBoard, 'statuses'>;
};

export const NO_SYSTEM: SystemParts = {
  build: null,
  leastFreeBytes: 0,
  files: 'folder',
  mail: 'outbox',
  payments: 'test',
  space: { isLow: () => false, freeBytes: () => null },
  board: { statuses: () => [] },
};

type Row = Pick<SystemFacts, 'processes' | 'replicas' | 'queue'> & {
  readonly database: Omit<SystemFacts['database'], 'waiting'>;
};

/** A database user without permission to see replication gets replicas without their state. */
const FACTS = `
  select json_build_object(
    'version', current_setting('server_version'),
    'bytes', pg_database_size(current_database()),
    'connections', (select count(*) from pg_stat_activity where backend_type = 'client backend'),
    'connectionsMax', current_setting('max_connections')::int) as database,
  (select json_agg(json_build_object('name', coalesce(application_name, ''), 'state', state,
      'isSynchronous', coalesce(sync_state in ('sync', 'quorum'), false),
      'lagSeconds', coalesce(extract(epoch from replay_lag), 0)) order by application_name)
    from pg_stat_replication where state is not null) as replicas,
  exists (select from pg_stat_replication where state is null) as hidden,
  (select count(*)::int from ${QUEUE_SCHEMA}.instance where stopped_on is null
    and heartbeat_on > now() - 3 * make_interval(secs => heartbeat_seconds)) as processes,
  (select json_build_object(
    'waiting', count(*) filter (where state < 'active'),
    'inProgress', count(*) filter (where state = 'active'),
    'failed', count(*) filter (where state = 'failed'),
    'oldestSeconds', coalesce(extract(epoch from max(now() - start_after)
      filter (where state < 'active' and start_after <= now())), 0))
    from ${QUEUE_SCHEMA}.job_common where state in ('created', 'retry', 'active', 'failed')) as queue`;

/** Facts about this process, its database, its queue and its disk. One statement. */
export async function readSystemFacts(pool: pg.Pool, parts: SystemParts): Promise<SystemFacts> {
  const { rows } = await pool.query<Row & { replicas: readonly Replica[] | null; hidden: boolean }>(FACTS);
  const [row] = rows;
  if (row === undefined) throw new Error('The query for system facts returned no row.');
  const { database, replicas, hidden, processes, queue } = row;
  const { space, board, ...known } = parts;
  return {
    ...known,
    node: process.version,
    startedAt: Date.now() - process.uptime() * 1_000,
    memoryBytes: process.memoryUsage.rss(),
    processes,
    database: { ...database, waiting: pool.waitingCount },
    replicas: hidden ? null : (replicas ?? []),
    freeBytes: space.freeBytes(),
    queue,
    jobs: board.statuses(),
  };
}
