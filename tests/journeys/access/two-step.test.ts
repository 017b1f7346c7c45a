import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode, wrongAppCode } from '../../support/access/test-second-factor.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { type JourneyWorld, startJourneyWorld, type TestAccount } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

/** As if no code of the app had been used yet: the next one would take half a minute. */
const allowCodesAgain = () => world.database.query('update second_factors set last_step = 0');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterPassword(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
}

/** Turns it on, up to the recovery codes. */
async function turnOn(page: Page, password: string) {
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Two-step verification' });
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(password);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('6-digit code from the app').fill(wrongAppCode(secret));
  await press(page, 'Turn on two-step verification');
  await dialog.getByText(/This code is incorrect/).waitFor();
  await dialog.getByLabel('6-digit code from the app').fill(appCode(secret));
  await press(page, 'Turn on two-step verification');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  return { secret, codes: await codes.allTextContents(), panel };
}

test('is turned on, asked for at sign-in with code or recovery code, and turned off', async () => {
  const user = await world.newStudent();
  const { page, problems } = await world.open('/login');
  await enterPassword(page, user);
  await page.waitForURL('**/home');

  const { secret, codes, panel } = await turnOn(page, user.password);
  expect(codes).toHaveLength(10);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await press(page, 'Download');
  expect((await download).suggestedFilename()).toBe('lectern-recovery-codes.txt');
  await press(page, 'Print');
  await expect.poll(() => page.frameLocator('iframe').locator('pre').textContent()).toContain(codes[9]);
  await press(page, 'I’ve saved them');
  await panel.getByText('You have 10 recovery codes left.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect((await world.mail.next(user.email)).text).toContain('signing in to Lectern also needs a code');

  await allowCodesAgain();
  await signOut(page);
  // The return address survives the second step.
  await page.goto('/analysis');
  await page.waitForURL('**/login');
  await enterPassword(page, user);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = page.getByLabel('Code', { exact: true });
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await axeFindings(page)).toEqual([]);
  await code.fill(wrongAppCode(secret));
  await page.getByText(/This code is incorrect or already used/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill(appCode(secret));
  await page.waitForURL('**/analysis');

  await signOut(page);
  await enterPassword(page, user);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code', { exact: true }).fill((codes[0] ?? '').toLowerCase());
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Continue');
  await page.waitForURL('**/home');
  expect((await world.mail.next(user.email)).text).toContain('with your password and a recovery code');

  await page.goto('/account');
  await panel.getByText('You have 9 recovery codes left.').waitFor();
  await panel.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(user.password);
  await dialog.getByLabel('Code').fill(codes[1] ?? '');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Turn off two-step verification');
  await panel.getByRole('button', { name: 'Turn on' }).waitFor();

  await signOut(page);
  await enterPassword(page, user);
  await page.waitForURL('**/home');
  expect(problems).toEqual([]);
});

test('lets a user go back to the password, and asks for it again after five codes', async () => {
  const user = await world.newStudent();
  const { page } = await world.open('/login');
  await enterPassword(page, user);
  await page.waitForURL('**/home');
  const { secret } = await turnOn(page, user.password);
  await press(page, 'I’ve saved them');
  await signOut(page);
  await enterPassword(page, user);
  await page.getByRole('link', { name: 'Back to password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await enterPassword(page, user);
  const code = page.getByLabel('Code', { exact: true });
  for (let n = 0; n < 5; n += 1) {
    await code.fill(wrongAppCode(secret));
    await page.getByText(/This code is incorrect/).waitFor();
    await expect.poll(() => code.inputValue()).toBe('');
  }
  await allowCodesAgain();
  await code.fill(appCode(secret));
  await page.getByText(/This sign-in has expired/).waitFor();
  await page.getByRole('heading', { name: 'Sign-in expired' }).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Back to password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
