import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/db/open-database.ts';

/**
 * Runs a function with a new, migrated database: an embedded one in a temporary folder, deleted afterwards.
 * The address is for child processes.
 */
export async function withBenchDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolSize: 2 }, { role: 'tool' });
  try {
    const { user, password, host, port, database: name } = database.pool.options;
    const login = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}`;
    await work(`postgres://${login}@/${name}?host=${encodeURIComponent(host ?? '')}&port=${port ?? ''}`);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
