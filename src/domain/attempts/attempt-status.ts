import type { ClosedBy } from './closed-by.ts';

/** How an attempt stands, as a browser understands the server's word. Moments in milliseconds since 1970, the database's. */
export type AttemptStatus = {
  /** Null: no clock. */
  readonly deadlineAt: number | null;
  readonly pausedAt: number | null;
  /** For how long the clock may stand, from `pausedAt` on or in pauses to come. */
  readonly pauseSecondsLeft: number;
  readonly handedInBy: ClosedBy | null;
  readonly holder: 'nobody' | 'here' | 'elsewhere';
  /** Browser and system of the device that writes. */
  readonly holderName: string | null;
};

/** Who writes an attempt: this page, another tab of this browser, or another device. */
export type AttemptWriter = 'here' | 'tab' | 'device';
