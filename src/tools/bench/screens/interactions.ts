import type { Page } from 'playwright-core';

/** Time between two keys of a fast typist, in milliseconds. */
const TYPING_MS = 80;
/** Time between press and release of a quick tap; without it, both would be in one task, which is unrealistic. */
const PRESS_MS = 60;

/** Prepares the page, and returns the action to measure, which runs none of our code in the page. */
export type Prepare = (page: Page) => Promise<() => Promise<void>>;

/** Waits until the screen is complete, including late content. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator('#main h1').first().waitFor();
  await page.locator('#main .rt-Skeleton').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
}

/** Presses a key where the focus is. */
export const key =
  (name: string): Prepare =>
  async (page) =>
  () =>
    page.keyboard.press(name);

/** Types where the focus is. */
export const typing =
  (text: string): Prepare =>
  async (page) =>
  () =>
    page.keyboard.type(text, { delay: TYPING_MS });

/** Types into a field. */
export const typingIn =
  (selector: string, text: string): Prepare =>
  async (page) => {
    await page.locator(selector).filter({ visible: true }).first().focus();
    return () => page.keyboard.type(text, { delay: TYPING_MS });
  };

/** Presses in the middle of an element, as a finger does. */
export const press =
  (selector: string): Prepare =>
  async (page) => {
    const target = page.locator(selector).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`There is nothing to click: ${selector}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return async () => {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y, { delay: PRESS_MS });
    };
  };
