/** The database's time, as measured by this browser, whose own clock may be wrong. */
export type ServerClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * @param serverNow the server's time, milliseconds since 1970
   * @param sentAt, receivedAt of that call, by `ticks`
   */
  readonly measure: (serverNow: number, sentAt: number, receivedAt: number) => void;
  /** Milliseconds of a monotonic clock. */
  readonly ticks: () => number;
};

/** A measurement replaces an older one that is not much better: clocks drift, and a sleeping laptop's stops. */
const VALID_MS = 60_000;

/** @param ticks milliseconds of a monotonic clock: `performance.now` */
export function createServerClock(ticks: () => number, wallClock: () => number): ServerClock {
  let best: { readonly offset: number; readonly error: number; readonly at: number } | null = null;
  return {
    ticks,
    now: () => (best === null ? wallClock() : ticks() + best.offset),
    measure: (serverNow, sentAt, receivedAt) => {
      const error = (receivedAt - sentAt) / 2;
      const offset = serverNow - (sentAt + error);
      const isJumped = best !== null && Math.abs(offset - best.offset) > error + best.error + 1_000;
      if (best === null || error <= best.error || isJumped || receivedAt - best.at > VALID_MS) {
        best = { offset, error, at: receivedAt };
      }
    },
  };
}
