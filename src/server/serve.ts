import { join } from 'node:path';
import { type FirstAdminLink, writeFirstAdminLink } from './access/first-run/first-admin-link.ts';
import { gatewayOf } from './billing/gateways/gateway.choice.ts';
import { paymentSettings } from './billing/payment-settings.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { closeDemoAccounts } from './demo/close-demo-accounts.ts';
import { type DemoLibrary, openDemoLibrary } from './demo/demo-library.ts';
import { knownDemoAccounts, seedDemo } from './demo/seed.ts';
import { graphSchema } from './graph/schema.ts';
import { openTool } from './lti/tool.ts';
import { type Database, openDatabase } from './platform/db/open-database.ts';
import { openReading } from './platform/db/reading.ts';
import { httpApp, localAddress } from './platform/http/app.ts';
import { listeningPort } from './platform/http/listening-port.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { mailerOf, outboxFolder } from './platform/mail/settings.mailer.ts';
import { openStorage } from './platform/media/storage.ts';
import { watchFreeSpace } from './platform/operating/free-space.ts';
import { jobBoard } from './platform/operating/job-board.ts';
import { openMetrics } from './platform/operating/metrics.ts';
import { readClientBuild } from './platform/pages/client-build.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { listenProblem } from './platform/process/listen-problem.ts';
import { readSecret } from './platform/process/secrets.ts';
import type { Settings } from './platform/settings/settings.ts';
import { loadExpressions } from './questions/expressions/expression.reader.ts';

export type RunningServer = {
  /** The address for users. */
  readonly url: string;
  /** The demo accounts that anyone on this machine may sign in with; none elsewhere. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Emails of the demo accounts that this start disabled, since other machines can reach the server. */
  readonly closedDemoAccounts: readonly string[];
  /** The file with the link that creates the first administrator; null if there is an administrator. */
  readonly firstAdminLink: FirstAdminLink | null;
  /** Waits for running requests, then closes the database. */
  readonly stop: () => Promise<void>;
};

/**
 * Opens the database, seeds an empty demo, and listens. Throws `StartError` for problems that the operator can solve.
 */
export async function serve(settings: Settings): Promise<RunningServer> {
  const library = openDemoLibrary(settings);
  const database = await openDatabase(settings, {
    role: 'server',
    onCreating: () => {
      library?.prefetch();
      // Creating the database leaves this process idle, and the demo has expressions to check.
      if (settings.seedDemo) loadExpressions();
    },
    onIdleError: (error) =>
      console.error(`An idle database connection was lost and is being replaced: ${error.message}`),
  });
  try {
    return await serveWith(settings, database, library);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveWith(settings: Settings, database: Database, library: DemoLibrary | null): Promise<RunningServer> {
  const { pool, direct } = database;
  await prepareDataDir(settings.dataDir);
  const { imageStore, media, answerFiles, bankFiles } = await openStorage(settings);
  if (settings.seedDemo)
    await seedDemo(direct, { imageStore, media, accounts: settings.localOnly, library: library?.subjects ?? null });
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
  const mediaKey = Buffer.from(await readSecret(settings, 'mediaSigningKey'));
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
    imageStore,
    media,
    answerFiles,
    bankFiles,
    uploadFolder,
    mailer,
    contactAddress: settings.contactEmail,
    mediaKey,
    webhooksToLoopback: settings.mode !== 'production',
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
  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw listenProblem(error, settings);
  });
  const background = {
    pool,
    direct,
    imageStore,
    media,
    answerFiles,
    bankFiles,
    folder: uploadFolder,
    mailer,
    origin: originOf(settings),
    settings,
    mediaKey,
    tool,
    gateway: gatewayOf(paymentSettings(settings), pool, mediaKey, () => localAddress(app)),
  };
  const jobs = startJobs(background, (sentence, cause) => app.log.error(cause, sentence), board);
  const url = settings.publicUrl ?? `http://${addressToOpen(settings.host)}:${listeningPort(app.server)}`;
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
      await database.close();
    },
  };
}

/** The base of links in emails of background jobs; null if the server does not know its address. */
const originOf = ({ publicUrl, localOnly, port }: Pick<Settings, 'publicUrl' | 'localOnly' | 'port'>): string | null =>
  publicUrl ?? (localOnly && port !== 0 ? `http://localhost:${port}` : null);

/** The host of HOST as an address of this machine: all interfaces become loopback, and IPv6 is written in brackets. */
function addressToOpen(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
