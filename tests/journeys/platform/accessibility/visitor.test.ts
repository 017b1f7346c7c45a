import { expect, test } from 'vitest';
import { auditPage, settle, walkRows } from '../../../support/browser/axe-walk.ts';
import { BUILT, newPage, openAudit, PHONE } from '../../../support/browser/role-audit.ts';
import { ScreenNames } from '../../../support/browser/screen-names.ts';

await openAudit();

test('every screen for a visitor has no accessibility findings', async () => {
  const page = await newPage();
  const found: string[] = [];
  const names = new ScreenNames('visitor');
  await page.goto('/blog');
  const walk = await walkRows(
    page.context(),
    BUILT.filter((row) => row.access !== 'member'),
    page,
    { onScreen: (screen, id) => names.read(screen, id) },
  );
  await names.compare();
  // Its address has the code of a live quiz, and none is running.
  expect(walk.missed).toEqual(['live.play']);
  found.push(...walk.found);
  await page.goto('/no/such/page');
  await settle(page);
  found.push(...(await auditPage(page, 'unknown address')));
  await page.context().close();
  expect(found).toEqual([]);
});

test('a form with errors, and the profile of a new user, have no findings', async () => {
  const page = await newPage(PHONE);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const found = [...(await auditPage(page, 'register with mistakes'))];
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('seven quiet herons');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/complete-profile');
  await settle(page);
  found.push(...(await auditPage(page, 'complete-profile')));
  await page.context().close();
  expect(found).toEqual([]);
});
