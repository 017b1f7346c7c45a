import type pg from 'pg';
import { importConnection } from '../../interchange/bank/import-connection.ts';
import { lockOutImports } from '../../interchange/bank/import-files.ts';
import { ownConnection } from '../../platform/db/own-connection.ts';
import { type LibraryStores, loadSubjects } from './library.commands.ts';
import type { LibrarySubject } from './library.reader.ts';

/**
 * Adds subjects of a library to an installation, each in a transaction of its own; see `loadSubjects`. Imports wait
 * meanwhile. The connection must not go through a pooler.
 */
export async function loadLibrary(
  pool: pg.Pool,
  subjects: readonly LibrarySubject[],
  stores: LibraryStores,
): Promise<void> {
  for (const subject of subjects) {
    const client = await importConnection(ownConnection(pool.options, 'lectern library'));
    try {
      await client.query('begin');
      await lockOutImports(client);
      await loadSubjects(client, [subject], stores);
      await client.query('commit');
    } finally {
      // If the transaction is not committed, it is rolled back.
      await client.end();
    }
  }
}
