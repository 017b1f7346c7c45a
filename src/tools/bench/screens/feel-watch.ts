import type { Page } from 'playwright-core';

/** Runs in the page before anything else: records every long task. */
export const WATCH = `globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });`;

/** The browser reports no shorter tasks, in milliseconds. */
export const LONG_TASK_MS = 50;

/** Time for the effects of a press to end: responses and their rendering. */
const AFTERWARDS_MS = 400;

/**
 * Runs an action, and returns the longest time during which the page could not handle another key; 0 if every task
 * was too short to be reported. In milliseconds.
 */
export async function longestBlock(page: Page, action: () => Promise<void>): Promise<number> {
  const since = await page.evaluate<number>('performance.now()');
  await action();
  await page.waitForTimeout(AFTERWARDS_MS);
  return await page.evaluate<number>(
    `Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= ${since}).map(({ duration }) => duration))`,
  );
}

/** Runs in the browser: clicks a link and waits until the next screen has been painted completely. */
const MOVED = `async (press) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const main = document.getElementById('main');
  const before = main.firstElementChild;
  const started = performance.now();
  press();
  while (main.firstElementChild === before || !main.querySelector('h1') || main.querySelector('.rt-Skeleton')) {
    if (performance.now() - started > 10_000) throw new Error('The screen did not change.');
    await frame();
  }
  await new Promise((done) => setTimeout(done));
  return performance.now() - started;
}`;

/** Milliseconds from the click on a link until the next screen is painted completely. */
export const moveTo = (page: Page, path: string): Promise<number> =>
  page.evaluate<number>(
    `(${MOVED})(() => document.querySelector(':is(#main, nav) a:is([href="${path}"], [href^="${path}?"])').click())`,
  );

/** The same for the way back. */
export const moveBack = (page: Page): Promise<number> => page.evaluate<number>(`(${MOVED})(() => history.back())`);

/** The median of the values; not a number without values. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
