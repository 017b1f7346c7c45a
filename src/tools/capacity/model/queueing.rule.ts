/* Formulas of queueing theory, for requests that arrive independently of each other (a Poisson process). */

/** Servers of one queue: processes, or processors of a database. */
export type Station = {
  readonly servers: number;
  /** Requests per second. */
  readonly rate: number;
  readonly meanMs: number;
  /** Coefficient of variation of the service time: its standard deviation divided by its mean. */
  readonly variation: number;
};

/** The mean and variance of a time in milliseconds. */
export type Duration = { readonly mean: number; readonly variance: number };

/** The share of time in which a server is busy; 1 or more: the queue grows without end. */
export const utilisation = ({ servers, rate, meanMs }: Station): number => (rate * meanMs) / 1_000 / servers;

/**
 * Probability that a request has to wait if `offered` servers are busy on average (A. K. Erlang, 1917: formula C). It is
 * computed from formula B, whose recursion is stable for large numbers (R. B. Cooper, Introduction to Queueing Theory,
 * 1981, chapter 3).
 */
export function erlangC(servers: number, offered: number): number {
  if (offered >= servers) return 1;
  let blocked = 1;
  for (let n = 1; n <= servers; n += 1) blocked = (offered * blocked) / (n + offered * blocked);
  return blocked / (1 - (offered / servers) * (1 - blocked));
}

/**
 * How long requests wait. A request that has to wait does so for an exponentially distributed time; its mean is that of
 * exponential service times, scaled by their variation (A. O. Allen, Probability, Statistics and Queueing Theory, 1990:
 * the approximation of Allen and Cunneen). With one server, the mean is the exact formula of Pollaczek and Khinchine.
 */
export function waitOf(station: Station): Duration {
  const busy = utilisation(station);
  if (busy >= 1) return { mean: Number.POSITIVE_INFINITY, variance: Number.POSITIVE_INFINITY };
  if (busy === 0) return { mean: 0, variance: 0 };
  const { servers, meanMs, variation } = station;
  const waits = erlangC(servers, busy * servers);
  const mean = ((1 + variation ** 2) / 2) * (meanMs / (servers * (1 - busy)));
  return { mean: waits * mean, variance: 2 * waits * mean ** 2 - (waits * mean) ** 2 };
}

/** Waiting and service of stations that a request passes one after the other, as if they were independent. */
export function responseOf(stations: readonly Station[]): Duration {
  const parts = stations.map((station) => {
    const wait = waitOf(station);
    return {
      mean: wait.mean + station.meanMs,
      variance: wait.variance + (station.meanMs * station.variation) ** 2,
    };
  });
  return {
    mean: parts.reduce((sum, { mean }) => sum + mean, 0),
    variance: parts.reduce((sum, { variance }) => sum + variance, 0),
  };
}

/** The standard normal quantile of 95 %. */
const Z_95 = 1.6449;

/**
 * The time that 95 % of requests don't exceed: the quantile of a gamma distribution with these moments, by the cube of a
 * normal variable (E. B. Wilson and M. M. Hilferty, 1931).
 */
export function percentile95({ mean, variance }: Duration): number {
  if (!Number.isFinite(mean) || variance === 0) return mean;
  const ninth = variance / mean ** 2 / 9;
  return mean * Math.max(0, 1 - ninth + Z_95 * Math.sqrt(ninth)) ** 3;
}

/** The mean and variation of the service time of requests that are of several kinds. */
export function mixedService(
  kinds: readonly { readonly rate: number; readonly meanMs: number; readonly variation: number }[],
): Omit<Station, 'servers'> {
  const rate = kinds.reduce((sum, kind) => sum + kind.rate, 0);
  if (rate === 0) return { rate: 0, meanMs: 0, variation: 0 };
  const mean = kinds.reduce((sum, kind) => sum + kind.rate * kind.meanMs, 0) / rate;
  const square = kinds.reduce((sum, kind) => sum + kind.rate * kind.meanMs ** 2 * (1 + kind.variation ** 2), 0) / rate;
  return { rate, meanMs: mean, variation: mean === 0 ? 0 : Math.sqrt(Math.max(0, square / mean ** 2 - 1)) };
}

/** The least number of servers that are busy for at most this share of time; never less than one. */
export const serversFor = (busyServers: number, bound: number): number =>
  Math.max(1, Math.ceil(busyServers / bound - 1e-9));
