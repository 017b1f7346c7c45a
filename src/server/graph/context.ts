import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import type { AttemptLimits } from '../access/attempt-limit.ts';
import type { Viewer } from '../access/viewer.ts';
import type { CheckoutService } from '../billing/checkout-service.ts';
import type { ImageUrl } from '../content/content-image.ts';
import type { Service } from '../lti/service.ts';
import type { Queries } from '../platform/db/reading.ts';
import type { Changes } from '../platform/live/changes.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { ImageStore } from '../platform/media/image-store.ts';
import type { Metrics } from '../platform/operating/metrics.ts';
import type { SystemParts } from '../platform/operating/system-facts.queries.ts';

/** What every resolver may use. Nothing else reaches it: no request, no environment. */
export type GraphContext = {
  readonly pool: pg.Pool;
  /** For lists and analysis, which may lack the last moment: a database that follows, where there is one. */
  readonly reading: Queries;
  readonly limits: AttemptLimits;
  /** The network that the request comes from, for limits: an IPv4 address, or a /64 of IPv6. */
  readonly address: string;
  readonly userAgent: string;
  /** Whether the browser says that nobody is to be followed (Sec-GPC, Global Privacy Control). */
  readonly objects: boolean;
  /** What the page speaks that is asking, for whoever has chosen no language for the account. */
  readonly language: Language;
  /** The access token of the Authorization header, or null. */
  readonly token: string | null;
  readonly browser: BrowserBinding;
  readonly device: KnownDevice;
  /** The launch of a learning platform that this browser has come by, and not opened yet. */
  readonly launch: LaunchCookie;
  /** Finds the viewer once a request. */
  readonly findViewer: () => Promise<Viewer | null>;
  /** Looks again, for answers that go on for longer than a request. */
  readonly findViewerAnew: () => Promise<Viewer | null>;
  /** What subscriptions are told by. */
  readonly changes: Changes;
  /** Sends a mail after the answer, so that its time tells nobody whether one was sent. A failure goes to the log. */
  readonly post: (mail: Mail) => void;
  /** Does other work after the answer. A failure goes to the log. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
  /** Names the account that the request has signed in to, for the log. */
  readonly identify: (userId: string) => void;
  /** The same for many, one after another. */
  readonly postAll: (mails: readonly Mail[]) => void;
  /** The address people use, for links in emails; null where the server does not know it, and no link may be sent. */
  readonly siteUrl: string | null;
  /** Whether only this machine can reach the server. */
  readonly localOnly: boolean;
  /** The same as the operator says it; null where nobody did. For mails to those who have not asked for one. */
  readonly publicUrl: string | null;
  /** Where messages of the contact page are mailed; null: they are only kept. */
  readonly contactAddress: string | null;
  readonly figures: ImageStore;
  readonly payments: CheckoutService;
  /** Asks learning platforms; null where there are none. */
  readonly service: Service | null;
  /** There is hardly any room left: nothing more is taken than what `TAKEN_WHEN_FULL` names. */
  readonly isReadOnly: boolean;
  /** Counts what is told to whoever runs the server. */
  readonly metrics: Pick<Metrics, 'acknowledged'>;
  /** What the server knows of itself. */
  readonly system: SystemParts;
  readonly figureAddress: (viewer: Viewer) => ImageUrl;
  /** Of what is played; only for what the viewer may have. */
  readonly mediaAddress: (viewer: Viewer) => (digest: string) => string;
  /** The address to take a list away by, as CSV. */
  readonly exportAddress: (
    viewer: Viewer,
    exportRequest: { readonly resource: string; readonly query: string },
  ) => string;
  /** The address to send a file that the viewer hands up, or to read it again. */
  readonly answerFileAddress: (viewer: Viewer, id: string, right: 'send' | 'read') => string;
};

/** What a resolver may use behind a rule that asks for a session. */
export type ViewerContext = GraphContext & { readonly viewer: Viewer };

/** The HttpOnly cookie that holds the code of a launch. */
export type LaunchCookie = { readonly read: () => string | null; readonly clear: () => void };

/** The HttpOnly cookie that ties sessions to one browser. */
export type BrowserBinding = {
  readonly read: () => string | null;
  /** Gives the browser a new one, and returns it. */
  readonly renew: () => string;
  readonly clear: () => void;
};

/** The HttpOnly cookie that proves which accounts a browser has signed in to before. It opens none of them. */
export type KnownDevice = {
  /** Names this device at the account of the email address, for limits; null where it has never signed in to it. */
  readonly nonceFor: (email: string) => string | null;
  /** From now on the device is known at this account. */
  readonly remember: (email: string) => void;
};
