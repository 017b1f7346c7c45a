import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { signIn } from './camera.ts';
import { THEMES } from './choices.ts';

/**
 * `npm run pictures:site`: takes the screenshots of the product that the landing pages and the installed application's
 * description show, from the demo content, and writes them to `public/screens`. `URL` uses a running server.
 */

const FOLDER = resolve(import.meta.dirname, '../../../public/screens');
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
/** Enough for the text to be sharp at the size of the page. */
const QUALITY = 72;

type Screen = {
  readonly name: string;
  readonly role: string;
  readonly path: string;
  /** A link on the page to follow, by a part of its address. */
  readonly link?: RegExp;
  readonly size: typeof WIDE;
};

const SCREENS: readonly Omit<Screen, 'size'>[] = [
  { name: 'home', role: 'student', path: '/home' },
  { name: 'analysis', role: 'student', path: '/analysis' },
  { name: 'subject', role: 'student', path: '/home', link: /^\/subject\/[^/]+$/ },
  { name: 'class', role: 'teacher', path: '/teacher/analysis', link: /\/teacher\/analysis\/[^/]+\/detail/ },
];
/** Each on a wide screen, and on a phone. */
const SIZED: readonly Screen[] = SCREENS.flatMap((screen) => [
  { ...screen, size: WIDE },
  { ...screen, name: `${screen.name}-phone`, size: NARROW },
]);

async function show(page: Page, { path, link, size }: Screen): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  if (link !== undefined) {
    await page.locator('main a').first().waitFor();
    const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    await page.goto(hrefs.find((href) => link.test(href)) ?? path);
  }
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const { URL: running } = process.env;
const server =
  running === undefined ? await startDemoServer() : { url: running, stop: async (): Promise<void> => undefined };
const browser = await launchChromium();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const role of new Set(SCREENS.map((screen) => screen.role))) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, role);
    for (const screen of SIZED.filter((each) => each.role === role)) {
      await show(page, screen);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const file = join(FOLDER, `${screen.name}-${theme}.webp`);
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file);
        console.log(`${file}: ${((await stat(file)).size / 1_000).toFixed(1)} kB`);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
