import { chmod, copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';

/**
 * What PostgreSQL recreates, or must not find in a copy (its documentation: making a base backup by the low-level API).
 */
const NOT_COPIED = [
  /^postmaster\.(pid|opts)$/,
  /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//,
  /(^|\/)pgsql_tmp/,
  /^pg_internal\.init|\/pg_internal\.init/,
  /^lectern\.log/,
  /^backup_(label|manifest)/,
];
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies a running PostgreSQL cluster so that the copy can start: the files as they are, and the part of the
 * write-ahead log that makes them consistent as of the end of the copy. Writers are not blocked.
 * @param connection a superuser's, on any database of the cluster.
 */
export async function backUpCluster(connection: pg.ClientConfig, folder: string, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Keeps the write-ahead log from being recycled before it is copied; released with the connection, whatever
    // happens.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    const { rows: startedBackup } = await client.query<{ segment: string | null }>(
      `select pg_walfile_name(pg_backup_start('lectern', true)) as segment`,
    );
    await copyTree(folder, to, (path) => NOT_COPIED.some((pattern) => pattern.test(path)));
    const { rows: ended } = await client.query<{ label: string | null; segment: string | null }>(
      'select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)',
    );
    const [first, last] = [startedBackup[0]?.segment ?? '', ended[0]?.segment ?? ''];
    const journal = (await readdir(join(folder, 'pg_wal'))).filter(
      (name) => SEGMENT.test(name) && name >= first && name <= last,
    );
    for (const name of journal) await copyFile(join(folder, 'pg_wal', name), join(to, 'pg_wal', name));
    const label = join(to, 'backup_label');
    await writeFile(label, ended[0]?.label ?? '', { mode: 0o600 });
    await chmod(to, 0o700);
  } finally {
    await client.end();
  }
}
