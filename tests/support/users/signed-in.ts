import type { Browser, Page } from 'playwright-core';
import type { Role } from '#domain/access/role.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';

/** A page of a separate browser, in which the demo account of this role has just opened its home page. */
export async function signedIn(browser: Browser, baseURL: string, role: Role): Promise<Page> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.role === role);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  return page;
}
