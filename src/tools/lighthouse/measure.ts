import lighthouse, { type Config, type Flags } from '../measuring/lighthouse.ts';

/** How a page is measured. `devtools` throttles network and processor; `simulate` computes the effect. */
export type Method = {
  readonly throttling: 'devtools' | 'simulate';
  /** Slowdown factor of the processor. */
  readonly cpuSlowdown: number;
  readonly form: 'mobile' | 'desktop';
};

export type Measures = {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  /** Failed audits of accessibility, best practices and SEO. */
  readonly findings: readonly string[];
};

const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Measures an address once, in the Chromium at this debugging port. */
export async function measure(address: string, port: number, method: Method): Promise<Measures> {
  const flags: Flags = { port, logLevel: 'error', output: 'json' };
  const config: Config = {
    extends: 'lighthouse:default',
    settings: {
      formFactor: method.form,
      throttlingMethod: method.throttling,
      onlyCategories: ['performance', ...OTHER_CATEGORIES],
      throttling: {
        rttMs: 150,
        throughputKbps: 1_638.4,
        requestLatencyMs: 562.5,
        downloadThroughputKbps: 1_474.56,
        uploadThroughputKbps: 675,
        cpuSlowdownMultiplier: method.cpuSlowdown,
      },
    },
  };
  const result = await lighthouse(address, flags, config);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${address}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const score = (name: string): number => Math.round(100 * (categories[name]?.score ?? 0));
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const findings = OTHER_CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [`${name}: ${audits[id]?.title ?? id}`, ...selectorsIn(audits[id]?.details)].join('\n    ')),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    findings,
  };
}

/** The findings of an audit: the elements, and what is wrong with each. */
function selectorsIn(details: unknown): string[] {
  if (!isRecord(details) || !Array.isArray(details.items)) return [];
  return details.items.flatMap((item: unknown) => {
    if (!isRecord(item) || !isRecord(item.node)) return [];
    const { selector, explanation } = item.node;
    return [`${String(selector)}: ${String(explanation).replaceAll(/\s+/g, ' ')}`];
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The median of each value over several runs, and every finding of any run. */
export function median(runs: readonly Measures[]): Measures {
  const middle = (pick: (run: Measures) => number): number => {
    const sorted = runs.map(pick).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    layoutShift: middle((run) => run.layoutShift),
    findings: [...new Set(runs.flatMap(({ findings }) => findings))],
  };
}
