import type pg from 'pg';

/** What a connection of its own is made by, of what a pool is made by: nothing that another thread could not have. */
export function ownConnection(
  { host, port, user, password, database, connectionString, ssl }: pg.PoolOptions,
  name: string,
): pg.ClientConfig {
  const told = { host, port, user, database, connectionString, ssl, application_name: name };
  return { ...(typeof password === 'string' && { password }), ...defined(told) };
}

const defined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
