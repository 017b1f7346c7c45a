import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { REQUEST_ARRIVES_WITHIN_MS, REQUEST_MAX_BYTES, STOPS_WITHIN_MS } from '#domain/platform/connection.limits.ts';
import { attemptLimits } from '../../access/attempt-limit.ts';
import { addFirstAdminRoute } from '../../access/first-run/first-admin.route.ts';
import { dnsTxtRecords, type TxtRecords } from '../../access/sign-on/domain-proof.ts';
import { openSaml } from '../../access/sign-on/saml/saml-service.ts';
import { addSignOnRoutes } from '../../access/sign-on/sign-on.route.ts';
import { openSignOn } from '../../access/sign-on/sign-on-service.ts';
import { createCheckoutService } from '../../billing/checkout-service.ts';
import { isTestGateway, type PaymentSettings } from '../../billing/gateways/gateway.choice.ts';
import { addPaymentRoute } from '../../billing/gateways/payment.route.ts';
import { addTestPaymentRoute } from '../../billing/gateways/test-payment.route.ts';
import { addReceiptRoute } from '../../billing/receipts/receipt.route.ts';
import { addUnsubscribeRoute } from '../../classrooms/guardians/unsubscribe.route.ts';
import { addApiRoute } from '../../interchange/api/api.route.ts';
import { addExportRoute } from '../../interchange/export/export.route.ts';
import { addScimRoutes } from '../../interchange/scim/scim.route.ts';
import { addLaunchRoutes } from '../../lti/launch/launch.route.ts';
import type { Tool } from '../../lti/tool.ts';
import { addCalendarRoute } from '../../study/calendar/calendar-feed.route.ts';
import { addOwnDataRoute } from '../../users/privacy/own-data.route.ts';
import { addSchoolExportRoute } from '../../users/school-export/school-export.route.ts';
import { type Reading, readingFrom } from '../db/reading.ts';
import type { Mailer } from '../mail/mail.ts';
import { addOutboxRoute } from '../mail/outbox.route.ts';
import { addAnswerFileRoute } from '../media/answer-file.route.ts';
import type { ImageStore } from '../media/image-store.ts';
import { addMediaRoute } from '../media/media.route.ts';
import type { MediaStore } from '../media/media-store.ts';
import { addUploadRoute } from '../media/upload.route.ts';
import { ENOUGH_SPACE, type FreeSpace } from '../operating/free-space.ts';
import { addHealthRoutes } from '../operating/health.route.ts';
import { addMetrics } from '../operating/metrics.route.ts';
import { type Metrics, NO_METRICS } from '../operating/metrics.ts';
import { addRequestLog, logOptions } from '../operating/request-log.ts';
import { NO_SYSTEM, type SystemParts } from '../operating/system-facts.queries.ts';
import { addTraces } from '../operating/traces.ts';
import { addClientRoutes, type ClientRoute } from '../pages/client.route.ts';
import { addSiteFiles } from '../pages/site-files.route.ts';
import { refuseOtherHosts, type Site } from '../pages/site-origin.ts';
import { answerErrors } from './answer-errors.ts';
import { addGraphRoute } from './graph/graph.route.ts';
import { stopWithin } from './orderly-stop.ts';
import { readableAddress } from './readable-address.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { readStorableJson } from './storable-json.ts';
import { answerUnreadable, refuseWithoutHost } from './unreadable-request.ts';

export type AppParts = {
  readonly pool: pg.Pool;
  /** The same database without a pooler; not set: there is no pooler. */
  readonly direct?: pg.Pool;
  /** The connections that lists and analysis are read with. Default: `pool`. */
  readonly reading?: Reading;
  readonly schema: GraphQLSchema;
  readonly imageStore: ImageStore;
  readonly media: MediaStore;
  /** Files that students upload, by the SHA-256 of their bytes. */
  readonly answerFiles: ImageStore;
  /** Question banks uploaded for import. */
  readonly bankFiles: MediaStore;
  /** Folder of authors' unfinished uploads. */
  readonly uploadFolder: string;
  readonly mediaKey: Buffer;
  readonly mailer: Mailer;
  /** The address that messages of the contact page are emailed to; null: they are only stored. */
  readonly contactAddress: string | null;
  readonly site: Site;
  readonly payments: PaymentSettings;
  readonly client: ClientRoute;
  /** The LTI tool. Not set: there are no learning platforms. */
  readonly tool?: Tool;
  /** Whether webhooks may lead to this machine. Default: no. */
  readonly webhooksToLoopback?: boolean;
  /** Reads TXT records of domains. Default: from DNS. */
  readonly txtRecords?: TxtRecords;
  /** Whether users reach the server by https. */
  readonly secure: boolean;
  /** Proxies whose information about client addresses is trusted: all, none, a number of them, or those at these addresses. */
  readonly trustProxy: boolean | number | string;
  /** Measures free disk space. Default: there is always enough. */
  readonly space?: FreeSpace;
  /** Metrics and the token that may read them: null: this machine only. Default: nothing is counted. */
  readonly metrics?: { readonly meters: Metrics; readonly token: string | null };
  /** Facts for the status page. Default: hardly any. */
  readonly system?: SystemParts;
  /** A collector of traces, by OTLP over HTTP. Default: none. */
  readonly tracesUrl?: string | null;
  readonly introspection: boolean;
  /** The call from which on a document is compiled; not set: the second. */
  readonly compiledFrom?: number;
  readonly logLevel: string;
  /** Folder of saved emails that `/_outbox` shows; null outside development. */
  readonly outbox: string | null;
};

/** Creates the HTTP server, not listening yet. */
export async function httpApp(parts: AppParts): Promise<FastifyInstance> {
  const { pool, schema, imageStore, media, mediaKey, secure, introspection } = parts;
  const headers = {
    secure,
    opensWindows: parts.client.config.features.inspect === true,
    pageScript: parts.client.build?.firstScript ?? null,
  };
  const app = Fastify({
    ...logOptions(parts.logLevel),
    requestTimeout: REQUEST_ARRIVES_WITHIN_MS,
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable(securityHeaders(headers)),
    trustProxy: trustOf(parts.trustProxy),
    bodyLimit: REQUEST_MAX_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  const cookies = { secure };
  const reading = parts.reading ?? readingFrom(pool);
  const space = parts.space ?? ENOUGH_SPACE;

  readStorableJson(app);
  addRequestLog(app);
  if (parts.metrics) addMetrics(app, parts.metrics.meters, parts.metrics.token);
  if (parts.tracesUrl) await addTraces(app, parts.tracesUrl);
  addSecurityHeaders(app, headers);
  refuseWithoutHost(app);
  if (parts.site.localOnly) refuseOtherHosts(app);
  stopWithin(app, STOPS_WITHIN_MS);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  answerErrors(app);

  const payments = createCheckoutService(parts, {
    local: () => localAddress(app),
    logError: (cause) => app.log.error(cause, 'a receipt could not be sent'),
  });
  app.addHook('onClose', () => payments.completeOrders());
  const signOn = parts.tool ? { service: openSignOn(parts.tool, mediaKey), saml: openSaml(parts.tool) } : null;
  addHealthRoutes(app, pool);
  addGraphRoute(app, {
    pool,
    direct: parts.direct ?? pool,
    reading,
    schema,
    introspection,
    ...(parts.compiledFrom !== undefined && { compiledFrom: parts.compiledFrom }),
    cookies,
    mediaKey,
    mailer: parts.mailer,
    contactAddress: parts.contactAddress,
    site: parts.site,
    webhooksToLoopback: parts.webhooksToLoopback ?? false,
    imageStore,
    payments,
    signOn: signOn && { ...signOn, txtRecords: parts.txtRecords ?? dnsTxtRecords },
    service: parts.tool?.service ?? null,
    space,
    metrics: parts.metrics?.meters ?? NO_METRICS,
    system: parts.system ?? NO_SYSTEM,
  });
  await addPaymentRoute(app, { pool, checkout: payments });
  addReceiptRoute(app, { pool, cookies, key: mediaKey, seller: parts.payments.seller });
  if (isTestGateway(payments.gateway)) await addTestPaymentRoute(app, payments.gateway);
  if (parts.outbox !== null) addOutboxRoute(app, parts.outbox);
  addMediaRoute(app, { pool, imageStore, media, cookies, mediaKey });
  await addAnswerFileRoute(app, { pool, files: parts.answerFiles, cookies, mediaKey });
  addExportRoute(app, { pool, imageStore, cookies, mediaKey });
  const exporting = { answerFiles: parts.answerFiles, imageStore, limits: attemptLimits(pool) };
  addSchoolExportRoute(app, { pool, cookies, mediaKey, ...exporting });
  addOwnDataRoute(app, { pool, cookies, mediaKey, limits: attemptLimits(pool) });
  const { bankFiles, uploadFolder: folder } = parts;
  await addUploadRoute(app, { pool, imageStore, media, bankFiles, cookies, folder, space });
  if (parts.tool) await addLaunchRoutes(app, { pool, cookies, tool: parts.tool, site: parts.site });
  if (signOn) await addSignOnRoutes(app, { pool, cookies, ...signOn, site: parts.site });
  await addFirstAdminRoute(app, pool);
  await addUnsubscribeRoute(app, pool);
  addApiRoute(app, pool);
  await addScimRoutes(app, { pool, site: parts.site });
  addCalendarRoute(app, { pool, site: parts.site });
  addSiteFiles(app, { pool, site: parts.site });
  await addClientRoutes(app, parts.client, parts.site);
  return app;
}

/** The address this process listens on, for requests to itself. */
export function localAddress(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening yet.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host}:${address.port}`;
}

type Trust = boolean | string | ((address: string, hop: number) => boolean);

const trustOf = (proxies: AppParts['trustProxy']): Trust =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
