/** The database's time, as this browser has measured it. Its own clock may say anything. */
export type ServerClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * @param serverNow what the server said its time was, milliseconds since 1970
   * @param sentAt, receivedAt of the call that said so, by `ticks`
   */
  readonly measure: (serverNow: number, sentAt: number, receivedAt: number) => void;
  /** Milliseconds by a clock that nobody sets. */
  readonly ticks: () => number;
};

/** A measurement replaces an older one that is not much better: clocks drift, and a sleeping laptop's stands still. */
const LASTS_MS = 60_000;

/** @param ticks milliseconds by a clock that only goes forward: `performance.now` */
export function createServerClock(ticks: () => number, wallClock: () => number): ServerClock {
  let best: { readonly offset: number; readonly error: number; readonly at: number } | null = null;
  return {
    ticks,
    now: () => (best === null ? wallClock() : ticks() + best.offset),
    measure: (serverNow, sentAt, receivedAt) => {
      const error = (receivedAt - sentAt) / 2;
      const offset = serverNow - (sentAt + error);
      const isJumped = best !== null && Math.abs(offset - best.offset) > error + best.error + 1_000;
      if (best === null || error <= best.error || isJumped || receivedAt - best.at > LASTS_MS) {
        best = { offset, error, at: receivedAt };
      }
    },
  };
}
