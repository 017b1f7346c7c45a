import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Attributes } from '@opentelemetry/api';
import type pg from 'pg';
import type { FreeSpace } from './free-space.ts';

/** The metrics of a process. Attributes are few and bounded: routes, statuses, names of jobs; never users. */
export type Metrics = {
  readonly answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** Number of acknowledged answers of attempts. */
  readonly acknowledged: (answers: number) => void;
  readonly jobDone: (job: string, outcome: 'done' | 'failed', seconds: number) => void;
  /** All of it, in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly close: () => Promise<void>;
};

export const NO_METRICS: Omit<Metrics, 'text' | 'close'> = {
  answered: () => undefined,
  acknowledged: () => undefined,
  jobDone: () => undefined,
};

/** Histogram buckets in seconds: from a response from memory to one that users no longer wait for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DELAY_RESOLUTION_MS = 20;
const NANOSECONDS = 1_000_000_000;

/**
 * Creates the meters, with OpenTelemetry's names where they exist, followed by the unit as Prometheus expects it. The
 * libraries are loaded if metrics are requested.
 */
export async function openMetrics(pool: pg.Pool, space: FreeSpace): Promise<Metrics> {
  const [{ MeterProvider, MetricReader }, { PrometheusSerializer }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
  ]);
  // Collected on request: no server of its own, no timer.
  class OnDemandReader extends MetricReader {
    protected override onShutdown = async (): Promise<void> => undefined;
    protected override onForceFlush = async (): Promise<void> => undefined;
  }
  const reader = new OnDemandReader();
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const provider = new MeterProvider({ readers: [reader] });
  const meter = provider.getMeter('lectern');

  const requests = meter.createHistogram('http.server.request.duration.seconds', {
    unit: 's',
    description: 'Duration of HTTP requests by route and status.',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const jobs = meter.createHistogram('lectern.job.duration.seconds', {
    unit: 's',
    description: 'Duration of background jobs.',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const answers = meter.createCounter('lectern.answers.acknowledged', {
    description: 'Acknowledged answers.',
  });
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const gauge = (name: string, description: string, read: () => Iterable<readonly [number, Attributes?]>): void =>
    meter.createObservableGauge(name, { description }).addCallback((result) => {
      for (const [value, attributes] of read()) result.observe(value, attributes);
    });
  gauge('nodejs.eventloop.delay.seconds', 'Event loop delay in seconds since the last scrape.', () => {
    const seen = [50, 99, 100].map(
      (share) =>
        [
          Math.max(0, delay.percentile(share) / NANOSECONDS - DELAY_RESOLUTION_MS / 1_000),
          { quantile: String(share / 100) },
        ] as const,
    );
    delay.reset();
    return seen;
  });
  gauge('db.client.connection.count', 'Database connections by state.', () => [
    [pool.idleCount, { state: 'idle' }],
    [pool.totalCount - pool.idleCount, { state: 'used' }],
  ]);
  gauge('db.client.connection.pending_requests', 'Requests waiting for a database connection.', () => [
    [pool.waitingCount],
  ]);
  gauge('process.memory.usage.bytes', 'Resident memory in bytes.', () => [[process.memoryUsage.rss()]]);
  gauge('lectern.free.space.bytes', 'Free bytes in the data folder.', () => {
    const free = space.freeBytes();
    return free === null ? [] : [[free]];
  });
  gauge('lectern.read.only', '1 while the server is read-only except for answers.', () => [[space.isLow() ? 1 : 0]]);

  return {
    answered: ({ method, route, status, seconds }) =>
      requests.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    acknowledged: (count) => answers.add(count),
    jobDone: (job, outcome, seconds) => jobs.record(seconds, { job, outcome }),
    text: async () => {
      const { resourceMetrics, errors } = await reader.collect();
      if (errors.length > 0) throw new AggregateError(errors, 'Some metrics could not be read.');
      return serializer.serialize(resourceMetrics);
    },
    close: async () => {
      delay.disable();
      await provider.shutdown();
    },
  };
}
