import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything is reachable within this number of tab stops. */
const STOPS_MOST = 80;

export type Stop = { readonly name: string; readonly isGrid: boolean; readonly isSeen: boolean };

/** The focused element, and whether the focus is visible: an outline on it or directly around or in it, in the viewport. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // A navigation puts the focus on the heading without a ring: it is where Tab continues from, not a stop.
    if (!(element instanceof HTMLElement) || element === document.body || element.matches('#main, #main h1')) {
      return { name: '', isGrid: false, isSeen: false };
    }
    const labels = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute('aria-label') ?? labels[0]?.innerText ?? element.innerText;
    const frames = [element, element.firstElementChild, element.parentElement, element.parentElement?.parentElement];
    const hasOutline = frames.some((frame) => {
      if (!frame) return false;
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(frame, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    });
    const { top, bottom } = element.getBoundingClientRect();
    // The button in a date field that opens the calendar has the browser's own ring, which can't be read here.
    const isRinged = hasOutline || element.matches('dialog input, input[type="datetime-local"]');
    const isSeen = isRinged && bottom > 0 && top < innerHeight;
    return { name: name.trim(), isGrid: element.getAttribute('role') === 'grid', isSeen };
  });

/** The focused element, whose focus has to be visible, within a second where a screen that is still loading moves it. */
async function seenStop(page: Page): Promise<Stop> {
  let stop = await stopOf(page);
  if (stop.name === '' || stop.isSeen) return stop;
  const message = `at “${stop.name}” of ${page.url()}`;
  await expect
    .poll(
      async () => {
        stop = await stopOf(page);
        return stop;
      },
      { message, timeout: 1_000 },
    )
    .toMatchObject({ isSeen: true });
  return stop;
}

/** Presses Tab until something is reached; meanwhile, the focus is always visible. */
export async function reach(page: Page, isIt: (stop: Stop) => boolean, key = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let count = 0; count < STOPS_MOST; count += 1) {
    await page.keyboard.press(key);
    const stop = await seenStop(page);
    if (isIt(stop)) return;
    met.push(stop.name);
  }
  throw new Error(`Not reached. Met: ${met.join(' | ')}`);
}

/** A condition for `reach`: the accessible name matches. */
export const named = (name: RegExp) => (stop: Stop) => name.test(stop.name);
