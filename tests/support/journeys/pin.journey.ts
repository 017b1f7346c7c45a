import { expect } from 'vitest';
import { createMachine } from 'xstate';
import type { JourneySteps } from './journey.ts';
import { chooseFromAccountMenu, signIn, type Visitor } from './visitor.ts';

/** A PIN as its owner uses it: set, entered, wrong, locked, forgotten, replaced. */
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
    seeHomeWithPin: { on: { 'I.signOutAndIn': 'seeThePinField', 'I.removeThePin': 'seeHomeWithoutPin' } },
    seeHomeWithoutPin: { on: { 'I.signOutAndInWithoutPin': 'seeHome after all' } },
    'seeHome after all': {},
    seeThePinField: {
      on: {
        'I.enterPin': 'seeHome after all',
        'I.pasteThePinWithABlank': 'seeHome after all',
        'I.openHomeDirectly': 'seeThePinField',
        'I.enterAWrongPin': 'seeThatFourAttemptsAreLeft',
        'I.forgetThePin': 'seeTheCodeField',
        'I.openTheCodePageDirectly': 'seeThatACodeComesFirst',
      },
    },
    seeThatACodeComesFirst: {},
    seeThatFourAttemptsAreLeft: {
      on: { 'I.enterPin': 'seeHome after all', 'I.enterFourMoreWrongPins': 'seeTheLockAndItsTime' },
    },
    seeTheLockAndItsTime: { on: { 'I.forgetThePin': 'seeTheCodeField' } },
    seeTheCodeField: { on: { 'I.askForTheCode': 'seeWhereTheCodeIsEntered' } },
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

/** Any code but this one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function words(visitor: Visitor): ReturnType<JourneySteps['words']> {
  const { open, fill, paste, press, pressText, seeAddress, seeHeading, seeText, password } = visitor;
  let code = '';
  const atHome = () => seeAddress('/home');
  const signOut = async () => {
    await chooseFromAccountMenu(visitor, 'Sign out');
    await seeAddress('/login');
  };
  const choose = async (pin: string, proof: string) => {
    await fill('New PIN', pin);
    await fill('Password', proof);
    await press('button', 'Set PIN');
  };
  const marks = async () => {
    const { local } = await visitor.stored();
    return [local.two_factor_pin ?? null, local.two_factor_verified ?? null];
  };
  return {
    does: {
      'I.openThePin': () => chooseFromAccountMenu(visitor, 'PIN'),
      'I.chooseAnEasyPin': () => choose('123456', password),
      'I.chooseWithAWrongPassword': () => choose(PIN, 'not my password'),
      'I.choosePin': () => choose(PIN, password),
      'I.signOutAndIn': async () => {
        await signOut();
        expect(await marks()).toEqual([null, null]);
        await signIn(visitor, password);
      },
      'I.signOutAndInWithoutPin': async () => {
        await signOut();
        await signIn(visitor, password);
      },
      'I.removeThePin': async () => {
        await chooseFromAccountMenu(visitor, 'PIN');
        await pressText('Remove PIN');
        await fill('Password', password, 'last');
        await press('button', 'Remove PIN');
      },
      'I.enterPin': () => fill('PIN', PIN),
      'I.pasteThePinWithABlank': () => paste('PIN', ` ${PIN.slice(0, 3)} ${PIN.slice(3)} `),
      'I.openHomeDirectly': () => open('/home'),
      'I.openTheCodePageDirectly': () => open('/verify-pin-otp'),
      'I.enterAWrongPin': () => fill('PIN', '805171'),
      'I.enterFourMoreWrongPins': async () => {
        for (const [at, left] of ['3 attempts', '2 attempts', '1 attempt'].entries()) {
          await fill('PIN', `80517${at + 3}`);
          await seeText(new RegExp(`${left} left`, 'i'));
        }
        await fill('PIN', '805170');
      },
      'I.forgetThePin': () => press('link', 'Forgot your PIN?'),
      'I.askForTheCode': async () => {
        await press('button', 'Send code');
        code = await visitor.receiveCode();
      },
      'I.enterAWrongCode': () => fill('Code', otherThan(code)),
      'I.enterTheCode': () => fill('Code', code),
      'I.chooseANewPin': async () => {
        await fill('New PIN', NEW_PIN);
        await press('button', 'Change PIN');
      },
    },
    sees: {
      seeTheChoice: () => seeHeading('Set PIN'),
      seeThatItIsTooEasy: () => seeText(/This PIN is too easy to guess/),
      seeThatThePasswordIsWrong: () => seeText(/That password isn’t right/),
      seeHomeWithPin: async () => {
        await atHome();
        const [pin, verified] = await marks();
        expect(pin).toMatch(/^[\da-f-]{36}$/);
        expect(verified).toBe('true');
      },
      'seeHomeWithPin again': atHome,
      seeHomeWithoutPin: async () => {
        await atHome();
        await seeText('PIN removed.');
        expect(await marks()).toEqual([null, null]);
      },
      'seeHome after all': atHome,
      seeThePinField: async () => {
        await seeAddress('/verify-pin');
        await seeHeading('Enter your PIN');
        expect((await marks())[1]).toBeNull();
      },
      seeThatFourAttemptsAreLeft: () => seeText(/4 attempts left/),
      seeTheLockAndItsTime: async () => {
        await seeText(/Too many attempts/);
        await seeText(/14:5\d/);
      },
      seeTheCodeField: () => seeHeading('Forgot your PIN?'),
      seeThatACodeComesFirst: async () => {
        await seeHeading('Forgot your PIN?');
        await seeText(/You need a code for this step/);
      },
      seeWhereTheCodeIsEntered: () => seeHeading('Enter code'),
      seeThatTheCodeIsWrong: () => seeText(/This code is incorrect/),
      seeTheChoiceOfANewPin: () => seeHeading('Choose new PIN'),
    },
  };
}

export const pinJourney: JourneySteps = { model, from: 'home', words };
