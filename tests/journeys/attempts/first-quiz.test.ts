import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testDemo } from '../../support/browser/test-demo.ts';
import { runTool } from '../../support/servers/run-tool.ts';
import { completeProfile } from '../../support/users/complete-profile.ts';

/** Real questions, if they are next to the checkout. */
const BANK = resolve(import.meta.dirname, '../../../../shared/data/exam-bank');

const { browser, server } = await testDemo();

/** A visitor with a separate browser, whose page must not log errors. */
async function visitor(): Promise<{ page: Page; consoleErrors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: server.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  return { page, consoleErrors };
}

/**
 * As a new user each time.
 * @param requested the address that was requested first, and is returned to
 */
async function register(page: Page, requested = '/onboarding'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create account' }).first().click();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.org`);
  await page.getByLabel('Password').fill('seven quiet herons');
  await page.getByRole('button', { name: 'Create account' }).click();
  await completeProfile(page);
  await page.waitForURL(`**${requested}`);
}

/** A single white pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Gives an answer to any type of question. */
async function answer(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await main.getByText(/^Question \d+ of \d+$/).waitFor();
  const file = main.locator('input[type="file"]');
  if ((await file.count()) > 0) {
    await file.setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: IMAGE });
    return 'file';
  }
  for (const role of ['radio', 'checkbox', 'combobox', 'textbox'] as const) {
    const controls = main.getByRole(role);
    if ((await controls.count()) === 0) continue;
    if (role === 'textbox') await controls.first().fill('3/4');
    else if (role === 'combobox') await choose(page, controls.first());
    else await controls.first().click();
    return role;
  }
  throw new Error('a question with nothing to answer');
}

async function choose(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption({ index: 1 });
  else {
    await control.click();
    await page.getByRole('option').nth(1).click();
  }
}

/** Opens the practice quiz of a topic, answers every question, submits, and returns the answered question types. */
async function passQuiz(page: Page): Promise<Set<string>> {
  await page
    .getByRole('link', { name: /Practice/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start' }).click();
  const kinds = new Set<string>();
  for (;;) {
    const number = await page.getByText(/^Question \d+ of \d+$/).innerText();
    const [at, count] = (number.match(/\d+/g) ?? []).map(Number);
    kinds.add(await answer(page));
    await page.getByRole('main').getByText('Saved', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: at === count ? 'Finish' : 'Next' }).click();
    if (at === count) break;
    await page.getByText(`Question ${(at ?? 0) + 1} of ${count}`).waitFor();
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/view-answer/**');
  await page.getByRole('heading', { name: 'All questions' }).waitFor();
  return kinds;
}

describe('a visitor becomes a student who passes a quiz', () => {
  it('on the demo content, from the front page to where they can continue', async () => {
    const { page, consoleErrors } = await visitor();
    await register(page);
    await page.goto('/home');
    await page.getByRole('link', { name: /Mathematics/ }).click();
    await page
      .getByRole('region', { name: 'Topics' })
      .getByRole('link', { name: /Quadratic Equations/ })
      .click();
    const kinds = await passQuiz(page);
    expect([...kinds].sort()).toEqual(['checkbox', 'combobox', 'file', 'radio', 'textbox']);
    await page
      .getByText(/of \d+ marks/)
      .first()
      .waitFor();
    expect(await page.locator('.katex').count()).toBeGreaterThan(0);
    expect(await page.getByText('Model answer').count()).toBeGreaterThan(0);

    await page.goto('/home');
    await page.getByRole('link', { name: /Practice quiz/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('continues where it was after a reload, with the answers given so far', async () => {
    const { page } = await visitor();
    await register(page);
    await page.goto('/subject/mathematics/topic/quadratic-equations');
    await page
      .getByRole('link', { name: /Practice/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start' }).click();
    await answer(page);
    await page.getByRole('main').getByText('Saved', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.reload();
    await page.getByText(/^Question 2 of \d+$/).waitFor();
    await page.getByText(/^1 of \d+ answered$/).waitFor();
  });

  it('is redirected to the plans by a locked topic, with the words of the requirement', async () => {
    const { page } = await visitor();
    await register(page);
    await page.goto('/subject/mathematics/topic/probability/quiz');
    await page.waitForURL('**/pricing');
    await page.getByText('Please purchase any plan to access.').first().waitFor();
  });

  it('is kept out of protected addresses, and redirected from sign-in to home', async () => {
    const { page } = await visitor();
    await page.goto('/exam');
    await page.waitForURL('**/login');
    await register(page, '/exam');
    await page.goto('/auth/login');
    await page.waitForURL('**/home');
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByText('Page Not Found').waitFor();
    await page.getByText('/no/such/page').waitFor();
  });

  it.skipIf(!existsSync(BANK))('on real questions, imported while the server runs', async () => {
    const files = readdirSync(BANK)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(BANK, name));
    const { status, stdout } = await runTool('import', ['--json', '--format', 'jsonl', ...files], {
      DATA_DIR: server.dataDir,
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ imported: 2385, rejected: [] });

    const { page, consoleErrors } = await visitor();
    await register(page);
    await page.goto('/subject/biology/topic/biochemistry');
    await passQuiz(page);
    await page.goto('/subject/amateur-radio');
    await page.getByRole('main').getByRole('link').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
