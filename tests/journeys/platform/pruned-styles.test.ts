import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../support/browser/chromium.ts';
import { serveClient } from '../../support/browser/client-pages.ts';
import { STUDENT } from '../../support/users/fake-users.ts';

/**
 * Pages as they look with the pruned style sheet of Radix Themes and with the whole one. Screenshots of both are taken
 * in one run and compared pixel by pixel.
 */
type Screen = {
  readonly path: string;
  readonly incomplete?: boolean;
  readonly signedIn?: boolean;
  /** Brings the page into the state to compare. */
  readonly act?: (page: Page) => Promise<void>;
};

const SCREENS: readonly Screen[] = [
  { path: '/' },
  { path: '/login', act: (page) => page.locator('input').first().focus() },
  {
    path: '/register',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click();
      // The toasts move the button away from the pointer, which the browser notices late.
      await page.mouse.move(0, 0);
    },
  },
  { path: '/no/such/page' },
  {
    path: '/complete-profile',
    signedIn: true,
    incomplete: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('University').click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Physics').click();
      await page.getByRole('button', { name: 'Save and continue' }).hover();
    },
  },
  {
    path: '/pricing',
    signedIn: true,
  },
  { path: '/contact', signedIn: true },
  { path: '/privacy', signedIn: true, act: (page) => page.getByRole('button', { name: /^Account/ }).click() },
];

const root = resolve(import.meta.dirname, '../../..');
let browser: Browser;
let folder: string;

/** Builds the application with the whole style sheet of Radix Themes, into a separate folder. */
async function buildWithAllStyles(): Promise<string> {
  const { content } = await loadConfig({ cwd: root, loader: 'native' });
  const output = join(folder, 'full');
  process.env.RADIX_CSS = 'full';
  const { web } = content.environments ?? {};
  const config = {
    ...content,
    // Scripts that are not minified take half of the processor time, and draw the same.
    output: { ...content.output, minify: { js: false } },
    environments: { web: { ...web, output: { ...web?.output, distPath: { root: output } } } },
  };
  const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'error' } });
  const { close } = await rsbuild.build();
  await close();
  return output;
}

/** `context`: used again for the next screen, so that the files of the site are loaded once. */
async function takeScreenshot(context: BrowserContext, address: string, screen: Screen): Promise<Buffer> {
  await context.clearCookies();
  if (screen.signedIn) await context.addCookies([{ name: 'auth.token', value: 't1', url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}${screen.path}`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await screen.act?.(page);
  await page.waitForTimeout(300);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return image;
}

/** The browser rounds the colours of blended layers in one way or the other: one level of 255. */
const ROUNDING_LEVELS = 1;

const pixelsOf = (image: Buffer | undefined) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The number of colour values of two screenshots that differ by more than rounding; null for different sizes. */
async function differingValues(one: Buffer | undefined, other: Buffer | undefined): Promise<number | null> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return null;
  return a.data.reduce((sum, level, at) => sum + (Math.abs(level - (b.data[at] ?? 0)) > ROUNDING_LEVELS ? 1 : 0), 0);
}

const sites = new Map<'full' | 'pruned', Awaited<ReturnType<typeof serveClient>>>();

beforeAll(async () => {
  browser = await launchChromium();
  folder = await mkdtemp(join(tmpdir(), 'lectern-styles-'));
  sites.set('full', await serveClient(await buildWithAllStyles()));
  sites.set('pruned', await serveClient(join(root, 'dist/client')));
});

afterAll(async () => {
  delete process.env.RADIX_CSS;
  for (const site of sites.values()) await site.close();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

// Both themes and both widths, each once: a rule that one theme and one width need together is not pruned by either.
describe.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('at %i pixels, %s', (width, colorScheme) => {
  let contexts: readonly BrowserContext[] = [];
  beforeAll(async () => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    contexts = await Promise.all([...sites].map(() => browser.newContext(options)));
  });
  afterAll(() => Promise.all(contexts.map((context) => context.close())));

  test.each(SCREENS.map((screen) => [screen.path, screen] as const))(
    '%s looks as with the whole style sheet',
    async (_, screen) => {
      const screenshots = await Promise.all(
        contexts.map((context, at) => {
          const site = [...sites.values()][at];
          if (site === undefined) throw new Error('Every site has its own context.');
          site.users.user = { ...STUDENT, is_complete_profile: screen.incomplete ? 0 : 1 };
          return takeScreenshot(context, site.address, screen);
        }),
      );
      const [full, pruned] = screenshots;
      expect(await differingValues(full, pruned)).toBe(0);
    },
  );
});
