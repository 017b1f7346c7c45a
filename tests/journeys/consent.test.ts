import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { unlistedThings } from '../support/journey-world.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** Everything a browser can have kept of a visit. */
async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  return [...(await context.cookies()).map(({ name }) => name), ...stored];
}

async function visit(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const counted: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('countPageView'))
      counted.push((JSON.parse(body) as { variables: { route: string } }).variables.route);
  });
  return { context, page, counted, banner: page.getByRole('region', { name: 'Your choice about privacy' }) };
}

test('nothing is stored or counted before a choice; refused, nothing but the choice is; allowed and withdrawn at the foot', async () => {
  const { context, page, counted, banner } = await visit();
  await page.goto('/pricing');
  await banner.waitFor();
  expect(await kept(page, context)).toEqual([]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);

  // By the keyboard alone: it is the first thing after the way past the navigation.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'detached' });
  expect(await kept(page, context)).toEqual(['consent']);
  expect(counted).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click();
  await page.getByRole('button', { name: 'Allow both' }).click();
  await expect.poll(() => counted).toEqual(['privacy']);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('heading', { name: 'Statistics: not allowed' }).waitFor();
  await page.goto('/faq');
  await page.waitForTimeout(3_500);
  expect(await banner.count()).toBe(0);
  expect(counted).toEqual(['privacy']);
  expect(await unlistedThings({ page, context, problems: [] })).toEqual([]);
  await context.close();
});

test('whose browser objects for every site is neither asked nor counted', async () => {
  const { context, page, counted, banner } = await visit({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/pricing');
  await page.waitForTimeout(4_000);
  expect(await banner.count()).toBe(0);
  expect(counted).toEqual([]);
  expect(await kept(page, context)).toEqual([]);
  await context.close();
});
