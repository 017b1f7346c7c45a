import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { rosterZip, sampleRoster } from '../../../src/tools/bench/rosters/sample-roster.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const { browser, server } = await testDemo();

async function signedIn(): Promise<Page> {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'schoolAdmin');
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: server.url });
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin?.email ?? '');
  await page.getByLabel('Password').fill(admin?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  return page;
}

async function upload(page: Page, roster: ReturnType<typeof sampleRoster>): Promise<void> {
  await page.goto('/admin/classroom');
  await page.getByRole('link', { name: 'Import roster' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from(rosterZip(roster)) });
  await page.getByRole('heading', { name: 'Check the changes' }).waitFor();
}

test('a school admin previews a roster, imports it, imports less with a typed confirmation, and undoes that', async () => {
  const page = await signedIn();
  await upload(page, sampleRoster({ students: 20 }));
  await page.getByText('Amara Abel 0').first().waitFor();
  // The preview is found again after a reload, and nothing has happened yet.
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('heading', { name: 'Roster imported' }).waitFor();
  await page.goto('/admin/classroom');
  await page.getByText('Biology 1').first().waitFor();

  await upload(page, sampleRoster({ students: 4 }));
  await page.getByText('16 of 22 users would be deactivated.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the school').fill('Something else');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByText('Enter the name of the school exactly as shown.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const hint = (await page.getByText(/^Enter “/).textContent()) ?? '';
  await page.getByLabel('Name of the school').fill(/“(.*)”/.exec(hint)?.[1] ?? '');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('heading', { name: 'Roster imported' }).waitFor();

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: 'Import undone' }).waitFor();
  expect(await page.getByText('were left as they are').count()).toBe(0);
});
