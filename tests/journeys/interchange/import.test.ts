import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A folder on the disk with two files of questions, one of anything else, and what systems create by themselves. */
async function questionFolder(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'lectern-folder-')), 'Rivers');
  await mkdir(join(folder, 'Asia', '__MACOSX'), { recursive: true });
  await writeFile(
    join(folder, 'europe.gift'),
    '$CATEGORY: Geography/Rivers\n\nThe Rhine of the nine owls ends in? {=The sea}',
  );
  await writeFile(
    join(folder, 'Asia', 'asia.gift'),
    '$CATEGORY: Geography/Rivers\n\nThe Indus of the nine owls? {=Asia}',
  );
  await writeFile(join(folder, 'Asia', 'shopping.txt'), 'Milk, bread and a new pen.');
  await writeFile(join(folder, '.DS_Store'), 'x');
  await writeFile(join(folder, 'Asia', '__MACOSX', '._asia.gift'), 'x');
  return folder;
}

async function previewed(page: Page): Promise<void> {
  await page.getByText('3 of 3 uploaded · 2 hidden or system files left out').waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('shopping.txt').last().waitFor();
  await page.getByRole('button', { name: 'Import 2 questions' }).waitFor();
}

test('a folder is dropped or chosen with its folders, without hidden files, and unknown files are named', async () => {
  const page = await signedIn();
  const folder = await questionFolder();
  await page.goto('/admin/question-bank?import=');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await previewed(page);

  await page.goto('/admin/question-bank?import=');
  const target = page.getByText('Files with questions');
  const box = await target.boundingBox();
  const session = await page.context().newCDPSession(page);
  const event = {
    ...{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 },
    data: { items: [], files: [folder], dragOperationsMask: 1 },
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...event });
  await previewed(page);
  await rm(folder, { recursive: true });
});
