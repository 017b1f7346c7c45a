import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { languageFor } from '#domain/platform/language.ts';
import { attemptLimits } from '../../../access/attempt-limit.ts';
import { factorVault } from '../../../access/factors/factor-vault.ts';
import { deviceKeys } from '../../../access/known-device.ts';
import { arrivalCookie } from '../../../access/sign-on/sign-on-cookie.ts';
import { findViewer, type Viewer } from '../../../access/viewer.ts';
import type { CheckoutService } from '../../../billing/checkout-service.ts';
import { readPushKeys } from '../../../classrooms/push/push-keys.ts';
import type { GraphContext } from '../../../graph/context.ts';
import { recordStoreVault } from '../../../interchange/learning-records/record-store.vault.ts';
import { rosterVault } from '../../../interchange/rosters/rest/roster-vault.ts';
import { webhookVault } from '../../../interchange/webhooks/webhook-vault.ts';
import { launchCookie } from '../../../lti/launch/launch-cookie.ts';
import type { Service } from '../../../lti/service.ts';
import type { Reading } from '../../db/reading.ts';
import type { Changes } from '../../live/changes.ts';
import type { Mail, Mailer } from '../../mail/mail.ts';
import { answerFileAddress } from '../../media/answer-file.address.ts';
import type { ImageStore } from '../../media/image-store.ts';
import { signedAddress } from '../../media/signed-address.ts';
import type { FreeSpace } from '../../operating/free-space.ts';
import type { Metrics } from '../../operating/metrics.ts';
import { logViewer } from '../../operating/request-log.ts';
import type { SystemParts } from '../../operating/system-facts.queries.ts';
import { type Site, siteOrigin } from '../../pages/site-origin.ts';
import { exportAddress } from '../../resources/export.address.ts';
import { browserBinding, type CookieSettings } from '../browser-binding.ts';
import { clientNetwork } from '../client-network.ts';
import { knownDevice } from '../device-cookie.ts';
import { hasJustWritten } from '../own-writes.ts';
import { requestedLanguagesOf } from '../request-origin.ts';

export type GraphContextParts = {
  readonly pool: pg.Pool;
  readonly reading: Reading;
  readonly changes: Changes;
  readonly cookies: CookieSettings;
  readonly mediaKey: Buffer;
  readonly mailer: Mailer;
  /** The address that messages of the contact page are emailed to; null: they are only stored. */
  readonly contactAddress: string | null;
  readonly site: Site;
  readonly payments: CheckoutService;
  /** Talks to identity providers; null if there are none. */
  readonly signOn: GraphContext['signOn'];
  /** Sends requests to learning platforms; null if there are none. */
  readonly service: Service | null;
  /** Whether webhooks may lead to this machine: outside production. */
  readonly webhooksToLoopback: boolean;
  readonly imageStore: ImageStore;
  readonly space: FreeSpace;
  readonly metrics: Pick<Metrics, 'acknowledged'>;
  readonly system: SystemParts;
};

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type GraphContexts = {
  readonly contextOf: (exchange: Exchange) => GraphContext;
  /** Resolves once the emails that responses have triggered are sent. */
  readonly whenIdle: () => Promise<unknown>;
};

/** Creates the context of the resolvers for one request. */
export function graphContexts(parts: GraphContextParts): GraphContexts {
  const { pool, changes, cookies, mediaKey, mailer, contactAddress, payments, site, space, metrics } = parts;
  const limits = attemptLimits(pool);
  const keys = deviceKeys(mediaKey);
  const vault = factorVault(mediaKey);
  const webhooks = {
    vault: webhookVault(mediaKey),
    access: { loopback: parts.webhooksToLoopback, privateNetwork: false },
  };
  const recordStores = { vault: recordStoreVault(mediaKey), access: webhooks.access };
  const rosters = rosterVault(mediaKey);
  const push = { readKeys: () => readPushKeys(pool, mediaKey), access: webhooks.access };
  const inProgress = new Set<Promise<void>>();

  const track = (work: () => Promise<void>): void => {
    const running = work().finally(() => inProgress.delete(running));
    inProgress.add(running);
  };
  const postAll = (mails: readonly Mail[], { log }: FastifyRequest): void =>
    track(async () => {
      for (const mail of mails)
        await mailer.send(mail).catch((error: unknown) => log.error(error, 'a mail could not be sent'));
    });
  const afterAnswer = (work: () => Promise<void>, { request, reply }: Exchange): void => {
    reply.raw.once('close', () =>
      track(() => work().catch((error: unknown) => request.log.error(error, 'work after an answer failed'))),
    );
  };

  const contextOf = ({ request, reply }: Exchange): GraphContext => {
    const token = bearerToken(request);
    const browser = browserBinding(request, reply, cookies);
    let viewer: Promise<Viewer | null> | undefined;
    const refetchViewer = async (): Promise<Viewer | null> => {
      const binding = browser.read();
      const found = token === null || binding === null ? null : await findViewer(pool, token, binding);
      logViewer(request, found);
      return found;
    };
    return {
      pool,
      reading: hasJustWritten(request, cookies) ? pool : parts.reading.queries,
      changes,
      limits,
      address: clientNetwork(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      objects: request.headers['sec-gpc'] === '1',
      language: languageFor(requestedLanguagesOf(request)),
      token,
      browser,
      vault,
      webhooks,
      recordStores,
      rosterVault: rosters,
      push,
      device: knownDevice(request, reply, { cookies, keys }),
      launch: launchCookie(request, reply, cookies),
      arrival: arrivalCookie(request, reply, cookies),
      findViewer: () => {
        viewer ??= refetchViewer();
        return viewer;
      },
      refetchViewer,
      post: (mail) => postAll([mail], request),
      afterAnswer: (work) => afterAnswer(work, { request, reply }),
      identify: (userId) => logViewer(request, { userId, helperId: null }),
      postAll: (mails) => postAll(mails, request),
      publicUrl: site.publicUrl,
      siteUrl: siteOrigin(request, site),
      localOnly: site.localOnly,
      contactAddress,
      payments,
      signOn: parts.signOn,
      service: parts.service,
      imageStore: parts.imageStore,
      isReadOnly: space.isLow(),
      metrics,
      system: parts.system,
      imageAddress: ({ sessionId }) => {
        const now = Date.now();
        return (digest) => signedAddress(mediaKey, 'figures', digest, sessionId, now);
      },
      mediaAddress: ({ sessionId }) => {
        const now = Date.now();
        return (digest) => signedAddress(mediaKey, 'files', digest, sessionId, now);
      },
      exportAddress: ({ sessionId }, exportRequest) =>
        exportAddress(mediaKey, { ...exportRequest, sessionId }, Date.now()),
      answerFileAddress: ({ sessionId }, id, right) =>
        answerFileAddress(mediaKey, { id, right, sessionId }, Date.now()),
    };
  };
  return { contextOf, whenIdle: () => Promise.all(inProgress) };
}

/** The access token of the Authorization header, or null. */
export function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '');
  return match?.[1] ?? null;
}
