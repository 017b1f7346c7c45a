import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const { browser, server } = await testDemo();

const GIFT = `$CATEGORY: Geography/Rivers

Which river flows through the town of the seven herons? {=the Heron ~the Danube}

The Danube flows into the Black Sea. {T}

This one was never finished {=right ~wrong
`;

async function signedIn(): Promise<Page> {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: server.url });
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin?.email ?? '');
  await page.getByLabel('Password').fill(admin?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  return page;
}

test('an admin uploads a file, previews it, imports it, finds it in the bank, and undoes it', async () => {
  const page = await signedIn();
  await page.goto('/admin/question-bank');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rivers.gift', mimeType: 'text/plain', buffer: Buffer.from(GIFT) });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('rivers.gift, line 7').waitFor();
  // The running import is found again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Go to questions' }).click();
  await page.getByRole('link', { name: 'Which river flows through the town of the seven herons?' }).waitFor();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: 'rivers.gift' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Removed: 2 questions.').waitFor();
  await page.goto('/admin/question-bank');
  await page.getByRole('link', { name: /./ }).first().waitFor();
  expect(await page.getByText('the town of the seven herons').count()).toBe(0);
});
