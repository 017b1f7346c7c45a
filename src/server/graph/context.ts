import type pg from 'pg';
import type { AttemptLimits } from '../auth/attempt-limit.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Mail } from '../mail/mail.ts';
import type { FigureAddress } from '../study/figure.ts';

/** What every resolver may use. Nothing else reaches it: no request, no environment. */
export type GraphContext = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  /** The network address of who is asking, for limits. */
  readonly address: string;
  readonly userAgent: string;
  /** The access token of the Authorization header, or null. */
  readonly token: string | null;
  readonly browser: BrowserBinding;
  /** Finds the viewer once a request. */
  readonly findViewer: () => Promise<Viewer | null>;
  /** Sends a mail after the answer, so that its time tells nobody whether one was sent. A failure goes to the log. */
  readonly post: (mail: Mail) => void;
  readonly figureAddress: (viewer: Viewer) => FigureAddress;
  /** The address to send a file that the viewer hands up, or to read it again. */
  readonly answerFileAddress: (viewer: Viewer, id: string, right: 'send' | 'read') => string;
};

/** The HttpOnly cookie that ties sessions to one browser. */
export type BrowserBinding = {
  readonly read: () => string | null;
  /** Gives the browser a new one, and returns it. */
  readonly renew: () => string;
  readonly clear: () => void;
};
