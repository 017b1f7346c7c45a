import pg from 'pg';

/**
 * A connection of its own that pipelines statements. It must not go through a transaction pooler, because statements
 * are named. The caller closes it, and thereby everything that runs on it.
 */
export async function importConnection(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, pipeline: true });
  // A lost connection fails the running statement; without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
