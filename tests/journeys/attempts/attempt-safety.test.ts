import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../../src/tools/browser/chromium.ts';
import { type JourneyWorld, startJourneyWorld, type TestAccount } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;

beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(async () => await world.close());

async function signIn(page: Page, user: TestAccount): Promise<void> {
  await page.goto(`${world.url}/login`);
  await fillIn(page, user);
  await page.waitForURL('**/home');
}

async function fillIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the first free quiz and starts it. Returns the address of the attempt. */
async function start(page: Page): Promise<string> {
  await page.goto(`${world.url}/subject/mathematics`);
  await page.getByRole('region', { name: 'Topics', exact: true }).locator('a[href*="/topic/"]').first().click();
  await page
    .getByRole('link', { name: /Practice/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Start|Continue) quiz$/ }).click();
  await page.getByText(/^Question 1 of \d+$/).waitFor();
  return page.url();
}

/** Pending answers are sent while the attempt opens; its page waits as long as that takes. */
const ARRIVES = { timeout: 30_000 };

const palette = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) });
const isAnswered = async (page: Page, number: number): Promise<boolean> =>
  (await palette(page, number).getAttribute('aria-label'))?.includes(', answered') ?? false;

/** Answers the current question, or otherwise the next with a choice or a text field. Returns its number. */
async function answer(page: Page): Promise<number> {
  const main = page.getByRole('main');
  for (;;) {
    const title = main.getByText(/^Question \d+ of \d+$/);
    const number = Number(/\d+/.exec(await title.innerText())?.[0]);
    const control = main.locator('fieldset input[type="radio"], fieldset input[type="checkbox"], textarea').first();
    if ((await control.count()) > 0) {
      if ((await control.evaluate(({ tagName }) => tagName)) === 'TEXTAREA') await control.fill('3/4');
      else await control.click();
      return number;
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await main.getByText(`Question ${number + 1} of`).waitFor();
  }
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
}

it('keeps offline answers through a reload, and saves them when the network is back', async () => {
  const { page, context } = await world.open('/login', { serviceWorkers: 'allow' });
  await signIn(page, await world.newStudent());
  const address = await start(page);
  await context.setOffline(true);
  const first = await answer(page);
  await page.getByText(/Saved on this device only/).waitFor();
  await page.evaluate(() => window.stop());
  await context.setOffline(false);
  await page.goto(address);
  await page.getByText(new RegExp(`^Question ${first} of`)).waitFor();
  expect(await isAnswered(page, first)).toBe(true);
  await saved(page);
  const fresh = await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)));
  expect(fresh.sort()).toEqual(['lectern.answers', 'lectern.kept']);
  await context.close();
});

const isAppCached = async (): Promise<boolean> =>
  ((await navigator.serviceWorker.getRegistration())?.active ?? null) !== null;

it('reopens after an offline reload, also for a student who opened the attempt directly', async () => {
  const first = await world.open('/login', { serviceWorkers: 'allow' });
  await signIn(first.page, await world.newStudent());
  const address = await start(first.page);
  const { page, context } = await world.open(address, {
    serviceWorkers: 'allow',
    storageState: await first.context.storageState(),
  });
  await first.context.close();
  await page.getByText(/^Question 1 of \d+$/).waitFor();
  await expect.poll(() => page.evaluate(isAppCached), ARRIVES).toBe(true);
  const number = await answer(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(new RegExp(`^Question ${number} of`)).waitFor();
  expect(await isAnswered(page, number)).toBe(true);
  await context.close();
});

it('warns everywhere if the browser stores nothing, and saves all the same', async () => {
  const { page, context } = await world.open('/login', { serviceWorkers: 'allow' });
  await signIn(page, await world.newStudent());
  const address = await start(page);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is off', 'SecurityError');
    };
  });
  await page.goto(address);
  await page.getByText(/^Question 1 of \d+$/).waitFor();
  // The connection notice is downloaded long after the first screen.
  await page.locator('header p[role="status"]').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(isAppCached), ARRIVES).toBe(true);
  await context.setOffline(true);
  await answer(page);
  await page.getByText('Not saved yet. Keep this page open: your browser can’t store answers.').waitFor();
  await page.getByText(/^1 answer isn’t saved yet. Keep this page open/).waitFor();
  await page.getByText('You’re offline and your browser can’t save your work. Keep this page open.').waitFor();
  expect(await page.getByText(/kept on this device/i).count()).toBe(0);
  await context.setOffline(false);
  await saved(page);
  await context.close();
});

it('lets one tab write; the other is read-only until it takes over', async () => {
  const { page, context } = await world.open('/login', { serviceWorkers: 'allow' });
  await signIn(page, await world.newStudent());
  const address = await start(page);
  const first = await answer(page);
  await saved(page);
  const second = await context.newPage();
  await second.goto(address);
  await second.getByText('You’re answering in another tab. This one is view-only.').waitFor();
  expect(await isAnswered(second, first)).toBe(true);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await page.getByText('You’re answering in another tab.').waitFor();
  await second.getByRole('button', { name: 'Next' }).click();
  await second.getByText(`Question ${first + 1} of`).waitFor();
  const next = await answer(second);
  await saved(second);
  await second.close();
  await page.getByText('You’re answering in another tab.').waitFor({ state: 'detached' });
  await expect.poll(() => isAnswered(page, next)).toBe(true);
  await context.close();
});

it('loses nothing when the browser is killed while it is offline', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'lectern-profile-'));
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox'],
    });
  try {
    const before = await launch();
    const page = await before.newPage();
    const user = await world.newStudent();
    await signIn(page, user);
    const address = await start(page);
    await before.setOffline(true);
    const first = await answer(page);
    await page.getByText(/Saved on this device only/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Question ${first + 1} of`).waitFor();
    const next = await answer(page);
    await page.getByText(/Saved on this device only/).waitFor();
    killBrowserOf(profile);
    await before.close().catch(() => undefined);

    const after = await launch();
    const again = await after.newPage();
    await again.goto(address);
    // The crash may have ended the session: the same user signs in, and is returned to the attempt.
    const question = again.getByText(/^Question \d+ of/);
    const emailField = again.getByLabel('Email');
    await question.or(emailField).first().waitFor();
    if (await emailField.isVisible()) await fillIn(again, user);
    await question.waitFor();
    await expect.poll(() => isAnswered(again, first), ARRIVES).toBe(true);
    await expect.poll(() => isAnswered(again, next), ARRIVES).toBe(true);
    await palette(again, first).click();
    await saved(again);
    await palette(again, next).click();
    await saved(again);
    await after.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Every process of the browser that has this profile open, like a crash of the machine. */
function killBrowserOf(profile: string): void {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines.filter((entry) => entry.includes(`--user-data-dir=${profile}`))) {
    const pid = Number.parseInt(line, 10);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
