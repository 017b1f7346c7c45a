import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#domain/access/demo-password.ts';
import { appCode } from '../../support/access/test-second-factor.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { type JourneyWorld, startJourneyWorld } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await press(page, 'Sign in');
}

/** From the dialog that asks for the password to the recovery codes. */
async function setUpApp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('6-digit code from the app').fill(appCode(secret));
  await press(page, 'Turn on two-step verification');
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await press(page, 'I’ve saved them');
}

test('a school admin requires a second step of teachers, who set it up before anything else', async () => {
  const { rows } = await world.database.query<{ id: string }>(
    `select school_id as id from users where email = 'school@lectern.example'`,
  );
  const admin = await world.open('/login');
  await enterPassword(admin.page, 'school@lectern.example');
  await admin.page.waitForURL('**/home');
  await admin.page.goto(`/admin/school/${rows[0]?.id}/edit`);
  const teachers = admin.page.getByRole('form', { name: 'Teachers' });
  const required = teachers.getByLabel('Required to sign in');
  await admin.page.getByText('once you’ve set it up yourself').waitFor();
  expect(await required.locator('option:enabled').allTextContents()).toEqual(['Password or passkey']);

  await admin.page.getByRole('link', { name: 'Go to your account' }).click();
  const panel = admin.page.getByRole('region', { name: 'Two-step verification' });
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await setUpApp(admin.page);
  await panel.getByText('You have 10 recovery codes left.').waitFor();

  await admin.page.goto(`/admin/school/${rows[0]?.id}/edit`);
  await required.selectOption('Two-step verification or passkey');
  await teachers.getByLabel('Days of grace').fill('61');
  await teachers.getByRole('button', { name: 'Save: Teachers' }).click();
  await teachers.getByText('Enter 0 to 60 days').waitFor();
  await teachers.getByLabel('Days of grace').fill('20');
  await teachers.getByText(/^\d+ of \d+ users? (is|are) ready\.$/).waitFor();
  expect(await axeFindings(admin.page)).toEqual([]);
  await teachers.getByRole('button', { name: 'Save: Teachers' }).click();
  await admin.page.getByText('Sign-in rules saved').first().waitFor();
  expect(await teachers.getByLabel('Days of grace').inputValue()).toBe('20');

  // During the days of grace there is a notice.
  const teacher = await world.open('/login');
  await enterPassword(teacher.page, 'teacher@lectern.example');
  await teacher.page.waitForURL('**/home');
  await teacher.page.getByText(/your account needs a stronger sign-in/).waitFor();
  expect(await axeFindings(teacher.page)).toEqual([]);

  await world.database.query(`update sign_in_policies set grace_days = 0, required_from = '2020-01-01'`);
  await teacher.page.goto('/account');
  await teacher.page.waitForURL('**/login');
  await teacher.page.getByRole('heading', { name: 'Set up a second step' }).waitFor();
  expect(await teacher.page.title()).toBe('Set up a second step · Lectern');
  expect(await axeFindings(teacher.page)).toEqual([]);
  await press(teacher.page, 'Use an authenticator app');
  await setUpApp(teacher.page);
  // The address that the user wanted.
  await teacher.page.waitForURL('**/account');
  await teacher.page
    .getByRole('region', { name: 'Two-step verification' })
    .getByText(/^On since/)
    .waitFor();
  expect([...admin.problems, ...teacher.problems]).toEqual([]);
});

test('a page that is open when a second step becomes required leads to its set-up', async () => {
  const user = await world.newStudent();
  const { page } = await world.open('/login');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Sign in');
  await page.waitForURL('**/home');
  await world.database.query(
    `insert into sign_in_policies (id, role, requirement, required_from, grace_days)
     values (gen_random_uuid(), 'student', 'passkey', '2020-01-01', 0)`,
  );
  await page.goto('/analysis');
  await page.getByRole('heading', { name: 'Add a passkey' }).waitFor();
  expect(await page.getByRole('button', { name: 'Use an authenticator app' }).count()).toBe(0);
  await press(page, 'Sign out');
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
});
