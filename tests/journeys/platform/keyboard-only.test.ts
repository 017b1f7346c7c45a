import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

/** Everything is reachable within this number of tab stops. */
const STOPS_MOST = 80;

const { browser, server } = await testDemo();

type Stop = { readonly name: string; readonly isGrid: boolean; readonly isSeen: boolean };

/** The focused element, and whether the focus is visible: an outline on it or directly around it, in the viewport. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: '', isGrid: false, isSeen: false };
    }
    const labels = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute('aria-label') ?? labels[0]?.innerText ?? element.innerText;
    const frames = [element, element.parentElement, element.parentElement?.parentElement];
    const hasOutline = frames.some((frame) => {
      if (!frame) return false;
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(frame, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    });
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = (hasOutline || element.matches('dialog input')) && bottom > 0 && top < innerHeight;
    return { name: name.trim(), isGrid: element.getAttribute('role') === 'grid', isSeen };
  });

/** Presses Tab until something is reached; meanwhile, the focus is always visible. */
async function reach(page: Page, isIt: (stop: Stop) => boolean, key = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let count = 0; count < STOPS_MOST; count += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop.name !== '') expect(stop, `at “${stop.name}” of ${page.url()}`).toMatchObject({ isSeen: true });
    if (isIt(stop)) return;
    met.push(stop.name);
  }
  throw new Error(`Not reached. Met: ${met.join(' | ')}`);
}

const named = (name: RegExp) => (stop: Stop) => name.test(stop.name);

async function signedIn(role: string): Promise<Page> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await reach(page, named(/^Email/));
  await page.keyboard.type(account?.email ?? '');
  await reach(page, named(/^Password/));
  await page.keyboard.type(account?.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('a student finds a topic, writes a note on a highlight, and takes a quiz up to submission', async () => {
  const page = await signedIn('student');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('trigonom');
  await page
    .getByRole('option', { name: /Trigonometry/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Trigonometry' }).waitFor();

  await page.goto('/subject/mathematics/topic/trigonometry/note');
  await page.getByText('My highlights and notes').waitFor();
  await reach(page, named(/^Select text with the keyboard/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
  await page.keyboard.press('Enter');
  await reach(page, named(/^Add note/));
  await page.keyboard.press('Enter');
  await page.getByLabel('Your note').waitFor();
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Control+Enter');
  await page.getByText('By keys alone').waitFor();
  await expect.poll(async () => (await stopOf(page)).name).toBe('Edit note');

  await page.goto('/subject/mathematics/topic/trigonometry');
  await page.getByRole('link', { name: /Practice quiz/ }).waitFor();
  await reach(page, named(/^Practice quiz/));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await reach(page, named(/^Start/));
  await page.keyboard.press('Enter');
  const number = page.getByRole('heading', { level: 2, name: /^Question \d+ of \d+$/ });
  await number.waitFor();
  const [, count = '0'] = / of (\d+)/.exec(await number.innerText()) ?? [];
  for (let at = 1; at <= Number(count); at += 1) {
    await page.getByRole('heading', { level: 2, name: `Question ${at} of ${count}` }).waitFor();
    // The focus is on the question, and Tab moves on whatever its type.
    await expect.poll(async () => (await stopOf(page)).name).toMatch(/^Question/);
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
  }
  await expect.poll(async () => (await stopOf(page)).name).toMatch(/^Submit your answers/);
  await reach(page, named(/^Submit$/));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/view-answer/**');
});

test('an admin selects rows of a list and confirms before they are deleted', async () => {
  const page = await signedIn('admin');
  await page.goto('/admin/topic');
  await page.getByRole('grid').waitFor();
  await reach(page, ({ isGrid }) => isGrid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await reach(page, named(/^Delete/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await stopOf(page)).name).toBe('Delete');
});
