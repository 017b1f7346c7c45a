import { expect, it } from 'vitest';
import { testDemo } from '../../support/browser/test-demo.ts';
import { completeProfile } from '../../support/users/complete-profile.ts';

const { browser, server } = await testDemo();

it('leads from a locked topic to the plans, through payment, and back to the open topic', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    baseURL: server.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/register');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada.pays@example.org');
  await page.getByLabel('Password').fill('seven quiet herons');
  await page.getByRole('button', { name: 'Create account' }).click();
  await completeProfile(page);
  await page.waitForURL('**/onboarding');
  await page.goto('/home');
  await page.locator('main a[href^="/subject/"]').first().waitFor();

  // The second topic of a subject is locked; the demo defines the subjects.
  const locked = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/subject/"]');
    return link === null ? null : new URL(link.href).pathname.split('/').slice(0, 3).join('/');
  });
  await page.goto(locked ?? '/subject/physics');
  const topics = page.getByRole('region', { name: 'Topics', exact: true }).locator('a[href*="/topic/"]');
  await topics.first().waitFor();
  const hrefs = await topics.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const second = [...new Set(hrefs.map((path) => path.split('/').slice(0, 5).join('/')))][1] ?? '';
  await page.goto(`${second}/note`);
  await page.waitForURL('**/pricing');
  await page.getByRole('link', { name: 'Choose Standard' }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByText('This is a test: no money is taken').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Payment complete').waitFor();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await page.waitForURL(`**${second}/note`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${second}/note`);
  await context.close();
}, 60_000);
