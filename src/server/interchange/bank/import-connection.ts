import pg from 'pg';

/**
 * A connection of its own, with which statements follow each other without waiting for the answers. Nothing that pools
 * by transactions may stand between: statements are named. Whoever asked for it ends it, and with it what runs on it.
 */
export async function importConnection(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, pipeline: true });
  // One that breaks fails the statement under way; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
