import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { openReading } from './db/reading.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { closeDemoAccounts } from './demo/close-demo-accounts.ts';
import { knownDemoAccounts, seedDemo } from './demo/seed.ts';
import { type FirstAdminLink, writeFirstAdminLink } from './first-run/first-admin-link.ts';
import { graphSchema } from './graph/schema.ts';
import { httpApp } from './http/app.ts';
import { readClientBuild } from './http/client-build.ts';
import { startJobs } from './jobs/jobs.ts';
import { openTool } from './lti/tool.ts';
import { mailerOf, outboxFolder } from './mail/settings.mailer.ts';
import { openStorage } from './media/storage.ts';
import { watchFreeSpace } from './operating/free-space.ts';
import { jobBoard } from './operating/job-board.ts';
import { openMetrics } from './operating/metrics.ts';
import { paymentSettings } from './payments/payment-settings.ts';
import { readSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

export type RunningServer = {
  /** Where people reach it. */
  readonly url: string;
  /** The demo accounts that anyone on this machine may sign in with; none elsewhere. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Emails of the demo accounts that this start disabled, since other machines can reach the server. */
  readonly closedDemoAccounts: readonly string[];
  /** Where the link is that creates the first administrator; null where there is one. */
  readonly firstAdminLink: FirstAdminLink | null;
  /** Lets requests under way finish, then closes the database. */
  readonly stop: () => Promise<void>;
};

/** Opens the database, fills an empty demo, and listens. Throws `StartError` for what a person can put right. */
export async function serve(settings: Settings): Promise<RunningServer> {
  const database = await openDatabase(settings, {
    role: 'server',
    onIdleError: (error) => console.error(`A database connection broke while idle and is replaced: ${error.message}`),
  });
  try {
    return await serveWith(settings, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveWith(settings: Settings, database: Database): Promise<RunningServer> {
  const { pool, direct } = database;
  await prepareDataDir(settings.dataDir);
  const { figures, media, answerFiles, bankFiles, close: closeStorage } = await openStorage(settings);
  if (settings.seedDemo) await seedDemo(direct, { figures, media, accounts: settings.localOnly });
  const closedDemoAccounts = settings.localOnly ? [] : await closeDemoAccounts(direct);
  const demoAccounts = settings.localOnly && settings.seedDemo ? await knownDemoAccounts(pool) : [];
  const uploadFolder = join(settings.dataDir, 'uploads');
  const mailer = mailerOf(settings);
  const development = settings.mode === 'development';
  const space = await watchFreeSpace({
    folder: settings.dataDir,
    leastBytes: settings.leastFreeMegabytes * 1_000_000,
    log: (sentence) => console.error(sentence),
  });
  const tool = openTool(settings);
  const metrics = await openMetrics(pool, space);
  const board = jobBoard(metrics);
  const build = development ? null : await readClientBuild();
  const reading = openReading(settings, pool, (sentence, cause) =>
    console.error(cause === undefined ? sentence : `${sentence} ${String(cause)}`),
  );
  const app = await httpApp({
    pool,
    reading,
    direct,
    space,
    metrics: { meters: metrics, token: settings.metricsToken },
    system: {
      build: build?.id ?? null,
      leastFreeBytes: settings.leastFreeMegabytes * 1_000_000,
      files: settings.s3Bucket === null ? 'folder' : 'bucket',
      mail: settings.smtpUrl === null ? 'outbox' : 'smtp',
      payments: settings.stripeSecretKey === null ? 'test' : 'stripe',
      space,
      board,
    },
    tracesUrl: settings.tracesUrl,
    schema: graphSchema(),
    figures,
    media,
    answerFiles,
    bankFiles,
    uploadFolder,
    mailer,
    contactAddress: settings.contactEmail,
    mediaKey: Buffer.from(await readSecret(settings, 'mediaSigningKey')),
    payments: paymentSettings(settings),
    tool,
    client: {
      build,
      config: {
        apiUrl: settings.apiUrl,
        tokenPointer: settings.tokenPointer,
        features: settings.inspect || development ? { ...settings.features, inspect: true } : settings.features,
        demoAccounts,
      },
    },
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    site: settings,
    trustProxy: settings.trustProxy,
    introspection: development,
    logLevel: settings.logLevel,
    outbox: development ? outboxFolder(settings.dataDir) : null,
  });
  if (settings.stripeSecretKey === null)
    app.log.warn('payments run in test mode and take no money: STRIPE_SECRET_KEY is not set');
  await app.listen({ port: settings.port, host: settings.host });
  const background = {
    pool,
    direct,
    figures,
    media,
    answerFiles,
    bankFiles,
    folder: uploadFolder,
    mailer,
    origin: originOf(settings),
    settings,
    tool,
  };
  const jobs = startJobs(background, (sentence, cause) => app.log.error(cause, sentence), board);
  const { port } = app.server.address() as AddressInfo;
  const url = settings.publicUrl ?? `http://${addressToOpen(settings.host)}:${port}`;
  return {
    url,
    demoAccounts,
    closedDemoAccounts,
    firstAdminLink: await writeFirstAdminLink(direct, settings.dataDir, url),
    stop: async () => {
      await app.close();
      await jobs.stop();
      await reading.stop();
      await space.stop();
      await metrics.close();
      closeStorage();
      await database.close();
    },
  };
}

/** Where links in emails of background work lead; null where the server does not know its address. */
const originOf = ({ publicUrl, localOnly, port }: Pick<Settings, 'publicUrl' | 'localOnly' | 'port'>): string | null =>
  publicUrl ?? (localOnly && port !== 0 ? `http://localhost:${port}` : null);

/** The host of HOST as an address of this machine: every interface is opened at loopback, and IPv6 goes in brackets. */
function addressToOpen(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
