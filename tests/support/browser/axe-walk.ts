import type { BrowserContext, Page } from 'playwright-core';
import type { RouteRow } from '#routes/route-row.ts';
import { NAVIGATED } from '../../../src/app/navigation/navigated.ts';
import { addressesOf } from '../../../src/tools/pictures/addresses.ts';
import { axeFindings } from './axe.ts';
import { phoneFindings } from './phone-audit.ts';

/** A navigation that takes longer is loaded as a page. */
const NAVIGATION_MS = 5_000;
/** Pages of one browser that are checked side by side: while one loads, another is checked. */
const SIDE_BY_SIDE = 2;

/** Waits until the page is complete. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('[role="status"]:has(.rt-Skeleton)').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Opens the address as a link does, without loading the application again; or loads it, if the application is not there
 * yet or does not answer (a page of the server).
 */
async function visit(page: Page, path: string): Promise<void> {
  const isOpened = await page.evaluate(
    async ([address, event, limitMs]) => {
      if (document.querySelector('#root[data-running]') === null) return false;
      const navigated = new Promise<true>((done) => {
        document.addEventListener(event, () => done(true), { once: true });
      });
      const { idx = 0 } = history.state ?? {};
      history.pushState({ idx: idx + 1, key: address }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return await Promise.race([navigated, new Promise<false>((done) => setTimeout(done, limitMs, false))]);
    },
    [path, NAVIGATED, NAVIGATION_MS] as const,
  );
  if (!isOpened) await page.goto(path);
}

/** Checks the page in both themes; each finding names its theme. The theme is switched in place, as a user does it. */
export async function auditPage(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html.${colorScheme}`).waitFor();
    const findings = await axeFindings(page, colorScheme === 'light' ? 'everything' : 'colours');
    found.push(...findings.map((finding) => `${name}, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** The addresses that the page links to. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ pathname }) => pathname));

const isRefused = async (page: Page): Promise<boolean> => (await page.locator('[data-status="403"]').count()) > 0;

export type WalkOptions = {
  /** Starts of addresses that are preferred where several would do. */
  readonly preferred?: readonly string[];
  /** Does something more with each screen, while it is open. */
  readonly onScreen?: (page: Page, id: string) => Promise<void>;
};

export type Walk = {
  readonly found: readonly string[];
  /** Routes that were not reached by a link. */
  readonly missed: readonly string[];
};

/**
 * Visits routes of the route table, several at a time; parameters are filled from the links found on the way, so that
 * the pages a screen links to are checked after it. Routes that the account may not open are skipped.
 */
export async function walkRows(
  context: BrowserContext,
  rows: readonly RouteRow[],
  startedAt: Page,
  { preferred = [], onScreen }: WalkOptions = {},
): Promise<Walk> {
  const links = new Set([new URL(startedAt.url()).pathname, ...(await linksOn(startedAt))]);
  const found: string[] = [];
  const pages = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => context.newPage()));
  let waiting = rows.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  for (;;) {
    const isPreferred = (link: string): boolean => preferred.some((start) => link.startsWith(start));
    const ordered = new Set([...[...links].filter(isPreferred), ...links]);
    const round = waiting.flatMap((row) => addressesOf(row, ordered).slice(0, 1));
    if (round.length === 0) break;
    waiting = waiting.filter(({ id }) => !round.some((address) => address.id === id));
    const left = [...round.entries()];
    const led: (readonly string[])[] = round.map(() => []);
    await Promise.all(
      pages.map(async (page) => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const [at, { path, id }] = next;
          await visit(page, path);
          await settle(page);
          if (await isRefused(page)) continue;
          led[at] = await linksOn(page);
          found.push(...(await auditPage(page, id)));
          await onScreen?.(page, id);
          found.push(...(await phoneFindings(page)).map((finding) => `${id}, phone: ${finding}`));
        }
      }),
    );
    // In the order of the table, so that the walk follows the same links whichever page is ready first.
    for (const link of led.flat()) links.add(link);
  }
  await Promise.all(pages.map((page) => page.close()));
  return { found, missed: waiting.map(({ id }) => id) };
}
