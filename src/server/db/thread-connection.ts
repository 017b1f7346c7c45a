import type pg from 'pg';

/** What a connection is made by, and nothing that only this thread can have: a thread of work opens its own. */
export function threadConnection(
  { host, port, user, password, database, connectionString, ssl }: pg.PoolOptions,
  name: string,
): pg.ClientConfig {
  const told = { host, port, user, database, connectionString, ssl, application_name: name };
  return { ...(typeof password === 'string' && { password }), ...defined(told) };
}

const defined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
