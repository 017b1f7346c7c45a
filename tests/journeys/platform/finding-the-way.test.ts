import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CONSENT_KEY } from '#client/users/consent/stored-consent.ts';
import { CONSENT_VERSION, type StoredConsent, writeConsent } from '#domain/users/consent/consent.schema.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const PASSWORD = 'study-with-lectern';

const { browser, server } = await testDemo();

async function newPage(width = 360): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: server.url,
    viewport: { width, height: 640 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return await context.newPage();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('student@lectern.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillIn(page);
  await page.waitForURL('**/home');
  await physicsCard(page).waitFor();
}

/** The card of the subject; other links of home name it too. */
const physicsCard = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Physics/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a visitor sent to sign in returns to the requested page', async () => {
  const page = await newPage();
  await page.goto('/subject/mathematics/topic/trigonometry?from=letter');
  await page.waitForURL('**/login');
  await fillIn(page);
  await heading(page, 'Trigonometry').waitFor();
  expect(new URL(page.url()).search).toBe('?from=letter');
  await page.waitForFunction(() => document.title === 'Trigonometry · Mathematics · Lectern');
});

test('the first Tab key reaches the skip link', async () => {
  const page = await newPage();
  await signIn(page);
  await page.reload();
  await physicsCard(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a navigation goes to the top and to the heading, and back to the previous position, however late the data', async () => {
  const page = await newPage();
  await signIn(page);
  // Later content would make the page longer and move the position.
  await page.waitForLoadState('networkidle');
  const physics = physicsCard(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => scrollY > 400);
  // Scrolled into view as far as a click needs it: the click itself must not scroll the page any further.
  await physics.click({ trial: true });
  const before = await scrolled(page);
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await physics.click();
  await heading(page, 'Physics').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await heading(page, 'Welcome').waitFor();
  await page.waitForFunction((requested) => Math.abs(scrollY - requested) < 2, before, { timeout: 10_000 });
});

/** As the banner stores it: recent searches are only stored if preferences are allowed. */
const allowPreferences = (page: Page) => {
  const stored: StoredConsent = {
    ...{ id: randomUUID(), consentId: randomUUID(), version: CONSENT_VERSION, way: 'settings' },
    ...{ preferences: true, statistics: false, chosenAt: new Date().toISOString(), isRecorded: false },
  };
  return page.evaluate(([key, text]) => localStorage.setItem(key, text), [CONSENT_KEY, writeConsent(stored)] as const);
};

test('the command menu opens by its shortcut, announces its selection, and returns the focus', async () => {
  const page = await newPage(1280);
  await signIn(page);
  const link = physicsCard(page);
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.getByRole('option', { name: 'Mathematics' }).waitFor();
  await page.keyboard.type('trgn');
  const option = page.getByRole('option', { name: /Trigonometry/ });
  await option.waitFor();
  await page.getByText('1 result').waitFor();
  const id = await option.getAttribute('id');
  await page.locator(`[role="combobox"][aria-activedescendant="${id}"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Physics');

  await allowPreferences(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trig');
  await option.waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Trigonometry').waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Trigonometry');
});

test('the sidebar stays as it was left, and is hidden during a quiz', async () => {
  const page = await newPage(1280);
  await signIn(page);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Physics' }).waitFor();
  await page.getByRole('button', { name: 'Expand sidebar' }).press('Enter');
  await sidebar.getByRole('link', { name: 'Physics' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar', pressed: false }).waitFor();
  await page.goto('/subject/mathematics/topic/quadratic-equations');
  await page.getByRole('link', { name: /Practice/ }).click();
  await page.getByRole('button', { name: /^Start|^Continue quiz/ }).click();
  await page.getByText('Question 1 of').waitFor();
  expect(await sidebar.count()).toBe(0);
  await page.goBack();
  await sidebar.waitFor();
});

test('a dark page is dark before the first script has loaded', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Use dark appearance' }).click();
  await page.locator('html.dark').waitFor();
  let held = 0;
  await page.route('**/assets/*.js', (route) => {
    held += 1;
    return route.abort();
  });
  await page.goto('/', { waitUntil: 'load' });
  const look = await page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, colorScheme };
  });
  expect(look).toEqual({ backgroundColor: 'rgb(23, 22, 18)', colorScheme: 'dark' });
  expect(held).toBeGreaterThan(0);
});

test('a failure shows its reference, and retrying recovers', async () => {
  const page = await newPage();
  await signIn(page);
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'request-77', 'content-type': 'application/json' },
      body: JSON.stringify({ errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }] }),
    }),
  );
  await page.evaluate(() => history.pushState(null, '', '/subject/mathematics/topic/trigonometry/quiz'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await heading(page, 'Internal Server Error').waitFor();
  await page.getByText('request-77').waitFor();
  expect(await page.getByRole('main').count()).toBe(1);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Quizzes').waitFor();
});

test('a note is printed as pages', async () => {
  const page = await newPage(1280);
  await signIn(page);
  await page.goto('/subject/biology/topic/cells-and-membranes/note');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('table').first().waitFor();
  const printed = page.pdf({ format: 'A4' }).then(({ length }) => length);
  const never = new Promise<number>((resolve) => setTimeout(() => resolve(0), 20_000));
  expect(await Promise.race([printed, never])).toBeGreaterThan(10_000);
});
