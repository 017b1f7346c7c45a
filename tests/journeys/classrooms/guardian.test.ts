import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import { launchChromium } from '../../support/browser/chromium.ts';
import { type RunningServer, SERVER_SOURCES, startServer } from '../../support/servers/running-server.ts';
import { signedIn } from '../../support/users/signed-in.ts';

/** Loading the library, and half a year of a school with it. */
const START_MS = 180_000;

let browser: Browser;
let server: RunningServer;

// The whole demo: only in its school year does the student have missing work, due work, marks and a published report.
beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer({ env: { DEMO_LIBRARY: '1' }, program: SERVER_SOURCES, readyWithinMs: START_MS });
}, START_MS);
afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** The page of the demo's student in a class of the demo's teacher. */
async function openStudent(teacher: Page): Promise<void> {
  await teacher.goto('/teacher/classroom');
  await teacher
    .getByRole('main')
    .getByRole('link', { name: /Chemistry 11/ })
    .first()
    .click();
  await teacher.getByRole('link', { name: 'Open gradebook' }).click();
  await teacher.getByRole('grid').getByRole('link', { name: 'Sam Student' }).click();
  await teacher.getByRole('heading', { level: 1, name: 'Sam Student' }).waitFor();
}

/** The token of the link in the only email to a guardian. */
async function invitation(email: string): Promise<{ readonly token: string }> {
  const folder = join(server.dataDir, 'outbox');
  const texts = (): readonly string[] =>
    readdirSync(folder)
      .map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
      .filter(({ to }) => to === email)
      .map(({ text }) => text);
  await expect.poll(texts).toHaveLength(1);
  return { token: /[\w-]{43}/.exec(texts()[0] ?? '')?.[0] ?? '' };
}

/** A browser of somebody without an account, on a phone. */
async function guardianPage(): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, baseURL: server.url, serviceWorkers: 'block' },
  });
  return context.newPage();
}

test('a guardian is invited, sees work, marks and a report, and is removed while reading', async () => {
  // Another one in each try: a guardian whom a failed try has left behind has an email already.
  const email = `guardian-${randomUUID()}@example.org`;
  const teacher = await signedIn(browser, server.url, 'teacher');
  await openStudent(teacher);
  await teacher.getByRole('button', { name: 'Invite guardian' }).click();
  await teacher.getByLabel('Email of the guardian').fill(email);
  await teacher.getByRole('button', { name: 'Send invitation' }).click();
  await teacher.getByText(`Invitation sent to ${email}.`).waitFor();

  const guardian = await guardianPage();
  const { token } = await invitation(email);
  await guardian.goto(`/family#${token}`);
  await guardian.getByRole('button', { name: 'Open page' }).click();
  await guardian.getByText(`Opened with ${email}`).waitFor();
  expect(new URL(guardian.url()).hash).toBe('');
  const panel = (name: string) => guardian.getByRole('region', { name, exact: true });
  await panel('To do')
    .getByText(/Chemistry 11/)
    .first()
    .waitFor();
  await panel('Past work')
    .getByText(/\d+(\.\d+)? of \d+ marks/)
    .first()
    .waitFor();
  await panel('Missing')
    .getByText(/Chemistry 11 · (Overdue|Missing)/)
    .first()
    .waitFor();
  await panel('Reports')
    .getByRole('button', { name: /Open report: Sam Student/ })
    .waitFor();

  // The link is valid once: who finds the email later sees nothing.
  const stranger = await guardianPage();
  await stranger.goto(`/family#${token}`);
  await stranger.getByRole('button', { name: 'Open page' }).click();
  await stranger.getByText('This link has been used, replaced or has expired.').waitFor();

  await teacher.reload();
  await teacher.getByRole('button', { name: `Remove ${email}` }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Remove guardian' }).click();
  await expect.poll(() => teacher.getByText(email).count()).toBe(0);

  // As when the guardian comes back to the tab.
  await guardian.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await guardian.getByText('Your access has ended.').waitFor();
  expect(await guardian.getByText('Sam Student').count()).toBe(0);
  await guardian.reload();
  await guardian.getByRole('button', { name: 'Email me a link' }).waitFor();
  expect(await guardian.getByText('Sam Student').count()).toBe(0);
});
