import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { testBank } from '../questions/test-bank.ts';
import { type RunningServer, startServer } from '../servers/running-server.ts';
import { type TestBrowser, testApp } from '../servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../servers/test-database.ts';
import { signedInStaff } from './test-staff.ts';
import { cookieOf } from './test-users.ts';
import { type Ids, wholeSchool } from './whole-school.ts';

/** The users who try: the student who owns the data, and four others. */
export const IDENTITIES = ['student', 'otherStudent', 'teacher', 'schoolAdmin', 'otherSchoolAdmin'] as const;
export type Identity = (typeof IDENTITIES)[number];

export type AbuseReply = {
  readonly status: number;
  /** Of the error; null if there was none. */
  readonly code: string | null;
  readonly message: string;
  readonly text: string;
};

export type AbuseWorld = {
  readonly database: TestDatabase;
  readonly server: RunningServer;
  /** Prepares the call; never the call under test. */
  readonly app: FastifyInstance;
  readonly users: Readonly<Record<Identity, TestBrowser>>;
  /** Of the school of the student who owns the data. */
  readonly ids: Ids;
  readonly call: (as: Identity, query: string, variables?: object) => Promise<AbuseReply>;
  readonly fetch: (as: Identity | null, path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
};

type Body = { errors?: { message: string; extensions?: { code?: string } }[] };

/** A server as in production, two schools in which everything has happened once, and five users. */
export async function openAbuseWorld(): Promise<AbuseWorld> {
  const database = await openTestDatabase();
  const mediaKey = randomUUID();
  const app = await testApp(database.pool, { mediaKey: Buffer.from(mediaKey) });
  const bank = await testBank(database.pool, { free: true });
  const own = await wholeSchool({ app, pool: database.pool }, { bank, marker: 'own-school' });
  const foreign = await wholeSchool({ app, pool: database.pool }, { bank, marker: 'foreign-school' });
  const otherStudent = await signedInStaff(app, database.pool, 'student', own.ids.school ?? null);
  await database.pool.query(
    `insert into classroom_members (classroom_id, user_id)
     select $1, u.id from users u where u.role = 'student' and u.school_id = $2 and u.id <> $3`,
    [own.ids.classroom, own.ids.school, own.ids.student],
  );
  const users = {
    student: own.users.student,
    otherStudent,
    teacher: own.users.teacher,
    schoolAdmin: own.users.schoolAdmin,
    otherSchoolAdmin: foreign.users.schoolAdmin,
  };
  const server = await startServer({
    env: { DATABASE_URL: database.url, MEDIA_SIGNING_KEY: mediaKey, LOG_LEVEL: 'error' },
  });
  const headersOf = (as: Identity | null): Record<string, string> => {
    if (as === null) return {};
    const browser = users[as];
    return { authorization: `Bearer ${browser.token}`, cookie: cookieOf(browser) };
  };
  const fetchAs: AbuseWorld['fetch'] = (as, path, { headers, ...init } = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { ...headersOf(as), ...Object.fromEntries(new Headers(headers)) },
    });
  return {
    database,
    server,
    app,
    users,
    ids: own.ids,
    fetch: fetchAs,
    call: async (as, query, variables = {}) => {
      const response = await fetchAs(as, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', platform: 'web' },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      const [error] = (JSON.parse(text) as Body).errors ?? [];
      return {
        status: response.status,
        code: error === undefined ? null : (error.extensions?.code ?? 'INVALID_INPUT'),
        message: error?.message ?? '',
        text,
      };
    },
    close: async () => {
      await server.remove();
      await app.close();
      await database.close();
    },
  };
}
