import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../browser/chromium.ts';
import { startDemoServer } from '../../browser/demo-server.ts';
import { signIn } from '../../pictures/camera.ts';
import type { InpScreen } from './inp-screen.ts';
import { INP_SCREENS } from './inp-screens.ts';
import { type Measured, measureAction, SHORTEST_MS, SMALLEST_PAGE, WATCH_EVENTS } from './inp-watch.ts';
import { press } from './interactions.ts';

/**
 * `npm run bench:inp`: measures Interaction to Next Paint on the most used screens, on a processor four times slower
 * than that of this machine. INP of a screen is its slowest interaction; the 75th percentile over the screens is at
 * most 100 ms. `npm run bench:inp -- quiz notes` measures only these screens; `URL` uses a running server with the demo
 * content. Each action is measured in three rounds, or in `ROUNDS`, and the fastest counts, as other load on the machine only
 * adds to it. Time of the main thread is also given as a multiple of that of the smallest page, which other load
 * doesn't change.
 */

const SLOWER = 4;
const LIMIT_MS = 100;
const VIEWPORT = { width: 1280, height: 800 };
const LATE_CONTENT_MS = 600;
const { ROUNDS = '3', URL: running } = process.env;

const names = process.argv.slice(2);
const screens = INP_SCREENS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;

const shown = (ms: number): string => (ms === 0 ? `< ${SHORTEST_MS}` : ms.toFixed(0)).padStart(5);

async function waitUntilComplete(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('main .rt-Skeleton').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(LATE_CONTENT_MS);
}

/** Measures every action of a screen once. */
async function measureScreen(page: Page, session: CDPSession, screen: InpScreen): Promise<readonly Measured[]> {
  if ('path' in screen) await page.goto(screen.path);
  else await screen.open(page);
  await waitUntilComplete(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const measured: Measured[] = [];
  try {
    for (const [what, prepare] of screen.actions) {
      const action = await prepare(page).catch((cause: unknown) => {
        throw new Error(`${screen.name}: ${what}: ${cause instanceof Error ? cause.message.split('\n')[0] : ''}`);
      });
      measured.push(await measureAction(page, session, action));
    }
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return measured;
}

/** A page that is signed in as the role of a screen, and records its events. */
async function openPage(role: string): Promise<readonly [Page, CDPSession]> {
  const context = await browser.newContext({ baseURL: server.url, viewport: VIEWPORT, locale: 'en-GB' });
  await context.addInitScript(WATCH_EVENTS);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await signIn(page, role);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return [page, session];
}

/** The fastest of several measurements of an action. */
function fastest(all: readonly Measured[]): Measured {
  const of = (value: (each: Measured) => number): number => Math.min(...all.map(value));
  return {
    latencyMs: of(({ latencyMs }) => latencyMs),
    thread: {
      all: of(({ thread }) => thread.all),
      script: of(({ thread }) => thread.script),
      style: of(({ thread }) => thread.style),
      layout: of(({ thread }) => thread.layout),
    },
  };
}

/** What a press costs on the smallest page. */
async function measureSmallest(): Promise<Measured> {
  const [page, session] = await openPage('visitor');
  await page.route('**/smallest', (route) => route.fulfill({ contentType: 'text/html', body: SMALLEST_PAGE }));
  const presses = Array.from({ length: 5 }, () => ['a press', press('button')] as const);
  const all = await measureScreen(page, session, { name: 'smallest page', path: '/smallest', actions: presses });
  await page.context().close();
  return fastest(all);
}

type Result = { readonly screen: InpScreen; readonly latencies: readonly number[] };

function printResult({ name, actions }: InpScreen, rounds: readonly (readonly Measured[])[], unit: number): number[] {
  const latencies: number[] = [];
  for (const [at, [what]] of actions.entries()) {
    const { latencyMs, thread } = fastest(rounds.flatMap((round) => round.slice(at, at + 1)));
    latencies.push(latencyMs);
    const shares = [thread.script, thread.style, thread.layout].map((ms) => `${ms.toFixed(0)}`).join(' / ');
    const times = `thread × ${(thread.all / unit).toFixed(1).padStart(4)} (script / style / layout ${shares} ms)`;
    console.log(
      `  ${what.padEnd(34)} ${shown(latencyMs)} ms, ${times}${latencyMs > LIMIT_MS ? '  above the limit' : ''}`,
    );
  }
  const p75 = shown(percentile(latencies, 0.75)).trim();
  console.log(`${name}: worst ${shown(Math.max(...latencies)).trim()} ms, p75 ${p75} ms`);
  return latencies;
}

const server =
  running === undefined ? await startDemoServer({ DEMO_LIBRARY: '1' }) : { url: running, stop: async () => undefined };
const browser = await launchChromium();
const results: Result[] = [];
const failures: string[] = [];
try {
  console.log(`Load of the machine at the start: ${loadavg()[0]?.toFixed(2)}`);
  const smallest = await measureSmallest();
  console.log(
    `Smallest page: ${shown(smallest.latencyMs).trim()} ms, thread ${smallest.thread.all.toFixed(1)} ms (× 1)`,
  );
  for (const [role, own] of Map.groupBy(screens, (screen) => screen.role ?? 'visitor')) {
    for (const screen of own) {
      const [page, session] = await openPage(role);
      const rounds: (readonly Measured[])[] = [];
      try {
        for (let round = 0; round < Number(ROUNDS); round += 1) rounds.push(await measureScreen(page, session, screen));
        results.push({ screen, latencies: printResult(screen, rounds, smallest.thread.all) });
      } catch (cause) {
        failures.push(cause instanceof Error ? cause.message : String(cause));
        console.log(`${screen.name}: ${failures.at(-1)}`);
      }
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

const worst = results.map(({ latencies }) => Math.max(...latencies));
const p75 = percentile(worst, 0.75);
const all = results.flatMap(({ latencies }) => latencies);
console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(2)}`);
console.log(
  `${results.length} screens, ${all.length} interactions: p75 of all interactions ${percentile(all, 0.75)} ms`,
);
console.log(
  `INP (the slowest interaction of a screen): p50 ${percentile(worst, 0.5)} ms, p75 ${p75} ms, limit ${LIMIT_MS} ms`,
);
for (const { screen, latencies } of results)
  if (Math.max(...latencies) > LIMIT_MS) console.log(`above the limit: ${screen.name}, ${Math.max(...latencies)} ms`);
if (p75 > LIMIT_MS || failures.length > 0) process.exitCode = 1;
