import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import { openSession } from '#server/access/session.commands.ts';
import { newToken } from '#server/access/tokens.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A user with a session; the cookie and token are those of one browser. */
export type SignedIn = {
  readonly id: string;
  readonly email: string;
  readonly schoolId: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

type UserOptions = { readonly role?: Role; readonly schoolId?: string | null };

/** What a call of the API returned. `code`: of the error; null if there was none. */
export type Reply = {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly retryAfterSeconds: number | null;
  /** The requested field. */
  readonly data: Readonly<Record<string, unknown>>;
};

export type TwoServers = {
  readonly database: TestDatabase;
  /** The key from which the servers derive their signing keys. */
  readonly signingKey: string;
  readonly servers: readonly [RunningServer, RunningServer];
  /** For rules that no single call of the API reaches: two pools share no more than two processes do. */
  readonly pools: readonly [pg.Pool, pg.Pool];
  readonly user: (options?: UserOptions) => Promise<SignedIn>;
  readonly users: (count: number, options?: UserOptions) => Promise<readonly SignedIn[]>;
  /** Calls the API of the next server in turn, from a separate network address. */
  readonly call: (
    turn: number,
    user: SignedIn | null,
    query: string,
    variables: object,
    address?: string,
  ) => Promise<Reply>;
  readonly fetch: (turn: number, path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
};

type Body = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; retryAfterSeconds?: number } }[];
};

/** Two processes of the server over one empty database, as they run in production. Call it in `beforeAll`. */
export async function startTwoServers(): Promise<TwoServers> {
  const database = await openTestDatabase();
  const signingKey = randomUUID();
  const env = {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '6',
    MEDIA_SIGNING_KEY: signingKey,
    // Each call may come from a separate address.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const servers = await Promise.all([startServer({ env }), startServer({ env })]);
  const pool = () => {
    const opened = new pg.Pool({ connectionString: database.url, max: 10 });
    // `end` returns before its connections are closed, and dropping the database then ends them with an error.
    opened.on('error', () => undefined);
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const pools = [pool(), pool()] as const;
  const urlAt = (turn: number): string => (servers[turn % 2] ?? servers[0]).url;

  const user = async ({ role = 'student', schoolId = null }: UserOptions = {}): Promise<SignedIn> => {
    const id = randomUUID();
    const email = `${id}@example.org`;
    await database.pool.query(
      `insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
       values ($1, $2, $3, $4, $5, '', now())`,
      [id, email, `Person ${id.slice(0, 4)}`, role, schoolId],
    );
    const binding = newToken();
    const { token } = await openSession(database.pool, { userId: id, factor: 'none', binding, userAgent: 'check' });
    return { id, email, schoolId, headers: { authorization: `Bearer ${token}`, cookie: `bind=${binding}` } };
  };

  return {
    database,
    signingKey,
    servers,
    pools,
    user,
    users: (count, options) => Promise.all(Array.from({ length: count }, () => user(options))),
    fetch: (turn, path, init) => fetch(`${urlAt(turn)}${path}`, init),
    call: async (turn, caller, query, variables, address = `10.${turn % 250}.${randomByte()}.${randomByte()}`) => {
      const response = await fetch(`${urlAt(turn)}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          platform: 'web',
          'x-forwarded-for': address,
          ...caller?.headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      return replyOf(response);
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.remove()));
      await Promise.all(pools.map((each) => each.end()));
      await database.close();
    },
  };
}

async function replyOf(response: Response): Promise<Reply> {
  const { data, errors } = (await response.json()) as Body;
  const [error] = errors ?? [];
  return {
    status: response.status,
    code: error?.extensions.code ?? null,
    message: error?.message ?? null,
    retryAfterSeconds: error?.extensions.retryAfterSeconds ?? null,
    data: data ?? {},
  };
}

const randomByte = (): number => Math.floor(Math.random() * 256);
