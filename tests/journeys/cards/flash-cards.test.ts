import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { type JourneyWorld, startJourneyWorld, unlistedStoredData } from '../../support/browser/journey-world.ts';

const TOPIC = '/subject/mathematics/topic/quadratic-equations';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world.close());

async function signIn(page: Page): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'student');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

const stored = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lectern.review/')).length);

describe('flash cards', () => {
  test('are reviewed by keyboard, also offline, and nothing is lost', async () => {
    const window = await world.open('/login', { serviceWorkers: 'allow' });
    const { page, context, problems } = window;
    await signIn(page);
    await page.goto(`${TOPIC}/flashcard/deck`);
    await page.getByRole('link', { name: 'Study Quadratics by heart' }).click();
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Good/ }).waitFor();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    await expect.poll(() => stored(page)).toBe(0);

    await context.setOffline(true);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Good/ }).waitFor();
    await page.keyboard.press('1');
    await page.getByText(/1 review is saved on this device only/).waitFor();
    expect(await stored(page)).toBe(1);
    expect(await unlistedStoredData(window)).toEqual([]);

    // A reload during the review: the device still has the review, and sends it.
    await context.setOffline(false);
    await page.reload();
    await page
      .getByRole('heading', { name: /Quadratics by heart|Done for now/ })
      .first()
      .waitFor();
    await expect.poll(() => stored(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a user’s own card is created, found in their deck and deleted', async () => {
    const { page, context } = await world.open('/login');
    await signIn(page);
    await page.goto(`${TOPIC}/flashcard/deck`);
    await page.getByRole('button', { name: 'Create card' }).click();
    await page.getByLabel('Card type').selectOption('cloze');
    await page.getByLabel('Text').fill('A parabola has {{c1::one}} vertex and {{c2::one}} axis.');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('link', { name: 'Browse My cards' }).click();
    await page.getByText('Card 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('heading', { name: 'No cards yet' }).waitFor();
    await context.close();
  });

  test('and the plan up to an exam are reachable from home', async () => {
    const { page, context } = await world.open('/login');
    await signIn(page);
    const screens: readonly (readonly [string, string])[] = [
      ['/home', 'This week'],
      ['/home?plan', 'Coming days'],
      [`${TOPIC}/flashcard/deck`, 'Quadratics by heart'],
      [`${TOPIC}/flashcard/flash2`, 'All cards'],
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [address, heading] of screens) {
        await page.goto(address);
        await page.getByRole('heading', { name: heading }).waitFor();
        expect(await axeFindings(page), `${address} ${colorScheme}`).toEqual([]);
      }
      await page.goto(`${TOPIC}/flashcard/deck`);
      await page.getByRole('link', { name: 'Study Quadratics by heart' }).click();
      await page.getByRole('button', { name: 'Show answer' }).click();
      await page.getByRole('button', { name: /^Good/ }).waitFor();
      expect(await axeFindings(page), `review ${colorScheme}`).toEqual([]);
    }
    await page.goto('/home?plan');
    await page.locator('input').and(page.getByLabel('Minutes per day')).fill('3');
    await page.getByRole('button', { name: 'Save plan' }).click();
    expect(await page.locator('input').and(page.getByLabel('Minutes per day')).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await page.locator('input').and(page.getByLabel('Minutes per day')).fill('45');
    await page.getByLabel('Sunday').check();
    await page.getByRole('button', { name: 'Save plan' }).click();
    await page.getByText('Plan updated.').first().waitFor();
    await page.getByText('Day off').first().waitFor();
    await context.close();
  });
});
