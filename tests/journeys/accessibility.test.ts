import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { ROLES, type Role } from '#domain/entities/role.ts';
import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** Every built route, for everybody who may open it, in both themes, without a finding of axe. */
const BUILT = ROUTES.filter(({ view }) => view !== 'unbuilt' && view !== 'redirect' && view !== 'error');
const TOPIC = '/subject/mathematics/topic/quadratic-equations';
/** Needs somebody whose profile is not finished. */
const UNFINISHED = ['complete-profile', 'teacher.complete-profile'];

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
async function walkQuiz(page: Page): Promise<{ readonly found: readonly string[]; readonly params: Params }> {
  await page.goto(TOPIC);
  await page.getByRole('link', { name: /Practice/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Question 1 of').waitFor();
  const found = [...(await lookAt(page, 'attempt'))];
  await page.getByRole('button', { name: 'Hand in …' }).click();
  found.push(...(await lookAt(page, 'hand-in')));
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand in now?' });
  await dialog.waitFor();
  found.push(...(await lookAt(page, 'hand-in dialog')));
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.waitForURL('**/view-answer/*');
  const [, , subject = '', , topic = '', , id = '', , id2 = ''] = new URL(page.url()).pathname.split('/');
  return { found, params: { subject, topic, id, id2 } };
}

type Params = Readonly<Record<string, string>>;

/** An address of a route; a parameter that nobody can fill is a route this test has to learn about. */
const addressOf = (path: string, params: Params): string =>
  pattern(path).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} has a parameter that this test cannot fill.`);
    return value;
  });

describe.each(ROLES)('for the role %s', (role) => {
  test('every built screen is without a finding', async () => {
    const page = await newPage();
    await signIn(page, role);
    const { found: foundInQuiz, params } = await walkQuiz(page);
    const found = [...foundInQuiz];
    const rows = BUILT.filter(
      ({ id, access, area }) =>
        access !== 'entry' && mayEnterArea({ userRole: role }, area) && !UNFINISHED.includes(id) && id !== 'front',
    );
    expect(rows.map(({ id }) => id)).toContain('home');
    for (const { id, path } of rows) {
      await page.goto(addressOf(path, params));
      await settle(page);
      found.push(...(await lookAt(page, id)));
    }
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
      await page.getByRole('combobox').fill('zzz');
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
  for (const { id, path } of BUILT.filter(({ access }) => access !== 'member')) {
    await page.goto(addressOf(path, {}));
    await settle(page);
    found.push(...(await lookAt(page, id)));
  }
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
