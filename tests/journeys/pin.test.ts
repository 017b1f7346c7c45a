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

/** A PIN as its owner knows it: set, asked for, wrong, locked, forgotten, replaced. */
const model = createMachine({
  initial: 'seeHome',
  states: {
    seeHome: { on: { 'I.openThePin': 'seeTheChoice' } },
    seeTheChoice: {
      on: {
        'I.chooseAnEasyPin': 'seeThatItIsTooEasy',
        'I.chooseWithAWrongPassword': 'seeThatThePasswordIsWrong',
        'I.choosePin': 'seeHomeWithPin',
      },
    },
    seeThatItIsTooEasy: { on: { 'I.choosePin': 'seeHomeWithPin' } },
    seeThatThePasswordIsWrong: { on: { 'I.choosePin': 'seeHomeWithPin' } },
    seeHomeWithPin: { on: { 'I.signOutAndIn': 'seeThatAPinIsAsked', 'I.removeThePin': 'seeHomeWithoutPin' } },
    seeHomeWithoutPin: { on: { 'I.signOutAndInWithoutPin': 'seeHome after all' } },
    'seeHome after all': {},
    seeThatAPinIsAsked: {
      on: {
        'I.enterPin': 'seeHome after all',
        'I.pasteThePinWithABlank': 'seeHome after all',
        'I.openHomeDirectly': 'seeThatAPinIsAsked',
        'I.enterAWrongPin': 'seeThatFourTriesAreLeft',
        'I.forgetThePin': 'seeWhereACodeIsAskedFor',
        'I.openTheCodePageDirectly': 'seeThatACodeComesFirst',
      },
    },
    seeThatACodeComesFirst: {},
    seeThatFourTriesAreLeft: {
      on: { 'I.enterPin': 'seeHome after all', 'I.enterFourMoreWrongPins': 'seeTheLockAndItsTime' },
    },
    seeTheLockAndItsTime: { on: { 'I.forgetThePin': 'seeWhereACodeIsAskedFor' } },
    seeWhereACodeIsAskedFor: { on: { 'I.askForTheCode': 'seeWhereTheCodeIsEntered' } },
    seeWhereTheCodeIsEntered: {
      on: { 'I.enterAWrongCode': 'seeThatTheCodeIsWrong', 'I.enterTheCode': 'seeTheChoiceOfANewPin' },
    },
    seeThatTheCodeIsWrong: { on: { 'I.enterTheCode': 'seeTheChoiceOfANewPin' } },
    seeTheChoiceOfANewPin: { on: { 'I.chooseANewPin': 'seeHomeWithPin again' } },
    'seeHomeWithPin again': {},
  },
});

const PIN = '805172';
const NEW_PIN = '294016';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function journey(page: Page, person: Person): Journey<string, string> {
  let code = '';
  const atHome = () => page.waitForURL('**/home');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
  };
  const choose = async (pin: string, password: string) => {
    await page.getByLabel('New PIN').fill(pin);
    await page.getByLabel('Your password').first().fill(password);
    await page.getByRole('button', { name: 'Set the PIN' }).click();
  };
  const marks = () =>
    page.evaluate(() => [localStorage.getItem('two_factor_pin'), localStorage.getItem('two_factor_verified')]);
  return {
    does: {
      'I.openThePin': async () => {
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Your PIN' }).click();
      },
      'I.chooseAnEasyPin': () => choose('123456', PASSWORD),
      'I.chooseWithAWrongPassword': () => choose(PIN, 'not my password'),
      'I.choosePin': () => choose(PIN, PASSWORD),
      'I.signOutAndIn': async () => {
        await signOut();
        expect(await marks()).toEqual([null, null]);
        await signIn(page, person);
      },
      'I.signOutAndInWithoutPin': async () => {
        await signOut();
        await signIn(page, person);
      },
      'I.removeThePin': async () => {
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Your PIN' }).click();
        await page.getByText('Do without a PIN').click();
        await page.getByLabel('Your password').last().fill(PASSWORD);
        await page.getByRole('button', { name: 'Remove the PIN' }).click();
      },
      'I.enterPin': () => page.getByLabel('PIN', { exact: true }).pressSequentially(PIN),
      'I.pasteThePinWithABlank': async () => {
        await page.getByLabel('PIN', { exact: true }).focus();
        await page.keyboard.insertText(' 805 172 ');
      },
      'I.openHomeDirectly': async () => {
        await page.goto('/home');
      },
      'I.openTheCodePageDirectly': async () => {
        await page.goto('/verify-pin-otp');
      },
      'I.enterAWrongPin': () => page.getByLabel('PIN', { exact: true }).fill('805171'),
      'I.enterFourMoreWrongPins': async () => {
        for (const [at, left] of ['3 tries are', '2 tries are', '1 try is'].entries()) {
          await page.getByLabel('PIN', { exact: true }).fill(`80517${at + 3}`);
          await page.getByText(new RegExp(`${left} left`, 'i')).waitFor();
        }
        await page.getByLabel('PIN', { exact: true }).fill('805170');
      },
      'I.forgetThePin': () => page.getByRole('link', { name: 'Forgotten your PIN?' }).click(),
      'I.askForTheCode': async () => {
        await page.getByRole('button', { name: 'Send the code' }).click();
        code = /\b\d{6}\b/.exec((await world.mail.next(person.email)).text)?.[0] ?? '';
      },
      'I.enterAWrongCode': () => page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0')),
      'I.enterTheCode': () => page.getByLabel('Code').fill(code),
      'I.chooseANewPin': async () => {
        await page.getByLabel('New PIN').fill(NEW_PIN);
        await page.getByRole('button', { name: 'Change the PIN' }).click();
      },
    },
    sees: {
      seeTheChoice: () => heading(page, 'Set a PIN'),
      seeThatItIsTooEasy: () => page.getByText('This PIN is too easy to guess').waitFor(),
      seeThatThePasswordIsWrong: () => page.getByText(/This is not your password/).waitFor(),
      seeHomeWithPin: async () => {
        await atHome();
        const [pin, verified] = await marks();
        expect(pin).toMatch(/^[\da-f-]{36}$/);
        expect(verified).toBe('true');
      },
      'seeHomeWithPin again': atHome,
      seeHomeWithoutPin: async () => {
        await atHome();
        await page.getByText('Your PIN is removed.').first().waitFor();
        expect(await marks()).toEqual([null, null]);
      },
      'seeHome after all': atHome,
      seeThatAPinIsAsked: async () => {
        await page.waitForURL('**/verify-pin');
        await heading(page, 'Enter your PIN');
        expect((await marks())[1]).toBeNull();
      },
      seeThatFourTriesAreLeft: () => page.getByText('4 tries are left').waitFor(),
      seeTheLockAndItsTime: () => page.getByText(/You can try again in 14:5\d/).waitFor(),
      seeWhereACodeIsAskedFor: () => heading(page, 'Forgotten PIN'),
      seeThatACodeComesFirst: async () => {
        await heading(page, 'Forgotten PIN');
        await page.getByText('This step needs a code').first().waitFor();
      },
      seeWhereTheCodeIsEntered: () => heading(page, 'Enter the code'),
      seeThatTheCodeIsWrong: () => page.getByText('This code is not right').first().waitFor(),
      seeTheChoiceOfANewPin: () => heading(page, 'Choose a new PIN'),
    },
  };
}

test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
  const person = await world.newStudent();
  const window = await world.open('/login');
  const { page, context, problems } = window;
  await signIn(page, person);
  await page.waitForURL('**/home');
  await walk(path, journey(page, person));
  expect(problems).toEqual([]);
  expect(await unlistedThings(window)).toEqual([]);
  await context.close();
});
