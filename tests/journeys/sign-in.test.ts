import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Journey, journeyPaths, walk } from '../support/journey.ts';
import {
  type JourneyWorld,
  PASSWORD,
  type Person,
  startJourneyWorld,
  unlistedThings,
} from '../support/journey-world.ts';

/** Coming in, as somebody known or new, and going again: here, in another tab, and by the session's own end. */
const model = createMachine({
  initial: 'seeSignIn',
  states: {
    seeSignIn: {
      on: {
        'I.sendNothing': 'seeWhatIsMissing',
        'I.giveAWrongPassword': 'seeThatItIsNotRight',
        'I.signIn': 'seeHome',
        'I.openAMembersPage': 'seeSignIn',
        'I.createAnAccount': 'seeTheNewProfile',
        'I.createAnAccountWithATakenAddress': 'seeThatItDidNotWork',
      },
    },
    seeWhatIsMissing: { on: { 'I.signIn': 'seeHome' } },
    seeThatItIsNotRight: { on: { 'I.signIn': 'seeHome' } },
    seeThatItDidNotWork: {},
    seeTheNewProfile: { on: { 'I.openHome': 'seeTheNewProfile', 'I.signOut': 'seeSignIn again' } },
    seeHome: {
      on: {
        'I.openSignIn': 'seeHome',
        'I.signOut': 'seeSignIn again',
        'I.signOutInAnotherTab': 'seeSignIn again',
        'I.loseTheSessionAndGoOn': 'seeSignIn again',
        'I.openWhatMyPlanDoesNotHold': 'seeThePlans',
      },
    },
    seeThePlans: {},
    'seeSignIn again': { on: { 'I.openAMembersPage': 'seeSignIn for good' } },
    'seeSignIn for good': {},
  },
});

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

function journey(page: Page, person: Person): Journey<string, string> {
  const signIn = async (password: string) => {
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const signOut = async (tab: Page) => {
    await tab.getByRole('button', { name: /^Account of/ }).click();
    await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const register = async (email: string, password: string) => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Ben Hill');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  const atSignIn = async () => {
    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  };
  return {
    does: {
      'I.sendNothing': () => page.getByRole('button', { name: 'Sign in' }).click(),
      'I.giveAWrongPassword': () => signIn('not my password'),
      'I.signIn': () => signIn(PASSWORD),
      'I.openAMembersPage': async () => void (await page.goto('/home')),
      'I.openHome': async () => void (await page.goto('/home')),
      'I.openSignIn': async () => void (await page.goto('/login')),
      'I.createAnAccount': () => register(`new-${person.email}`, PASSWORD),
      'I.createAnAccountWithATakenAddress': () => register(person.email, 'another quiet heron'),
      'I.signOut': () => signOut(page),
      'I.signOutInAnotherTab': async () => {
        const other = await page.context().newPage();
        await other.goto('/home');
        await signOut(other);
        await other.waitForURL('**/login');
        await page.waitForURL('**/login', { timeout: 1_000 });
      },
      'I.loseTheSessionAndGoOn': async () => {
        // A question still under way would meet the lost session first, and the page leave by itself.
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the product itself keeps its token so
          document.cookie = 'auth.token=gone; Path=/; SameSite=Strict';
          localStorage.setItem(
            'auth.refresh',
            JSON.stringify({ refreshToken: 'gone', endsAtMs: Date.now() + 300_000 }),
          );
        });
        await page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /Physics|Biology|Chemistry/ })
          .first()
          .click();
      },
      'I.openWhatMyPlanDoesNotHold': async () => {
        await page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /Physics|Biology|Chemistry/ })
          .first()
          .click();
        await page.waitForURL('**/subject/*');
        await page.locator('a[href*="/topic/"]').first().waitFor();
        const topics = await page
          .getByRole('link')
          .evaluateAll((links) =>
            links.map((link) => link.getAttribute('href') ?? '').filter((address) => /\/topic\/[^/]+$/.test(address)),
          );
        // Some topics are free, the first that is not leads to the plans.
        for (const topic of topics) {
          await page.goto(`${topic}/quiz`);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          if (page.url().endsWith('/pricing')) return;
        }
      },
    },
    sees: {
      seeSignIn: atSignIn,
      'seeSignIn again': async () => {
        await atSignIn();
        const kept = await page.evaluate(() => [document.cookie, localStorage.getItem('auth.refresh')]);
        expect(kept).toEqual(['', null]);
      },
      'seeSignIn for good': atSignIn,
      seeWhatIsMissing: () => page.getByText('Please enter your password').waitFor(),
      seeThatItIsNotRight: () => page.getByText('E-mail or password is not right').waitFor(),
      seeThatItDidNotWork: () => page.getByText('E-mail or password is not right').waitFor(),
      seeTheNewProfile: async () => {
        await page.waitForURL('**/complete-profile');
        await page.getByRole('heading', { name: 'Complete your profile' }).waitFor();
      },
      seeHome: () => page.waitForURL('**/home'),
      seeThePlans: async () => {
        await page.waitForURL('**/pricing');
        await page.getByText('Please purchase any plan to access.').first().waitFor();
      },
    },
  };
}

test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
  const person = await world.newStudent();
  const window = await world.open('/login');
  const { page, context, problems } = window;
  await walk(path, journey(page, person));
  expect(problems).toEqual([]);
  expect(await unlistedThings(window)).toEqual([]);
  await context.close();
});
