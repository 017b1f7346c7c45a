import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import { ROUTES } from '#routes/table.ts';
import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { type Measures, type Method, measure, median } from './measure.ts';
import { barePage } from './minimal-page.ts';

/**
 * `npm run lighthouse`: runs Lighthouse on every public page on a simulated phone, and on a bare page with the same
 * text. The median of three runs, or of `--runs=5`, is compared with the limits; `--only=/pricing` measures one page.
 * The exit status is 1 if a limit is exceeded.
 */

type Limits = Partial<Record<Exclude<keyof Measures, 'findings'>, number>>;
type Measurement = { readonly path: string; readonly name: string; readonly method: Method; readonly limits: Limits };

/** Largest contentful paint of bulletproof-react's sign-in page, measured in the same way, in milliseconds. */
const PEER_LARGEST_PAINT = 3_712;
const PERFECT: Limits = { accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0.01 };
const REALLY: Method = { throttling: 'devtools', cpuSlowdown: 4, form: 'mobile' };
const SIMULATED: Method = { throttling: 'simulate', cpuSlowdown: 4, form: 'mobile' };
const SLOW: Method = { throttling: 'simulate', cpuSlowdown: 8, form: 'mobile' };

/** Public content pages, without sign-in and sign-up. */
const PUBLIC = ROUTES.filter(
  (row) => row.prerendered === true && row.area === 'front' && !row.path.includes(':') && row.to === undefined,
).map(({ path }) => path);

/** Largest contentful paint of a public page, as a multiple of the bare page's. */
const LARGEST_PAINT_TIMES = 1.25;

const MEASUREMENTS: readonly Measurement[] = [
  ...PUBLIC.map((path) => ({ path, name: 'throttled', method: REALLY, limits: { ...PERFECT, performance: 99 } })),
  {
    path: '/login',
    name: 'throttled',
    method: REALLY,
    limits: { ...PERFECT, performance: 95, largestPaint: 0.65 * PEER_LARGEST_PAINT },
  },
  ...['/', '/pricing', '/login'].map((path) => ({
    path,
    name: 'simulated',
    method: SIMULATED,
    limits: { ...PERFECT, performance: 98 },
  })),
  { path: '/login', name: '8 × slower', method: SLOW, limits: { blocking: 250 } },
];

/** Scores have to reach their limit, all other values have to stay below it. */
const SCORES: readonly string[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Each run in a new browser with an empty cache. */
async function measureFresh(address: string, method: Method): Promise<Measures> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    return await measure(address, port, method);
  } finally {
    await browser.close();
  }
}

const isSaved = (name: string, value: number, limit: number): boolean =>
  SCORES.includes(name) ? value >= limit : value <= limit;

const runCount = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const server = await startDemoServer();
const bare = await barePage();
let isMissed = false;
try {
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)}; above 1, times are upper bounds.`);
  console.log('page                      method       perf  FCP ms  LCP ms  × bare  TBT ms    CLS  a11y  best  seo');
  for (const { path, name, method, limits } of MEASUREMENTS.filter(
    (measurement) => only === undefined || measurement.path === only,
  )) {
    const runs: Measures[] = [];
    const bareRuns: Measures[] = [];
    // In turn, so that other load on the machine affects both alike.
    for (let run = 0; run < runCount; run += 1) {
      if (method === REALLY) bareRuns.push(await measureFresh(bare.url, method));
      runs.push(await measureFresh(`${server.url}${path}`, method));
    }
    const measures = median(runs);
    const times = bareRuns.length === 0 ? null : measures.largestPaint / median(bareRuns).largestPaint;
    const { performance, firstPaint, largestPaint, blocking, layoutShift, accessibility, bestPractices, seo } =
      measures;
    const cells = [
      String(performance).padStart(5),
      firstPaint.toFixed(0).padStart(7),
      largestPaint.toFixed(0).padStart(7),
      (times === null ? '' : times.toFixed(2)).padStart(7),
      blocking.toFixed(0).padStart(7),
      layoutShift.toFixed(3).padStart(6),
      String(accessibility).padStart(5),
      String(bestPractices).padStart(5),
      String(seo).padStart(4),
    ];
    console.log(`${path.padEnd(25)} ${name.padEnd(11)} ${cells.join(' ')}`);
    if (times !== null && path !== '/login' && times > LARGEST_PAINT_TIMES) {
      isMissed = true;
      console.log(`  MISSED: the largest paint is ${times.toFixed(2)} × that of the bare page`);
    }
    for (const [limited, limit] of Object.entries(limits)) {
      const value = measures[limited as keyof Limits];
      if (isSaved(limited, value, limit)) continue;
      isMissed = true;
      console.log(`  MISSED: ${limited} is ${value}, the limit is ${limit}`);
    }
    for (const finding of measures.findings) console.log(`  ${finding}`);
  }
} finally {
  await server.stop();
  await bare.stop();
}
if (isMissed) process.exitCode = 1;
