import { expect } from 'vitest';
import { createMachine } from 'xstate';
import type { JourneySteps } from './journey.ts';
import { signIn, type Visitor } from './visitor.ts';

/** A forgotten password is replaced; with all the mistakes that users make on the way. */
const model = createMachine({
  initial: 'seeSignIn',
  states: {
    seeSignIn: {
      on: {
        'I.forgetThePassword': 'seeTheEmailField',
        'I.openTheCodePageDirectly': 'seeThatACodeComesFirst',
        'I.openTheLastPageDirectly': 'seeThatACodeComesFirst',
        'I.openTheOtherLastPageDirectly': 'seeThatACodeComesFirst',
      },
    },
    seeThatACodeComesFirst: { on: { 'I.giveMyAddress': 'seeWhereTheCodeIsEntered' } },
    seeTheEmailField: {
      on: {
        'I.giveNoAddress': 'seeThatItIsNoAddress',
        'I.giveAStrangersAddress': 'seeTheSameForAnUnknownAddress',
        'I.giveMyAddress': 'seeWhereTheCodeIsEntered',
      },
    },
    seeThatItIsNoAddress: { on: { 'I.giveMyAddress': 'seeWhereTheCodeIsEntered' } },
    seeTheSameForAnUnknownAddress: { on: { 'I.enterSomeCode': 'seeThatTheCodeIsWrong' } },
    seeThatTheCodeIsWrong: {},
    seeWhereTheCodeIsEntered: {
      on: {
        'I.enterAWrongCode': 'seeThatMyCodeIsWrong',
        'I.reloadThePage': 'seeWhereTheCodeIsEntered',
        'I.useAnotherAddress': 'seeTheEmailField again',
        'I.enterTheCode': 'seeTheChoice',
      },
    },
    'seeTheEmailField again': {},
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

/** Any code but this one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function words(visitor: Visitor): ReturnType<JourneySteps['words']> {
  const {
    open,
    reload,
    fill,
    press,
    seeAddress,
    seeHeading,
    seeText,
    stored: saved,
    receiveCode,
    email,
    password,
  } = visitor;
  let code = '';
  const give = async (address: string) => {
    await fill('Email', address);
    await press('button', 'Send code');
  };
  const choose = async (chosen: string) => {
    await fill('New password', chosen);
    await press('button', 'Change password');
  };
  const incorrectCode = () => seeText(/This code is incorrect or has expired/);
  return {
    does: {
      'I.forgetThePassword': () => press('link', 'Forgot your password?'),
      'I.openTheCodePageDirectly': () => open('/verify-otp'),
      'I.openTheLastPageDirectly': () => open('/reset'),
      'I.openTheOtherLastPageDirectly': () => open('/set-password'),
      'I.giveNoAddress': () => give('nobody'),
      'I.giveAStrangersAddress': () => give(`stranger-${email}`),
      'I.giveMyAddress': async () => {
        await give(email);
        code = await receiveCode();
      },
      'I.enterSomeCode': () => fill('Code', '123123'),
      'I.enterAWrongCode': () => fill('Code', otherThan(code)),
      'I.reloadThePage': reload,
      'I.useAnotherAddress': () => press('link', 'Use another address'),
      'I.askForAnotherCode': async () => {
        await press('button', 'Send new code');
        code = await receiveCode();
      },
      'I.enterTheCode': () => fill('Code', code),
      'I.chooseAnEasyPassword': () => choose('password1234'),
      'I.chooseAPassword': () => choose(NEW_PASSWORD),
      'I.signInWithTheOldOne': () => signIn(visitor, password),
      'I.signInWithTheNewOne': () => signIn(visitor, NEW_PASSWORD),
    },
    sees: {
      seeTheEmailField: () => seeHeading('Forgot your password?'),
      'seeTheEmailField again': async () => {
        await seeHeading('Forgot your password?');
        expect((await saved()).session).not.toHaveProperty(['passwordReset.email']);
      },
      seeThatACodeComesFirst: async () => {
        await seeAddress('/forgot-password');
        await seeText(/You need a code for this step/);
      },
      seeThatItIsNoAddress: () => seeText('Invalid email address'),
      seeTheSameForAnUnknownAddress: () => seeHeading('Enter code'),
      seeThatTheCodeIsWrong: incorrectCode,
      seeWhereTheCodeIsEntered: async () => {
        await seeHeading('Enter code');
        await seeText(email);
      },
      seeThatMyCodeIsWrong: incorrectCode,
      seeThatItIsOnItsWay: () => seeText(/No email after 30 seconds/),
      seeTheChoice: () => seeHeading('Choose new password'),
      seeThatItIsTooEasy: () => seeText(/This password is too easy to guess/),
      seeThatItIsChanged: async () => {
        await seeAddress('/login');
        await seeText(/Password changed/);
      },
      seeThatItIsGoodNoMore: () => seeText(/Your email or password is incorrect/),
      seeHome: () => seeAddress('/home'),
    },
  };
}

export const passwordResetJourney: JourneySteps = { model, from: 'signIn', words };
