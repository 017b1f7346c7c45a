import type pg from 'pg';

/** The options of a pool that a single connection needs, as plain data that another thread can receive. */
export function ownConnection(
  { host, port, user, password, database, connectionString, ssl }: pg.PoolOptions,
  name: string,
): pg.ClientConfig {
  const connectionOptions = { host, port, user, database, connectionString, ssl, application_name: name };
  return { ...(typeof password === 'string' && { password }), ...defined(connectionOptions) };
}

const defined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
