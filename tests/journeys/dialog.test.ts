import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { DIALOG_WIDTH_EM, MODAL_LAYER, OVERLAY_LAYER } from '#domain/limits.ts';
import { type Journey, journeyPaths, walk } from '../support/journey.ts';
import { type JourneyWorld, PASSWORD, startJourneyWorld, unlistedThings } from '../support/journey-world.ts';

/** A dialog over the page, and what is said at the page's edge. */
const model = createMachine({
  initial: 'seeHome',
  states: {
    seeHome: { on: { 'I.openTheMessages': 'seeTheDialog', 'I.loseTheNetwork': 'seeOneNetworkError' } },
    seeTheDialog: {
      on: {
        'I.pressDone': 'seeThePageAgain',
        'I.pressClose': 'seeThePageAgain',
        'I.pressEscape': 'seeThePageAgain',
        'I.pressOutside': 'seeThePageAgain',
        'I.walkThroughItWithTheTabKey': 'seeTheDialog',
      },
    },
    seeThePageAgain: {},
    seeOneNetworkError: { on: { 'I.pointAtIt': 'seeThatItStays', 'I.waitForItsEnd': 'seeNoMessage' } },
    seeThatItStays: { on: { 'I.pointElsewhere': 'seeNoMessage' } },
    seeNoMessage: { on: { 'I.openTheMessages': 'seeThatItCanBeReadAgain' } },
    seeThatItCanBeReadAgain: {},
  },
});

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

function journey(page: Page): Journey<string, string> {
  const dialog = page.getByRole('dialog', { name: 'Messages' });
  const toasts = page.locator('[data-sonner-toast]');
  return {
    does: {
      'I.openTheMessages': async () => {
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Messages' }).click();
      },
      'I.pressDone': () => page.getByRole('button', { name: 'Done' }).click(),
      'I.pressClose': () => page.getByRole('button', { name: 'Close' }).click(),
      'I.pressEscape': () => page.keyboard.press('Escape'),
      'I.pressOutside': () => page.mouse.click(5, 5),
      'I.walkThroughItWithTheTabKey': async () => {
        for (let n = 0; n < 5; n += 1) {
          await page.keyboard.press('Tab');
          expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        }
      },
      'I.loseTheNetwork': async () => {
        await page.route('**/graphql', (route) => route.abort());
        await page.evaluate(() => {
          for (let n = 0; n < 5; n += 1) document.dispatchEvent(new Event('visibilitychange'));
        });
        await page
          .getByRole('link')
          .filter({ hasText: /Physics/ })
          .first()
          .click();
      },
      'I.pointAtIt': () => toasts.first().hover(),
      'I.pointElsewhere': () => page.mouse.move(5, 600),
      'I.waitForItsEnd': async () => undefined,
    },
    sees: {
      seeTheDialog: async () => {
        await dialog.waitFor();
        const look = await dialog.evaluate((element) => {
          const { width, zIndex, fontSize } = getComputedStyle(element);
          const overlay = element.previousElementSibling;
          return {
            em: Number.parseFloat(width) / Number.parseFloat(fontSize),
            zIndex,
            overlay: overlay === null ? '' : getComputedStyle(overlay).zIndex,
            hasFocus: element.contains(document.activeElement),
          };
        });
        expect(look.em).toBeCloseTo(DIALOG_WIDTH_EM, 1);
        expect(look.zIndex).toBe(String(MODAL_LAYER));
        expect(look.overlay).toBe(String(OVERLAY_LAYER));
        expect(look.hasFocus).toBe(true);
      },
      seeThePageAgain: async () => {
        await dialog.waitFor({ state: 'detached' });
        const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        expect(focused).toMatch(/^Account of/);
      },
      seeOneNetworkError: async () => {
        await toasts.first().waitFor();
        expect(await toasts.count()).toBe(1);
        expect(await toasts.first().textContent()).toBe('Network error');
      },
      seeThatItStays: async () => {
        await page.waitForTimeout(3_500);
        expect(await toasts.count()).toBe(1);
      },
      seeNoMessage: () => toasts.first().waitFor({ state: 'detached', timeout: 4_000 }),
      seeThatItCanBeReadAgain: () => dialog.getByText('Network error').waitFor(),
    },
  };
}

test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
  const person = await world.newStudent();
  const window = await world.open('/login');
  const { page, context, problems } = window;
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await walk(path, journey(page));
  expect(problems).toEqual([]);
  expect(await unlistedThings(window)).toEqual([]);
  await context.close();
});
