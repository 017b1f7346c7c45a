import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { startDemoServer } from '../../support/servers/demo-server.ts';
import { type RunningServer, startServer } from '../../support/servers/running-server.ts';

const TOPIC = '/subject/mathematics/topic/quadratic-equations';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

async function signIn(page: Page): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'student');
  await page.goto('/login');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

/** Everything that only this device has. */
const unsent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stored = Object.keys(localStorage).filter((key) => /^lectern\.(review|mark|place)\//.test(key)).length;
    const answers = await new Promise<number>((count, failed) => {
      const opening = indexedDB.open('lectern.answers');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        const { result } = opening;
        if (!result.objectStoreNames.contains('answers')) return count(0);
        const counting = result.transaction('answers').objectStore('answers').count();
        counting.onsuccess = () => {
          result.close();
          count(counting.result);
        };
      };
    });
    return stored + answers;
  });

const answered = (page: Page): Promise<number> => page.getByRole('button', { name: /^Question \d+, answered/ }).count();

/** Goes to the first multiple choice question, and selects the choice at this index. */
async function choose(page: Page, index: number): Promise<void> {
  const main = page.getByRole('main');
  const choices = main.locator('fieldset input[type="radio"]');
  while ((await choices.count()) === 0) {
    const title = await main.getByText(/^Question \d+ of \d+$/).innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await main.getByText(title).waitFor({ state: 'detached' });
  }
  await choices.nth(index).check();
}

test('opened screens keep working without the network and without the server, and everything is sent once', async () => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page);
  // The application is cached some time after the first screen of a signed-in user.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await page.goto(`${TOPIC}/note`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const note = page.url();
  await page.goto(`${TOPIC}/flashcard/deck`);
  await page.getByRole('link', { name: 'Study Quadratics by heart' }).click();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  const deck = page.url();
  await page.goto(TOPIC);
  await page
    .getByRole('link', { name: /Practice/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Start quiz|Continue quiz|Start again)$/ }).click();
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  const attempt = page.url();
  await choose(page, 0);
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
  const before = await answered(page);
  await expect.poll(() => unsent(page)).toBe(0);

  const { dataDir } = server;
  const port = new URL(server.url).port;
  await server.kill();
  await context.setOffline(true);

  // The acknowledged answer is still shown; another one is given.
  await page.goto(attempt);
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  expect(await answered(page)).toBe(before);
  await page.getByText('You’re offline. Your work is saved on this device.').waitFor();
  await choose(page, 1);
  await page.getByText(/Saved on this device only/).waitFor();

  await page.goto(note);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.mouse.wheel(0, 2_000);

  await page.goto(deck);
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.keyboard.press('3');
  await page.getByText(/1 review is saved on this device only/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  expect(await unsent(page)).toBeGreaterThanOrEqual(2);

  // Screens that were not opened before are unavailable, which is shown.
  await page.goto('/exam');
  await page.getByRole('heading', { level: 1 }).waitFor();

  server = await startServer({ dataDir, env: { PORT: port } });
  await context.setOffline(false);
  await page.goto(deck);
  await expect.poll(() => unsent(page), { timeout: 30_000 }).toBe(0);
  await page.goto(attempt);
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  expect(await page.locator('main fieldset input[type="radio"]').nth(1).isChecked()).toBe(true);
  expect(await answered(page)).toBe(before);

  // Nothing of it is left for the next user.
  await page.goto('/home');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(left).not.toContain('lectern.kept');
  expect(problems).toEqual([]);
  await context.close();
});
