import type { Page } from 'playwright-core';

/** Runs in the page before anything else: notes every task that keeps the page from answering. */
export const WATCH = `globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });`;

/** Below this the browser tells of no task, in milliseconds. */
export const UNTOLD_MS = 50;

/** Until what a press has set off has ended: answers that arrive, what is drawn for them. */
const AFTERWARDS_MS = 400;

/**
 * Does something, and tells for how long the page could not have answered a further key at worst; 0 where every task
 * was too short to be told of. In milliseconds.
 */
export async function longestBlock(page: Page, act: () => Promise<void>): Promise<number> {
  const since = await page.evaluate<number>('performance.now()');
  await act();
  await page.waitForTimeout(AFTERWARDS_MS);
  return await page.evaluate<number>(
    `Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= ${since}).map(({ duration }) => duration))`,
  );
}

/** Runs in the browser: presses a link and waits until the screen behind it has been painted whole. */
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

/** Milliseconds from the press on a link of the page until the screen behind it is painted, with all it shows. */
export const moveTo = (page: Page, path: string): Promise<number> =>
  page.evaluate<number>(
    `(${MOVED})(() => document.querySelector(':is(#main, nav) a:is([href="${path}"], [href^="${path}?"])').click())`,
  );

/** The same for the way back. */
export const moveBack = (page: Page): Promise<number> => page.evaluate<number>(`(${MOVED})(() => history.back())`);

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
