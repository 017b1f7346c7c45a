import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { testDemo } from '../../support/browser/test-demo.ts';
import { completeProfile } from '../../support/users/complete-profile.ts';

const { browser, server } = await testDemo();

/** A user with a separate browser. */
const visitor = async (): Promise<Page> =>
  (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: server.url,
      serviceWorkers: 'block',
    })
  ).newPage();

async function setConsentAge(age: string): Promise<void> {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  const page = await visitor();
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin?.email ?? '');
  await page.getByLabel('Password').fill(admin?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin/app-settings');
  await page.getByLabel('Age of consent').fill(age);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').first().waitFor();
}

/** The code in the newest email to an address. */
async function codeFor(address: string): Promise<string> {
  const folder = join(server.dataDir, 'outbox');
  const mails = () =>
    readdirSync(folder).map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail);
  await expect.poll(() => mails().some(({ to }) => to === address)).toBe(true);
  return /^[\w-]{43}$/m.exec(mails().find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
}

it('a child waits for a guardian’s consent, and continues when the page becomes visible again', async () => {
  await setConsentAge('16');
  const child = await visitor();
  await child.goto('/register');
  await child.getByLabel('Name').fill('Ada Lovelace');
  await child.getByLabel('Email').fill('ada-the-child@example.org');
  await child.getByLabel('Password').fill('seven quiet herons');
  await child.getByRole('button', { name: 'Create account' }).click();
  await child.waitForURL('**/complete-profile');
  await child.getByLabel('Month', { exact: true }).selectOption('April');
  await child.getByLabel('Year', { exact: true }).fill(String(new Date().getUTCFullYear() - 12));
  await child.getByRole('button', { name: 'Next' }).click();
  await child.getByLabel('Parent or guardian’s email').fill('mum@example.org');
  await child.getByRole('button', { name: 'Ask for permission' }).click();
  await child.getByText('We emailed mum@example.org').waitFor();
  await child.goto('/home');
  await child.waitForURL('**/complete-profile');
  await child.getByText('We emailed mum@example.org').waitFor();

  const guardian = await visitor();
  await guardian.goto('/guardian');
  await guardian.getByLabel('Code').fill(await codeFor('mum@example.org'));
  await guardian.getByRole('button', { name: 'Continue' }).click();
  await guardian.getByText('ada-the-child@example.org').waitFor();
  await guardian.getByRole('button', { name: 'Allow account', exact: true }).click();
  await guardian.getByRole('heading', { name: 'Account allowed' }).waitFor();

  await child.evaluate(() => window.dispatchEvent(new Event('focus')));
  await completeProfile(child);
  await child.waitForURL('**/onboarding');
});
