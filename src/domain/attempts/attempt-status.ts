import type { ClosedBy } from './closed-by.ts';

/** Which device writes an attempt: none, the one that asks, or another one. */
export const ACTIVE_DEVICES = ['nobody', 'here', 'elsewhere'] as const;
export type ActiveDevice = (typeof ACTIVE_DEVICES)[number];

/** The status of an attempt in the browser. Instants in milliseconds since 1970, by the database's clock. */
export type AttemptStatus = {
  /** Null: no time limit. */
  readonly deadlineAt: number | null;
  readonly pausedAt: number | null;
  /** How long the clock may be paused, from `pausedAt` on or in later pauses. */
  readonly pauseSecondsLeft: number;
  readonly submittedBy: ClosedBy | null;
  readonly holder: ActiveDevice;
  /** Browser and system of the device that writes. */
  readonly activeDeviceName: string | null;
};

/** Who writes an attempt: this page, another tab of this browser, or another device. */
export type AttemptWriter = 'here' | 'tab' | 'device';
