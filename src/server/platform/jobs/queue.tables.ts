import type pg from 'pg';

/** Schema of the queue's own tables. */
export const QUEUE_SCHEMA = 'graphile_worker';
/** The newest migration of the installed queue. A test compares the two. */
export const QUEUE_VERSION = 20;

/**
 * Migrates the queue's tables to the installed library's version, so that SQL can add jobs from
 * the start. The library is only loaded if there is something to migrate.
 */
export async function migrateQueue(pool: pg.Pool, client: pg.ClientBase): Promise<void> {
  if ((await versionOf(client)) >= QUEUE_VERSION) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, schema: QUEUE_SCHEMA, logger: await silent() });
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${QUEUE_SCHEMA}.migrations`,
  ]);
  if (tables[0]?.there !== true) return 0;
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0) as id from ${QUEUE_SCHEMA}.migrations`,
  );
  return rows[0]?.id ?? 0;
}

async function silent() {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => undefined);
}
