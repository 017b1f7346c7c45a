import pg from 'pg';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findStoredEntry } from '#domain/users/consent/browser-storage.ts';
import { type EmbeddedCluster, joinEmbeddedCluster } from '#server/platform/db/cluster/embedded-cluster.ts';
import { startDemoServer } from '../servers/demo-server.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { launchChromium } from './chromium.ts';

export const PASSWORD = 'seven quiet herons';

export type TestAccount = { readonly email: string; readonly password: string };

/** A browser's window at the application. */
export type Window = { readonly page: Page; readonly context: BrowserContext; readonly problems: readonly string[] };

/** The real server, its mail and a real browser, for all paths of one journey. */
export type JourneyWorld = {
  readonly url: string;
  /** The server's own database, to skip waits of an hour. */
  readonly database: pg.Pool;
  readonly mail: Awaited<ReturnType<typeof startSmtpServer>>;
  /** A student with a complete profile who is used by one test only. */
  readonly newStudent: () => Promise<TestAccount>;
  /**
   * A new window of a browser without stored data. `problems` contains what a page logged as an error. Without
   * `serviceWorkers: 'allow'` there is no service worker: each window would download and verify all offline files.
   */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Window>;
  /**
   * The same, in a browser that has loaded the application's files before, which takes less than half of the processor
   * time. Closes the window that it opened before.
   */
  readonly openAgain: (path: string) => Promise<Window>;
  readonly close: () => Promise<void>;
};

/** Starts everything: a server with the demo content, its mail and a browser. */
export async function startJourneyWorld(env: Readonly<Record<string, string>> = {}): Promise<JourneyWorld> {
  const mail = await startSmtpServer();
  let server: RunningServer | undefined;
  let cluster: EmbeddedCluster | undefined;
  let browser: Browser | undefined;
  try {
    server = await startDemoServer({ SMTP_URL: mail.url, ...env });
    cluster = await joinEmbeddedCluster(server.dataDir);
    browser = await launchChromium();
  } catch (error) {
    await cluster?.leave();
    await server?.remove();
    await mail.stop();
    throw error;
  }
  const { url } = server;
  const [running, door, chromium] = [server, cluster, browser];
  const database = new pg.Pool(door.connection('lectern'));
  database.on('error', () => undefined); // The server ends its connections when it stops.
  let count = 0;
  // A tenth of a journey's time is spent on animations, for which each click waits. A test of motion asks for it.
  const newContext = (options?: BrowserContextOptions) =>
    chromium.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
  const openIn = async (context: BrowserContext, path: string): Promise<Window> => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(path);
    return { page, context, problems };
  };
  let reused: BrowserContext | undefined;
  return {
    url,
    database,
    mail,
    newStudent: () => {
      count += 1;
      return register(url, `student${count}@example.org`);
    },
    open: async (path, options) => openIn(await newContext(options), path),
    openAgain: async (path) => {
      reused ??= await newContext();
      await forgetEverything(reused, url);
      return openIn(reused, path);
    },
    close: async () => {
      await chromium.close();
      await database.end();
      await door.leave();
      await running.remove();
      await mail.stop();
    },
  };
}

/** Closes the pages of a context, and removes what they have stored; downloaded files stay in its cache. */
async function forgetEverything(context: BrowserContext, origin: string): Promise<void> {
  const former = context.pages();
  const page = await context.newPage();
  for (const other of former) await other.close();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await page.close();
}

/** Whatever a page has stored that is not in the list of stored data. */
export async function unlistedStoredData({ page, context }: Window): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => ({ storage: 'cookie' as const, name }));
  const keys = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name = '' }) => name),
    await caches.keys(),
  ]);
  const storages = ['local storage', 'session storage', 'IndexedDB', 'cache storage'] as const;
  const stored = storages.flatMap((storage, at) => (keys[at] ?? []).map((name) => ({ storage, name })));
  return [...cookies, ...stored]
    .filter(({ storage, name }) => findStoredEntry(storage, name) === null)
    .map(({ storage, name }) => `${storage} ${name}`);
}

async function register(url: string, email: string): Promise<TestAccount> {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const call = async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        platform: 'web',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown> | null; errors?: unknown };
    if (data === null || errors !== undefined) throw new Error(`The account was not made: ${JSON.stringify(errors)}`);
    return data;
  };
  const user = { email, password: PASSWORD };
  await call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input: { name: 'Ada Brook', ...user } });
  const { signIn } = await call('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
    input: user,
  });
  token = (signIn as { token: string }).token;
  const { subjects } = await call('{ subjects { id } }', {});
  const [subject] = subjects as { id: string }[];
  const input = { name: 'Ada Brook', level: 'other', subjects: [subject?.id] };
  await call('mutation ($input: ProfileInput!) { completeProfile(input: $input) { id } }', { input });
  return user;
}
