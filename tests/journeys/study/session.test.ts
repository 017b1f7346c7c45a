import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JourneyWorld, startJourneyWorld, type TestAccount } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world.close());

async function signIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const stepText = (page: Page): Promise<string> => page.getByText(/^Step \d+ of \d+$/).innerText();

/** Does what the step on the screen asks for, and waits for the next one or the end. */
async function doStep(page: Page): Promise<void> {
  const before = await stepText(page);
  const main = page.getByRole('main');
  const isOver = async (): Promise<boolean> => (await page.getByText(before, { exact: true }).count()) === 0;
  if ((await main.getByRole('button', { name: 'Show answer' }).count()) > 0) {
    while (!(await isOver())) {
      await main.getByRole('button', { name: 'Show answer' }).click();
      await main.getByRole('button', { name: /^Easy/ }).click();
      await expect
        .poll(async () => (await isOver()) || (await main.getByRole('button', { name: 'Show answer' }).count()) > 0)
        .toBe(true);
    }
    return;
  }
  const radio = main.locator('fieldset input[type="radio"]').first();
  if ((await radio.count()) > 0) {
    await radio.check();
    await main.getByText('Saved', { exact: true }).waitFor();
  }
  await main
    .getByRole('button', { name: /^(Continue|Skip|I’ve read this)$/ })
    .last()
    .click();
  await expect.poll(isOver).toBe(true);
}

test('a session starts on home, pauses, continues, and ends with what has changed', async () => {
  const account = await world.newStudent();
  const { page, context, problems } = await world.open('/login');
  await signIn(page, account);
  const card = page.getByRole('region', { name: 'Today’s session' });
  await card.getByRole('listitem').first().waitFor();
  await shot(page, 'home');
  await card.getByRole('link', { name: /^Start today’s session · \d+ min$/ }).click();
  await page.waitForURL('**/session');
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await shot(page, 'step');
  await doStep(page);
  const second = await stepText(page);
  expect(second).toMatch(/^Step 2 of/);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  await shot(page, 'paused');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await card.getByText(/^1 of \d+ steps done$/).waitFor();
  await card.getByRole('link', { name: /^Continue today’s session/ }).click();
  await page.getByText(second, { exact: true }).waitFor();

  while ((await page.getByText(/^Step \d+ of \d+$/).count()) > 0) {
    await shot(page, (await stepText(page)).replaceAll(' ', '-'));
    await doStep(page);
    await expect
      .poll(
        async () =>
          (await page.getByText(/^Step \d+ of \d+$/).count()) +
          (await page.getByRole('heading', { name: 'What changed' }).count()),
      )
      .toBeGreaterThan(0);
  }
  await page.getByRole('heading', { name: 'Session finished' }).waitFor();
  await page.getByRole('heading', { name: 'What changed' }).waitFor();
  await page.getByRole('heading', { name: 'Tomorrow' }).waitFor();
  await shot(page, 'finished');
  // A reload shows the same result, and home says that today is done.
  await page.reload();
  await page.getByRole('heading', { name: 'Session finished' }).waitFor();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await card.getByText('You’ve finished today’s session.').waitFor();
  await card.getByText(/1 day in a row/).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a session continues offline after a reload, and everything is sent once the network returns', async () => {
  const account = await world.newStudent();
  const { page, context } = await world.open('/login', { serviceWorkers: 'allow' });
  await signIn(page, account);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto('/session');
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await doStep(page);
  const second = await stepText(page);
  // What was just answered is stored on the device in the background.
  await expect
    .poll(() =>
      world.database.query('select 1 from study_sessions where cardinality(done) = 1').then(({ rowCount }) => rowCount),
    )
    .toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(second, { exact: true }).waitFor();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^(Continue|Skip|I’ve read this)$/ })
    .last()
    .click();
  await page.getByText(/^Step 3 of \d+$/).waitFor();
  await page.reload();
  await page.getByText(/^Step 3 of \d+$/).waitFor();
  while ((await page.getByText(/^Step \d+ of \d+$/).count()) > 0) {
    const before = await stepText(page);
    await main
      .getByRole('button', { name: /^(Continue|Skip|I’ve read this)$/ })
      .last()
      .click();
    await expect.poll(() => page.getByText(before, { exact: true }).count()).toBe(0);
  }
  await page.getByRole('heading', { name: 'All steps done' }).waitFor();
  await page.getByText(/You’re offline. Everything is saved on this device/).waitFor();
  await shot(page, 'waiting');

  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Session finished' }).waitFor();
  await context.close();
});
