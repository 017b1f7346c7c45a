import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Journey, journeyPaths, walk } from '../support/journey.ts';
import { type JourneyWorld, type Person, startJourneyWorld, unlistedThings } from '../support/journey-world.ts';

/** A forgotten password, replaced; with all that people do wrong on the way. */
const model = createMachine({
  initial: 'seeSignIn',
  states: {
    seeSignIn: {
      on: {
        'I.forgetThePassword': 'seeWhereTheAddressIsAsked',
        'I.openTheCodePageDirectly': 'seeThatACodeComesFirst',
        'I.openTheLastPageDirectly': 'seeThatACodeComesFirst',
        'I.openTheOtherLastPageDirectly': 'seeThatACodeComesFirst',
      },
    },
    seeThatACodeComesFirst: { on: { 'I.giveMyAddress': 'seeWhereTheCodeIsEntered' } },
    seeWhereTheAddressIsAsked: {
      on: {
        'I.giveNoAddress': 'seeThatItIsNoAddress',
        'I.giveAStrangersAddress': 'seeTheSameForAStranger',
        'I.giveMyAddress': 'seeWhereTheCodeIsEntered',
      },
    },
    seeThatItIsNoAddress: { on: { 'I.giveMyAddress': 'seeWhereTheCodeIsEntered' } },
    seeTheSameForAStranger: { on: { 'I.enterSomeCode': 'seeThatTheCodeIsWrong' } },
    seeThatTheCodeIsWrong: {},
    seeWhereTheCodeIsEntered: {
      on: {
        'I.enterAWrongCode': 'seeThatMyCodeIsWrong',
        'I.reloadThePage': 'seeWhereTheCodeIsEntered',
        'I.useAnotherAddress': 'seeWhereTheAddressIsAsked again',
        'I.enterTheCode': 'seeTheChoice',
      },
    },
    'seeWhereTheAddressIsAsked again': {},
    seeThatMyCodeIsWrong: { on: { 'I.enterTheCode': 'seeTheChoice', 'I.askForAnotherCode': 'seeThatItIsOnItsWay' } },
    seeThatItIsOnItsWay: { on: { 'I.enterTheCode': 'seeTheChoice' } },
    seeTheChoice: {
      on: { 'I.chooseAnEasyPassword': 'seeThatItIsTooEasy', 'I.chooseAPassword': 'seeThatItIsChanged' },
    },
    seeThatItIsTooEasy: { on: { 'I.chooseAPassword': 'seeThatItIsChanged' } },
    seeThatItIsChanged: {
      on: { 'I.signInWithTheOldOne': 'seeThatItIsGoodNoMore', 'I.signInWithTheNewOne': 'seeHome' },
    },
    seeThatItIsGoodNoMore: { on: { 'I.signInWithTheNewOne': 'seeHome' } },
    seeHome: {},
  },
});

const NEW_PASSWORD = 'eight brown otters';

let world: JourneyWorld;
beforeAll(async () => {
  world = await startJourneyWorld();
});
afterAll(() => world?.close());

function journey(page: Page, person: Person): Journey<string, string> {
  let code = '';
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const give = async (email: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
  };
  const receive = async () => {
    code = /\b\d{6}\b/.exec((await world.mail.next(person.email)).text)?.[0] ?? '';
  };
  const choose = async (password: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  const signIn = async (password: string) => {
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const wrongCode = () => page.getByText('This code is not right, or has ended').first().waitFor();
  return {
    does: {
      'I.forgetThePassword': () => page.getByRole('link', { name: 'Forgotten your password?' }).click(),
      'I.openTheCodePageDirectly': async () => void (await page.goto('/verify-otp')),
      'I.openTheLastPageDirectly': async () => void (await page.goto('/reset')),
      'I.openTheOtherLastPageDirectly': async () => void (await page.goto('/set-password')),
      'I.giveNoAddress': () => give('nobody'),
      'I.giveAStrangersAddress': () => give(`stranger-${person.email}`),
      'I.giveMyAddress': async () => {
        await give(person.email);
        await receive();
      },
      'I.enterSomeCode': () => page.getByLabel('Code').fill('123123'),
      'I.enterAWrongCode': () => page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0')),
      'I.reloadThePage': async () => void (await page.reload()),
      'I.useAnotherAddress': () => page.getByRole('link', { name: 'Use another address' }).click(),
      'I.askForAnotherCode': async () => {
        await page.getByRole('button', { name: 'Send another code' }).click();
        await receive();
      },
      'I.enterTheCode': () => page.getByLabel('Code').fill(code),
      'I.chooseAnEasyPassword': () => choose('password1234'),
      'I.chooseAPassword': () => choose(NEW_PASSWORD),
      'I.signInWithTheOldOne': () => signIn(person.password),
      'I.signInWithTheNewOne': () => signIn(NEW_PASSWORD),
    },
    sees: {
      seeWhereTheAddressIsAsked: () => heading('Forgotten password'),
      'seeWhereTheAddressIsAsked again': async () => {
        await heading('Forgotten password');
        expect(await page.evaluate(() => sessionStorage.getItem('passwordReset.email'))).toBeNull();
      },
      seeThatACodeComesFirst: async () => {
        await page.waitForURL('**/forgot-password');
        await page.getByText('This step needs a code').first().waitFor();
      },
      seeThatItIsNoAddress: () => page.getByText('Invalid email address').waitFor(),
      seeTheSameForAStranger: () => heading('Enter the code'),
      seeThatTheCodeIsWrong: wrongCode,
      seeWhereTheCodeIsEntered: async () => {
        await heading('Enter the code');
        await page.getByText(person.email).waitFor();
      },
      seeThatMyCodeIsWrong: wrongCode,
      seeThatItIsOnItsWay: () => page.getByText('If nothing comes within half a minute').waitFor(),
      seeTheChoice: () => heading('Choose a new password'),
      seeThatItIsTooEasy: () => page.getByText('This password is too easy to guess').waitFor(),
      seeThatItIsChanged: async () => {
        await page.waitForURL('**/login');
        await page.getByText('Your password is changed.').first().waitFor();
      },
      seeThatItIsGoodNoMore: () => page.getByText('E-mail or password is not right').waitFor(),
      seeHome: () => page.waitForURL('**/home'),
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
