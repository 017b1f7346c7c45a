import pg from 'pg';
import { prepareDataDir } from '../process/data-dir.ts';
import { StartError } from '../process/start-error.ts';
import type { Settings } from '../settings/settings.ts';
import { becomeServer } from './cluster/data-lock.ts';
import { joinEmbeddedCluster } from './cluster/embedded-cluster.ts';
import { migrateDatabase } from './migrate-database.ts';
import { NamelessClient } from './nameless-client.ts';

export type Database = {
  readonly pool: pg.Pool;
  /** The same database without a pooler, for work that needs a connection for longer than a transaction. */
  readonly direct: pg.Pool;
  /** Whether it is the embedded database in DATA_DIR. */
  readonly embedded: boolean;
  /** Closes all connections; the last process that leaves an embedded database stops it. May be called twice. */
  readonly close: () => Promise<void>;
};

/** A `server` is the only one on its data folder; a `tool` works with or without a server. */
export type DatabaseRole = 'server' | 'tool';

/** What `openDatabase` reads of the settings. */
export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databasePoolSize'> &
  Partial<Pick<Settings, 'databaseDirectUrl'>>;

export type OpeningDatabase = {
  readonly role: DatabaseRole;
  /** Receives errors of idle connections; the pool replaces them itself. */
  readonly onIdleError?: (error: Error) => void;
  /** Called when another process has started to create the embedded database; not called if it exists. */
  readonly onCreating?: (() => void) | undefined;
};

type Opened = { readonly connection: pg.ClientConfig; readonly leave: () => Promise<void> };

export const EMBEDDED_DATABASE = 'lectern';
const CONNECT_MS = 10_000;
/** For live updates, the job queue, and its jobs. */
const DIRECT_CONNECTIONS = 4;

/**
 * Opens the database that the settings name, migrated and ready.
 * @throws StartError with a message for users if it cannot be opened.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { role, onIdleError, onCreating }: OpeningDatabase,
): Promise<Database> {
  const embedded = settings.databaseUrl === null;
  const { connection, leave } =
    settings.databaseUrl === null
      ? await openEmbedded(settings.dataDir, role, onCreating)
      : named(settings.databaseUrl);
  const directUrl = settings.databaseDirectUrl ?? null;
  const common = { application_name: `lectern ${role}`, connectionTimeoutMillis: CONNECT_MS };
  const pool = new pg.Pool({
    ...connection,
    ...common,
    max: settings.databasePoolSize,
    ...(directUrl !== null && { Client: NamelessClient }),
  });
  const direct =
    directUrl === null ? pool : new pg.Pool({ ...common, connectionString: directUrl, max: DIRECT_CONNECTIONS });
  for (const each of new Set([pool, direct])) {
    each.on('error', (error) => onIdleError?.(error));
    // A connection that breaks in use fails its query; without a listener the error would end the process.
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  let closing: Promise<void> | null = null;
  const close = async () => {
    await Promise.all([...new Set([pool, direct])].map((each) => each.end()));
    await leave();
  };
  const closeOnce = () => {
    closing ??= close();
    return closing;
  };
  try {
    await migrateDatabase(direct);
  } catch (error) {
    await closeOnce();
    throw inWords(error, settings.databaseUrl);
  }
  return { pool, direct, embedded, close: closeOnce };
}

async function openEmbedded(
  dataDir: string,
  role: DatabaseRole,
  onCreating: OpeningDatabase['onCreating'],
): Promise<Opened> {
  await prepareDataDir(dataDir);
  const server = role === 'server' ? await becomeServer(dataDir) : null;
  const leaveServer = async () => await server?.leave();
  try {
    const cluster = await joinEmbeddedCluster(dataDir, { onCreating });
    const leave = async () => {
      await cluster.leave();
      await leaveServer();
    };
    try {
      await createDatabaseIfAbsent(cluster.connection('postgres'));
      return { connection: cluster.connection(EMBEDDED_DATABASE), leave };
    } catch (error) {
      await cluster.leave();
      throw error;
    }
  } catch (error) {
    await leaveServer();
    throw error;
  }
}

const named = (databaseUrl: string): Opened => ({
  connection: { connectionString: databaseUrl },
  leave: () => Promise.resolve(),
});

async function createDatabaseIfAbsent(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_DATABASE]);
    if (rowCount === 0) await client.query(`create database ${EMBEDDED_DATABASE}`);
  } catch (error) {
    // Two processes may find it missing at the same time; the later one finds it created.
    if (!hasCode(error, ['42P04', '23505'])) throw error;
  } finally {
    await client.end();
  }
}

/** Whether it is, or was caused by, an error of PostgreSQL with one of these codes. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const own = 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
  return own || hasCode(error.cause, codes);
}

/** The usual reasons why the database in DATABASE_URL can't be opened, each with what to do. Never the password. */
function inWords(error: unknown, databaseUrl: string | null): unknown {
  if (databaseUrl === null || error instanceof StartError) return error;
  const host = URL.parse(databaseUrl)?.host ?? '';
  const what = `The database at DATABASE_URL (on ${host === '' ? 'this machine' : host})`;
  if (hasCode(error, ['28P01', '28000'])) {
    return new StartError(`${what} rejects its user or password. Correct DATABASE_URL.`, { cause: error });
  }
  if (hasCode(error, ['3D000'])) {
    return new StartError(`${what} does not exist on that server. Create it with "createdb", then start again.`, {
      cause: error,
    });
  }
  if (hasCode(error, ['42501'])) {
    return new StartError(
      `${what} does not allow its user to create tables. Grant CREATE on the database and its schema.`,
      {
        cause: error,
      },
    );
  }
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return new StartError(
    `${what} cannot be opened: ${reason}. Check that it is running and that DATABASE_URL is correct.`,
    {
      cause: error,
    },
  );
}
