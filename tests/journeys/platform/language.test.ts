import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type JourneyWorld,
  startJourneyWorld,
  unlistedStoredData,
  type Window,
} from '../../support/browser/journey-world.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function signIn({ page }: Window, words: { email: string; password: string; button: string }): Promise<void> {
  const user = await world.newStudent();
  await page.getByLabel(words.email).fill(user.email);
  await page.getByLabel(words.password).fill(user.password);
  await page.getByRole('button', { name: words.button, exact: true }).click();
}

const GERMAN = { email: 'E-Mail', password: 'Passwort', button: 'Anmelden' };

test('a German browser shows German, until English is chosen, which the account keeps', async () => {
  const window = await world.open('/login', { locale: 'de-DE' });
  const { page, problems } = window;
  expect(await languageOf(page)).toBe('de');
  expect(await page.title()).toBe('Anmelden · Lectern');

  await page.getByLabel(GERMAN.email).fill('kein Name');
  await page.getByRole('button', { name: GERMAN.button, exact: true }).click();
  await page.getByText('Ungültige E-Mail-Adresse').waitFor();

  await signIn(window, GERMAN);
  await page.getByRole('heading', { name: 'Willkommen, Ada' }).waitFor();
  await page.getByRole('heading', { name: 'Fächer', level: 2 }).last().waitFor();
  expect(await page.title()).toBe('Startseite · Lectern');

  // Set on the element that a reload would replace.
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await page.getByRole('button', { name: 'Konto: Ada Brook' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.getByRole('heading', { name: 'Subjects', level: 2 }).last().waitFor();
  expect(await page.title()).toBe('Home · Lectern');
  expect(await languageOf(page)).toBe('en');
  expect(await page.locator('[data-not-reloaded]').count()).toBe(1);

  // The browser's stored choice is deleted; the account still has it.
  await page.evaluate(() => localStorage.removeItem('lectern.language'));
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await languageOf(page)).toBe('en');
  expect(await unlistedStoredData(window)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a visitor chooses on the sign-in page, and the browser remembers it', async () => {
  const window = await world.open('/login');
  const { page, problems } = window;
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await page.goto('/');
  await page.getByText('Lernen.', { exact: true }).waitFor();
  expect(await languageOf(page)).toBe('de');
  expect(await unlistedStoredData(window)).toEqual([]);
  expect(problems).toEqual([]);
});

test('an undecodable address gets the product’s error page', async () => {
  const { page } = await world.open('/');
  const answer = await page.goto('/%E0%A4%A');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['content-security-policy']).toBeTruthy();
  await page.getByRole('heading', { name: 'Page Not Found: /%E0%A4%A' }).waitFor();
});
