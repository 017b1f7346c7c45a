import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, BrowserContext } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeMounts } from '../../../src/tools/bench/screens/table-mount.ts';
import { findChromium, launchChromium } from '../../../src/tools/browser/chromium.ts';
import { startDemoServer } from '../../support/servers/demo-server.ts';
import type { RunningServer } from '../../support/servers/running-server.ts';

/**
 * Gallery pages compared with reference screenshots, pixel by pixel. Another Chromium or other system fonts render
 * differently, so the references record what they were made with, and are compared only there. `PICTURES=keep` replaces
 * them.
 */

const FOLDER = resolve(import.meta.dirname, '../../pictures');
const MADE_WITH = join(FOLDER, 'made-with.json');
const PAGES = ['buttons', 'fields', 'states', 'charts', 'accents'] as const;
const VIEWS = [
  { name: 'phone.light', width: 360, colorScheme: 'light' },
  { name: 'desktop.dark', width: 1280, colorScheme: 'dark' },
] as const;
/** Share of pixels that may differ: the edge of a caret. */
const TOLERATED = 0.0002;

const keeping = process.env.PICTURES === 'keep';

/** The browser, and its fallback font. */
function machine(): { readonly chromium: string; readonly sans: string } {
  const ask = (program: string, args: readonly string[]): string => {
    try {
      return execFileSync(program, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return 'unknown';
    }
  };
  const path = findChromium();
  return {
    // Without the name of the system that built it, which not every program prints.
    chromium: path === null ? 'none' : (/^\S+ [\d.]+/.exec(ask(path, ['--version']))?.[0] ?? 'unknown'),
    sans: ask('fc-match', ['sans-serif']),
  };
}

const here = machine();
const stored: unknown = existsSync(MADE_WITH) ? JSON.parse(readFileSync(MADE_WITH, 'utf8')) : null;
const isComparable = keeping || JSON.stringify(stored) === JSON.stringify(here);
if (!isComparable)
  console.log(
    `Kept pictures are not compared: they were made with ${JSON.stringify(stored)}, here is ${JSON.stringify(here)}.`,
  );

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startDemoServer({ INSPECT: '1' });
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

async function takeScreenshot(context: BrowserContext, part: string): Promise<PNG> {
  const page = await context.newPage();
  await page.goto(`${server.url}/_gallery/${part}`);
  await page.getByRole('region').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return PNG.sync.read(image);
}

describe.skipIf(!isComparable).each(VIEWS)('gallery, $name', ({ name, width, colorScheme }) => {
  test.each(PAGES)('%s looks like its reference', async (part) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-GB',
    });
    const now = await takeScreenshot(context, part);
    await context.close();
    const file = join(FOLDER, `${part}.${name}.png`);
    if (keeping) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, PNG.sync.write(now));
      writeFileSync(MADE_WITH, `${JSON.stringify(here, null, 2)}\n`);
      return;
    }
    const before = PNG.sync.read(readFileSync(file));
    expect([now.width, now.height]).toEqual([before.width, before.height]);
    const differing = pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: 0.1 });
    expect(differing / (now.width * now.height)).toBeLessThanOrEqual(TOLERATED);
  });
});

test('a table of 10 000 rows appears in at most 1.6 times the time of one with 50', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/_gallery/table`);
  await page.getByRole('button', { name: 'Mount 50 rows' }).waitFor();
  const { ratio } = await timeMounts(page, 11);
  await page.close();
  expect(ratio).toBeLessThanOrEqual(1.6);
});

test('without the feature the gallery is an unknown address', async () => {
  const plain = await startDemoServer();
  try {
    expect((await fetch(`${plain.url}/_gallery`)).status).toBe(404);
    const page = await browser.newPage();
    await page.goto(`${plain.url}/_gallery/fields`);
    await page.getByRole('heading', { name: 'Page Not Found: /_gallery/fields' }).waitFor();
    await page.close();
  } finally {
    await plain.remove();
  }
});
