import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { ROLES, type Role } from '#domain/entities/role.ts';
import type { RouteRow } from '#routes/route-row.ts';
import { ROUTES } from '#routes/table.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { addressesOf } from '../../src/tools/pictures/addresses.ts';
import { axeFindings } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** Every built route, for everybody who may open it, in both themes, without a finding of axe. */
const BUILT = ROUTES.filter(({ view }) => view !== 'unbuilt' && view !== 'redirect' && view !== 'error');
const TOPIC = '/subject/mathematics/topic/quadratic-equations';
/** Areas whose screens are not looked at here yet, but for their frames: each needs content of its own to be led to. */
const NOT_YET = (row: RouteRow): boolean =>
  ['admin', 'teacher'].includes(row.area) ||
  /^\/(classroom|assignment|checkout|user-delete|account|invitation)/.test(row.path);
/** Needs somebody whose profile is not finished. */
const UNFINISHED = ['complete-profile', 'teacher.complete-profile'];

/** Some forty screens, each in both themes. */
const WALK_MS = 300_000;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

async function newPage(viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
  return await context.newPage();
}

async function signIn(page: Page, role: Role): Promise<void> {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${role}.`);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
}

async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Looks at the page in both themes; what is found says where. */
async function lookAt(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html.${colorScheme}`).waitFor();
    found.push(...(await axeFindings(page)).map((finding) => `${name}, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** Begins a quiz, hands it in empty, and leaves the page at its answers; the findings on the way. */
async function walkQuiz(page: Page): Promise<readonly string[]> {
  await page.goto(TOPIC);
  await page.getByRole('link', { name: /Practice/ }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByText('Question 1 of').waitFor();
  const found = [...(await lookAt(page, 'attempt'))];
  await page.getByRole('button', { name: 'Hand in …' }).click();
  found.push(...(await lookAt(page, 'hand-in')));
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.waitForURL('**/view-answer/*');
  return found;
}

/** The addresses that the page leads to. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ pathname }) => pathname));

/** Goes through rows of the route table, filling parameters from the links seen on the way; what is found, and missed. */
async function walkRows(page: Page, rows: readonly RouteRow[]): Promise<{ found: string[]; missed: string[] }> {
  const links = new Set([new URL(page.url()).pathname, ...(await linksOn(page))]);
  const found: string[] = [];
  const missed: string[] = [];
  for (const row of rows.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)) {
    const [address] = addressesOf(row, links);
    if (address === undefined) missed.push(row.id);
    else {
      await page.goto(address.path);
      await settle(page);
      for (const link of await linksOn(page)) links.add(link);
      found.push(...(await lookAt(page, row.id)));
    }
  }
  return { found, missed };
}

/** Where no link of the demo student leads: exams that nobody has made yet, and addresses kept for old bookmarks. */
const NOT_LINKED = [
  'exam.edit',
  'exam.detail',
  'topic.video',
  'topic.flashcard.deck.backup',
  'topic.quiz.view-answer-saq',
  'topic.flashcard.backup',
];

describe.each(ROLES)('for the role %s', (role) => {
  test('every built screen is without a finding', { timeout: WALK_MS, retry: 0 }, async () => {
    const page = await newPage();
    await signIn(page, role);
    const found: string[] = [];
    if (role === 'student') found.push(...(await walkQuiz(page)));
    const rows = BUILT.filter(
      ({ id, access, area }) =>
        access !== 'entry' && mayEnterArea({ userRole: role }, area) && !UNFINISHED.includes(id) && id !== 'front',
    ).filter((row) => !NOT_YET(row));
    // What all see alike is looked at as a student; the others' frames and own areas as themselves.
    const own = rows.filter(({ id, area }) => id === 'home' || !mayEnterArea({ userRole: 'student' }, area));
    const walk = await walkRows(page, role === 'student' ? rows : own);
    found.push(...walk.found);
    if (role === 'student') expect(walk.missed).toEqual(NOT_LINKED);
    await page.goto(role === 'student' ? '/admin' : '/exam');
    await page.getByRole('heading', { name: 'Not for this account' }).waitFor();
    found.push(...(await lookAt(page, 'refused')));
    await page.context().close();
    expect(found).toEqual([]);
  });

  test('the frame and its menus are without a finding, wide and on a phone', async () => {
    const found: string[] = [];
    for (const viewport of [WIDE, PHONE]) {
      const page = await newPage(viewport);
      await signIn(page, role);
      await settle(page);
      if (viewport === WIDE) {
        await page.getByRole('button', { name: 'Wide sidebar' }).click();
        found.push(...(await lookAt(page, 'narrow sidebar')));
      } else found.push(...(await lookAt(page, 'home on a phone')));
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menu').waitFor();
      found.push(...(await lookAt(page, 'account menu')));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Mathematics' }).waitFor();
      found.push(...(await lookAt(page, 'menu')));
      await page.getByRole('combobox').fill('xqxqx');
      await page.getByText('Nothing by that name').waitFor();
      found.push(...(await lookAt(page, 'menu that finds nothing')));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});

test('every built screen for a visitor is without a finding', async () => {
  const page = await newPage();
  const found: string[] = [];
  await page.goto('/blog');
  const walk = await walkRows(
    page,
    BUILT.filter((row) => row.access !== 'member' && !NOT_YET(row)),
  );
  expect(walk.missed).toEqual([]);
  found.push(...walk.found);
  await page.goto('/no/such/page');
  await settle(page);
  found.push(...(await lookAt(page, 'unknown address')));
  await page.context().close();
  expect(found).toEqual([]);
});

test('a form with mistakes, and the profile of somebody new, are without a finding', async () => {
  const page = await newPage(PHONE);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const found = [...(await lookAt(page, 'register with mistakes'))];
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password').fill('seven quiet herons');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/complete-profile');
  await settle(page);
  found.push(...(await lookAt(page, 'complete-profile')));
  await page.context().close();
  expect(found).toEqual([]);
});
