import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../support/access/test-second-factor.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { type JourneyWorld, startJourneyWorld, type TestAccount } from '../../support/browser/journey-world.ts';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

/** Browsers have no passkeys for IP addresses. */
const openByName = (path: string) => world.open(path, { baseURL: world.url.replace('127.0.0.1', 'localhost') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An authenticator like those of phones and laptops, in the browser of a page. */
async function addAuthenticator(page: Page): Promise<{ readonly session: CDPSession; readonly id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { session, id };
}

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

test('is added, signs in, is the second step, and opens nothing once it is removed', async () => {
  const user = await world.newStudent();
  const { page, problems } = await openByName('/login');
  const { session, id } = await addAuthenticator(page);
  await enterPassword(page, user);
  await page.waitForURL('**/home');

  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByText('You have no passkeys yet.').waitFor();
  await panel.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Library laptop');
  await dialog.getByLabel('Password').fill('not my password');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Continue');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Password').fill(user.password);
  await press(page, 'Continue');
  await panel.getByText('Library laptop').waitFor();
  await panel.getByText('Not used yet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect((await world.mail.next(user.email)).text).toContain('this passkey opens your Lectern account');
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  // The same authenticator is not registered twice.
  await panel.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Password').fill(user.password);
  await press(page, 'Continue');
  await dialog.getByText(/This passkey is already registered/).waitFor();
  await press(page, 'Cancel');

  await panel.getByRole('button', { name: 'Rename Library laptop' }).click();
  await dialog.getByLabel('Name').fill('My laptop');
  await press(page, 'Save');
  await panel.getByText('My laptop').waitFor();

  // Without a password. The return address survives.
  await signOut(page);
  await page.goto('/analysis');
  await page.waitForURL('**/login');
  await press(page, 'Sign in with a passkey');
  await page.waitForURL('**/analysis');

  // As the second step after the password.
  await page.goto('/account');
  const twoStep = page.getByRole('region', { name: 'Two-step verification' });
  await twoStep.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Password').fill(user.password);
  await press(page, 'Continue');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('6-digit code from the app').fill(appCode(secret));
  await press(page, 'Turn on two-step verification');
  await press(page, 'I’ve saved them');
  await signOut(page);
  await enterPassword(page, user);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Use a passkey');
  await page.waitForURL('**/home');

  // Alone it counts as both.
  await signOut(page);
  await press(page, 'Sign in with a passkey');
  await page.waitForURL('**/home');

  await page.goto('/account');
  await panel.getByText(/^Last used/).waitFor();
  await panel.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Remove passkey' }).click();
  await panel.getByText('You have no passkeys yet.').waitFor();

  await signOut(page);
  await press(page, 'Sign in with a passkey');
  await page.getByText(/This passkey doesn’t open an account here/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await enterPassword(page, user);
  await press(page, 'Use a passkey');
  await page.getByText(/Your account has no passkey yet/).waitFor();
  expect(problems).toEqual([]);
});

test('says what to do when no passkey is used, and offers to try again', async () => {
  const { page, problems } = await openByName('/login');
  const { session, id } = await addAuthenticator(page);
  // As if the user had canceled: nobody is verified.
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await press(page, 'Sign in with a passkey');
  await page.getByText('No passkey was used. Try again, or use your password.').waitFor();
  await press(page, 'Sign in with a passkey');
  await page.getByText('No passkey was used. Try again, or use your password.').waitFor();
  expect(problems).toEqual([]);
});

test('says that there are no passkeys at an IP address', async () => {
  const { page } = await world.open('/login');
  await addAuthenticator(page);
  await press(page, 'Sign in with a passkey');
  await page.getByText(/Passkeys don’t work at this address/).waitFor();
});

test('a proof is asked for in a dialog, and the operation continues', async () => {
  const user = await world.newStudent();
  const { page, problems } = await openByName('/login');
  await addAuthenticator(page);
  await enterPassword(page, user);
  await page.waitForURL('**/home');
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Password').fill(user.password);
  await press(page, 'Continue');
  await panel.getByText('Work laptop').waitFor();

  const passTime = () => world.database.query(`update sessions set verified_at = now() - interval '10 minutes'`);
  await passTime();
  // By password, while the dialog that asked is open; a cancelled proof changes nothing.
  await panel.getByRole('button', { name: 'Remove Work laptop' }).click();
  await press(page, 'Remove passkey');
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Cancel');
  await page.getByText('Confirm that it’s you, then try again.').first().waitFor();
  await panel.getByText('Work laptop').waitFor();

  // By passkey, of which the operation removes the only one.
  await panel.getByRole('button', { name: 'Remove Work laptop' }).click();
  await press(page, 'Remove passkey');
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await panel.getByText('You have no passkeys yet.').waitFor();

  await passTime();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await proof.getByLabel('Password').fill(user.password);
  await press(page, 'Continue');
  await download;
  expect(problems).toEqual([]);
});
