import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { named, reach, stopOf } from '../../support/browser/keyboard.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const { browser, server } = await testDemo();

async function signedInSchoolAdmin(): Promise<Page> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'schoolAdmin');
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
  // The address changes while the sign-in screen is still shown; this button belongs to the next one.
  await page.getByRole('button', { name: 'Search' }).waitFor();
  return page;
}

const focusedName = (page: Page) => expect.poll(async () => (await stopOf(page)).name);

test('a school admin selects students in the list of users, adds a subject, and undoes it', async () => {
  const page = await signedInSchoolAdmin();
  await page.goto('/admin/users');
  await page.getByRole('grid').waitFor();
  await reach(page, ({ isGrid }) => isGrid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('2 selected').waitFor();
  await reach(page, named(/^Change subjects/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusedName(page).toBe('Subjects of 2 users');
  await reach(page, named(/^Economics/));
  await page.keyboard.press('Space');
  await reach(page, named(/^Preview/));
  await page.keyboard.press('Enter');
  await page.getByText('2 users will change.').waitFor();
  await focusedName(page).toBe('Change 2 users');
  await page.keyboard.press('Enter');
  await page.getByText('Subjects of 2 users changed.').waitFor();
  await focusedName(page).toBe('Subjects of 2 users');
  await reach(page, named(/^Undo/));
  await page.keyboard.press('Enter');
  await page.getByText('Subjects of 2 users restored.').waitFor();
  await reach(page, named(/^Close/));
  await page.keyboard.press('Enter');
  // Back at the list, where the users are still selected.
  await focusedName(page).toBe('Change subjects');
  await page.getByText('2 selected').waitFor();
});

test('a school admin invites a user, opens the account, and deactivates it after a question', async () => {
  const page = await signedInSchoolAdmin();
  await page.goto('/admin/users');
  await page.getByRole('grid').waitFor();
  await reach(page, named(/^Invite user/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Invite user' }).waitFor();
  await reach(page, named(/^Name/));
  await page.keyboard.type('Kay Board');
  await reach(page, named(/^Email/));
  await page.keyboard.type(`kay${Date.now()}@classmates.example`);
  await reach(page, named(/^Account type/));
  await page.keyboard.press('t');
  await reach(page, named(/^Send invitation/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kay Board' }).waitFor();
  await expect(page.getByLabel('Account type').inputValue()).resolves.toBe('teacher');

  await page.goto('/admin/users');
  await page.getByRole('grid').waitFor();
  await reach(page, named(/^Search in Users/));
  await page.keyboard.type('Kay Board');
  await page.getByText('1 user', { exact: true }).waitFor();
  await reach(page, ({ isGrid }) => isGrid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kay Board' }).waitFor();
  await reach(page, named(/^Deactivate account/));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusedName(page).toBe('Deactivate account');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await reach(page, named(/^Deactivate/));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reactivate account' }).waitFor();
});

test('a school admin fills in the details of the school', async () => {
  const page = await signedInSchoolAdmin();
  await page.goto('/admin/school');
  const school = page.getByRole('main').getByRole('link', { name: 'Riverside School' });
  await school.waitFor();
  await reach(page, named(/^Riverside School/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'School details' }).waitFor();
  await reach(page, named(/^Place/));
  await page.keyboard.type('Riverton');
  await reach(page, named(/^Save details/));
  await page.keyboard.press('Enter');
  // Also said by the region for screen readers.
  await page.getByText('School details saved.').first().waitFor();
  await page.reload();
  await page.getByLabel('Place').waitFor();
  expect(await page.getByLabel('Place').inputValue()).toBe('Riverton');
});
