import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../support/browser/axe.ts';
import {
  type JourneyWorld,
  startJourneyWorld,
  type TestAccount,
  unlistedStoredData,
} from '../../support/browser/journey-world.ts';

const AUDIO = '/subject/physics/topic/motion-and-forces/audio';
const VIDEO = '/subject/mathematics/topic/quadratic-equations/video';
const FILES = '**/media/files/**';
const MEDIA = join(import.meta.dirname, '../../../src/server/demo/media');

/** When a sentence of the captions starts, in seconds. */
function startOf(captions: string, sentence: string): number {
  const cue = readFileSync(join(MEDIA, captions), 'utf8')
    .split('\n\n')
    .find((text) => text.includes(sentence));
  const [, minutes, seconds] = /^(\d+):([\d.]+) -->/.exec(cue ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
const SECOND_LAW_S = startOf('newtons-laws.en.vtt', 'The second law');
const VERTEX_S = startOf('completing-the-square.en.vtt', 'That is the vertex');

let world: JourneyWorld;

beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world.close());

type Visit = { readonly page: Page; readonly context: BrowserContext; readonly problems: readonly string[] };

async function signIn({ page }: Visit, { email, password }: TestAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

async function student(): Promise<Visit> {
  const visit = await world.open('/login', { serviceWorkers: 'allow', reducedMotion: 'no-preference' });
  await signIn(visit, await world.newStudent());
  return visit;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** Seconds, from the player's slider. */
const positionIn = async (page: Page): Promise<number> =>
  Number(await page.getByLabel('Position', { exact: true }).inputValue());
const reaches = (page: Page, seconds: number) =>
  expect.poll(() => positionIn(page), { timeout: 15_000 }).toBeGreaterThan(seconds);

describe('listening', () => {
  it('continues while the student reads, and on the next visit from the saved position', async () => {
    const visit = await student();
    const { page, context } = visit;
    await page.goto(AUDIO);
    await page.getByRole('button', { name: /The second law/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Play');
    await reaches(page, 1);
    await page.getByRole('button', { name: /The second law/ }).click();
    await reaches(page, SECOND_LAW_S);

    await page.getByRole('link', { name: 'Motion and Forces' }).click();
    const mini = page.getByRole('region', { name: 'Audio player' });
    await mini.waitFor();
    const before = await positionIn(page);
    await reaches(page, before + 1);
    expect(await axeFindings(page)).toEqual([]);

    await mini.getByRole('link', { name: /^Newton/ }).click();
    await mini.waitFor({ state: 'detached' });
    await reaches(page, before + 2);
    const last = await positionIn(page);
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
    await reaches(page, last - 2);
    expect(await positionIn(page)).toBeLessThan(last + 15);
    expect(visit.problems).toEqual([]);
    expect(await unlistedStoredData(visit)).toEqual([]);
    await context.close();
  });

  it('pauses when another tab plays, and when a quiz starts', async () => {
    const { page, context } = await student();
    await page.goto(AUDIO);
    await press(page, 'Play');
    await reaches(page, 0.5);
    const other = await context.newPage();
    await other.goto(VIDEO);
    await press(other, 'Play');
    await reaches(other, 0.5);
    await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();

    await press(page, 'Play');
    await other.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Motion and Forces' }).click();
    await page.getByRole('link', { name: /Practice quiz/ }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByText(/^Question 1 of/).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Audio player' }).count()).toBe(0);
    await context.close();
  });
});

describe('watching', () => {
  it('works by keyboard, with captions and a searchable transcript', async () => {
    const { page, context, problems } = await student();
    await page.goto(VIDEO);
    await press(page, 'Play');
    await page.locator('p', { hasText: 'with one example' }).first().waitFor();
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
    const before = await positionIn(page);
    await page.keyboard.press('l');
    await expect.poll(() => positionIn(page)).toBeCloseTo(before + 10, 0);
    await page.keyboard.press('c');
    await expect.poll(() => page.getByRole('switch', { name: 'Captions' }).isChecked()).toBe(false);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Unmute' }).waitFor();
    await page.keyboard.press('>');
    await page.getByRole('combobox', { name: 'Speed' }).filter({ hasText: '1.25' }).waitFor();

    await page.getByLabel('Search transcript').fill('vertex');
    await page.getByText('1 result').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /That is the vertex/ }).click();
    await expect.poll(() => positionIn(page)).toBeGreaterThan(VERTEX_S - 1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('continues in picture-in-picture with its captions, and returns from it', async () => {
    const { page, context, problems } = await student();
    await page.goto(VIDEO);
    await press(page, 'Play');
    await reaches(page, 0.5);
    const [small] = await Promise.all([context.waitForEvent('page'), press(page, 'Picture in picture')]);
    await small.locator('p', { hasText: 'with one example' }).waitFor();
    await page.getByText('Playing in picture-in-picture.').waitFor();
    const before = await positionIn(small);
    await reaches(small, before + 1);
    await small.getByRole('button', { name: 'Pause', exact: true }).press('Space');
    await small.getByRole('button', { name: 'Play', exact: true }).press('Space');
    await reaches(small, before + 2);

    await small.close();
    await page.getByText('Playing in picture-in-picture.').waitFor({ state: 'detached' });
    await reaches(page, before + 3);
    await press(page, 'Picture in picture');
    await expect.poll(() => context.pages().length).toBe(2);
    await page.getByRole('link', { name: 'Quadratic Equations' }).click();
    await expect.poll(() => context.pages().length).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('requests a new address silently when the old one has expired, and reports a broken file', async () => {
    const { page, context } = await student();
    let refusals = 1;
    let requested = 0;
    await context.route(FILES, async (route) => {
      requested += 1;
      refusals -= 1;
      if (refusals >= 0) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.goto(VIDEO);
    await press(page, 'Play');
    await reaches(page, 0.5);
    expect(requested).toBeGreaterThan(1);

    refusals = Number.POSITIVE_INFINITY;
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/can’t be played/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    refusals = 0;
    await press(page, 'Try again');
    await reaches(page, 0.5);
    await context.close();
  });
});

describe('shorts', () => {
  it('appear one at a time, initially muted, and only nearby ones are loaded', async () => {
    const { page, context, problems } = await student();
    await page.goto('/shorts');
    await page.getByText('1 of 4').waitFor();
    const films = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('video')].map(({ muted, paused, preload }) => ({ muted, paused, preload })),
      );
    await expect.poll(films).toEqual([
      { muted: true, paused: false, preload: 'auto' },
      { muted: true, paused: true, preload: 'metadata' },
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('group', { name: 'Use the arrow keys' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('2 of 4').waitFor();
    await page.keyboard.press('m');
    await expect.poll(async () => (await films()).every(({ muted }) => !muted)).toBe(true);
    await page.keyboard.press('m');
    await expect.poll(async () => (await films()).map(({ paused }) => paused)).toEqual([true, false, true]);
    const shown = page.locator('article:not([inert])');
    await shown.getByRole('button', { name: 'Unmute' }).click();
    await expect.poll(async () => (await films()).every(({ muted }) => !muted)).toBe(true);
    await shown.getByRole('link', { name: /^Go to/ }).click();
    await page.waitForURL('**/topic/**');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('wait for a click if the user prefers reduced motion', async () => {
    const { page, context } = await student();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/subject/physics/topic/motion-and-forces/shorts');
    await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await press(page, 'Play');
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
