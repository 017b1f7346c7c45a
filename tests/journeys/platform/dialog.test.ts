import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { DIALOG_WIDTH_EM, MODAL_LAYER, OVERLAY_LAYER } from '#domain/platform/screen.limits.ts';
import { type Journey, journeyPaths, walk } from '../../support/browser/journey.ts';
import {
  type JourneyWorld,
  PASSWORD,
  startJourneyWorld,
  unlistedStoredData,
} from '../../support/browser/journey-world.ts';

/** A dialog over the page, opened from a menu, by keyboard and on a phone. */
const model = createMachine({
  initial: 'seeHome',
  states: {
    seeHome: {
      on: {
        'I.openTheMessages': 'seeTheDialog',
        'I.openTheMessagesByKey': 'seeTheDialogOverTheHeading',
        'I.openTheMessagesOnAPhone': 'seeTheDialogWithinThePhone',
      },
    },
    seeTheDialogOverTheHeading: { on: { 'I.pressEscape': 'seeTheHeadingAgain' } },
    seeTheHeadingAgain: {},
    seeTheDialogWithinThePhone: { on: { 'I.pressDone': 'seeThePageAgain' } },
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
  },
});

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

function journey(page: Page): Journey<string, string> {
  const dialog = page.getByRole('dialog', { name: 'Recent messages' });
  return {
    does: {
      'I.openTheMessages': async () => {
        await page.getByRole('button', { name: /^Account:/ }).click();
        await page.getByRole('menuitem', { name: 'Recent messages' }).click();
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
      'I.openTheMessagesByKey': async () => {
        // The shortcut belongs to the members' layout, which replaces the sign-in page after the address changed.
        await page.getByRole('button', { name: /^Account:/ }).waitFor();
        await page.locator('h1').focus();
        await page.keyboard.press('Alt+M');
      },
      'I.openTheMessagesOnAPhone': async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.getByRole('button', { name: /^Account:/ }).click();
        await page.getByRole('menuitem', { name: 'Recent messages' }).click();
      },
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
        expect(focused).toMatch(/^Account:/);
      },
      seeTheDialogOverTheHeading: () => dialog.waitFor(),
      seeTheHeadingAgain: async () => {
        await dialog.waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      },
      seeTheDialogWithinThePhone: async () => {
        await dialog.getByRole('button', { name: 'Done' }).waitFor();
        const box = await dialog.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      },
    },
  };
}

test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
  const user = await world.newStudent();
  const window = await world.openAgain('/login');
  const { page, problems } = window;
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  await walk(path, journey(page));
  expect(problems).toEqual([]);
  expect(await unlistedStoredData(window)).toEqual([]);
});
