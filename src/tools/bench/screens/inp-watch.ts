import type { CDPSession, Page } from 'playwright-core';

/** Runs in the page before anything else: records the events of every interaction. */
export const WATCH_EVENTS = `globalThis.interactions = [];
new PerformanceObserver((list) => {
  for (const { interactionId, startTime, duration } of list.getEntries())
    if (interactionId > 0) interactions.push({ startTime, duration });
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** The browser reports no shorter events, in milliseconds. It rounds durations to 8 ms. */
export const SHORTEST_MS = 16;

/** Time for the effects of an interaction to end: responses and their rendering. */
const AFTERWARDS_MS = 500;

/** What the main thread worked on, in milliseconds of its own time: other load on the machine isn't in it. */
export type ThreadTime = {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
};

export type Measured = {
  /** From the input to the next picture, in milliseconds; 0 if it was too short to be reported. */
  readonly latencyMs: number;
  readonly thread: ThreadTime;
};

async function threadTime(session: CDPSession): Promise<ThreadTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (metric: string): number => 1_000 * (metrics.find(({ name }) => name === metric)?.value ?? 0);
  return {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}

/** Runs an action, and returns the slowest of its interactions (typing has one per key). */
export async function measureAction(page: Page, session: CDPSession, action: () => Promise<void>): Promise<Measured> {
  const since = await page.evaluate<number>('performance.now()');
  const before = await threadTime(session);
  await action();
  await page.waitForTimeout(AFTERWARDS_MS);
  // The page answers when its tasks have ended, and reports an event after the next picture.
  const durations = await page.evaluate<readonly number[]>(
    `new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(
      interactions.filter(({ startTime }) => startTime >= ${since}).map(({ duration }) => duration)), 50)))`,
  );
  const after = await threadTime(session);
  return {
    latencyMs: Math.max(0, ...durations),
    thread: {
      all: after.all - before.all,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    },
  };
}

/** A page with one button that changes one word: what the browser itself needs for a press. */
export const SMALLEST_PAGE = `<!doctype html><title>Smallest page</title><h1>Smallest page</h1>
<button onclick="this.textContent = this.textContent === 'On' ? 'Off' : 'On'">On</button>`;
