import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import type { AttemptLimits } from '../access/attempt-limit.ts';
import type { FactorVault } from '../access/factors/factor-vault.ts';
import type { TxtRecords } from '../access/sign-on/domain-proof.ts';
import type { SamlService } from '../access/sign-on/saml/saml-service.ts';
import type { SignOnService } from '../access/sign-on/sign-on-service.ts';
import type { Viewer } from '../access/viewer.ts';
import type { CheckoutService } from '../billing/checkout-service.ts';
import type { PushService } from '../classrooms/push/push-subscription.commands.ts';
import type { ImageUrl } from '../content/content-image.ts';
import type { RecordStoreService } from '../interchange/learning-records/record-store.commands.ts';
import type { RosterVault } from '../interchange/rosters/rest/roster-vault.ts';
import type { WebhookService } from '../interchange/webhooks/webhook.commands.ts';
import type { Service } from '../lti/service.ts';
import type { Queries } from '../platform/db/reading.ts';
import type { Changes } from '../platform/live/changes.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { ImageStore } from '../platform/media/image-store.ts';
import type { Metrics } from '../platform/operating/metrics.ts';
import type { SystemParts } from '../platform/operating/system-facts.queries.ts';

/** Everything a resolver may use. It has access to nothing else: no request, no environment. */
export type GraphContext = {
  readonly pool: pg.Pool;
  /** For lists and analysis, which may lag behind by a moment: a replica, if there is one. */
  readonly reading: Queries;
  readonly limits: AttemptLimits;
  /** The network of the request, for rate limits: an IPv4 address, or a /64 of IPv6. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether the browser sends a do-not-track signal (Sec-GPC, Global Privacy Control). */
  readonly objects: boolean;
  /** The language of the requesting page, for users who have not chosen one for their account. */
  readonly language: Language;
  /** The access token of the Authorization header, or null. */
  readonly token: string | null;
  readonly browser: BrowserBinding;
  readonly device: KnownDevice;
  /** Opens what the second factors of accounts depend on. */
  readonly vault: FactorVault;
  /** Encrypts the secrets of webhooks, and knows which addresses they may have. */
  readonly webhooks: WebhookService;
  /** The same of learning record stores. */
  readonly recordStores: RecordStoreService;
  /** Encrypts the secrets with which Lectern signs in to the systems of schools. */
  readonly rosterVault: RosterVault;
  /** The key pair of this installation for push services, and which addresses those may have. */
  readonly push: PushService;
  /** The launch from a learning platform with which this browser arrived, and which is not used yet. */
  readonly launch: LaunchCookie;
  /** The user of an identity provider with whom this browser has returned, and who is not signed in yet. */
  readonly arrival: LaunchCookie;
  /** Finds the viewer once per request. */
  readonly findViewer: () => Promise<Viewer | null>;
  /** Finds the viewer again, for responses that last longer than a request. */
  readonly refetchViewer: () => Promise<Viewer | null>;
  /** The source of events for subscriptions. */
  readonly changes: Changes;
  /**
   * Sends an email after the response, so that its duration does not reveal whether one was sent. A failure is logged.
   */
  readonly post: (mail: Mail) => void;
  /** Runs other work after the response. A failure is logged. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
  /** Records the account that the request signed in to, for the log. */
  readonly identify: (userId: string) => void;
  /** The same for several in turn. */
  readonly postAll: (mails: readonly Mail[]) => void;
  /** The public address for links in emails; null if the server does not know it, in which case no link may be sent. */
  readonly siteUrl: string | null;
  /** Whether only this machine can reach the server. */
  readonly localOnly: boolean;
  /** The configured public address; null if there is none. For emails that the recipient did not request. */
  readonly publicUrl: string | null;
  /** Where messages of the contact page are emailed; null: they are only stored. */
  readonly contactAddress: string | null;
  readonly imageStore: ImageStore;
  readonly payments: CheckoutService;
  /** Talks to identity providers, and checks their domains; null if there are none. */
  readonly signOn: {
    readonly service: SignOnService;
    readonly saml: SamlService;
    readonly txtRecords: TxtRecords;
  } | null;
  /** Calls learning platforms; null if there are none. */
  readonly service: Service | null;
  /** Disk space is almost used up: only the calls in `ACCEPTED_WHEN_FULL` are accepted. */
  readonly isReadOnly: boolean;
  /** Counts events for the server's metrics. */
  readonly metrics: Pick<Metrics, 'acknowledged'>;
  /** What the server can report about its own state. */
  readonly system: SystemParts;
  readonly imageAddress: (viewer: Viewer) => ImageUrl;
  /** The address of a recording; only for content that the viewer may open. */
  readonly mediaAddress: (viewer: Viewer) => (digest: string) => string;
  /** The address to download a list as CSV. */
  readonly exportAddress: (
    viewer: Viewer,
    exportRequest: { readonly resource: string; readonly query: string },
  ) => string;
  /** The address to upload a file of the viewer's, or to view it again. */
  readonly answerFileAddress: (viewer: Viewer, id: string, right: 'send' | 'read') => string;
};

/** What a resolver may use behind a rule that asks for a session. */
export type ViewerContext = GraphContext & { readonly viewer: Viewer };

/** The HttpOnly cookie with the code of a launch. */
export type LaunchCookie = { readonly read: () => string | null; readonly clear: () => void };

/** The HttpOnly cookie that binds sessions to one browser. */
export type BrowserBinding = {
  readonly read: () => string | null;
  /** Gives the browser a new binding, and returns it. */
  readonly renew: () => string;
  readonly clear: () => void;
};

/**
 * The HttpOnly cookie that proves which accounts a browser has signed in to before. It grants access to none of them.
 */
export type KnownDevice = {
  /** Identifies this device at the account with the email address, for limits; null if it has never signed in to it. */
  readonly nonceFor: (email: string) => string | null;
  /** Marks the device as known at this account. */
  readonly remember: (email: string) => void;
};
