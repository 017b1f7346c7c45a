import { expect } from 'vitest';
import { createMachine } from 'xstate';
import type { JourneySteps } from './journey.ts';
import { chooseFromAccountMenu, signIn, type Visitor } from './visitor.ts';

/** Signing in as a known or new user, and signing out: here, in another tab, and by the session's end. */
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

function words(visitor: Visitor): ReturnType<JourneySteps['words']> {
  const { open, fill, press, follow, seeAddress, seeHeading, seeText, stored: saved, email, password } = visitor;
  const register = async (address: string, chosen: string) => {
    await press('link', 'Create account');
    await fill('Name', 'Ben Hill');
    await fill('Email', address);
    await fill('Password', chosen);
    await press('button', 'Create account');
  };
  const atSignIn = async () => {
    await seeAddress('/login');
    await seeHeading('Sign in');
  };
  return {
    does: {
      'I.sendNothing': () => press('button', 'Sign in'),
      'I.giveAWrongPassword': () => signIn(visitor, 'not my password'),
      'I.signIn': () => signIn(visitor, password),
      'I.openAMembersPage': () => open('/home'),
      'I.openHome': () => open('/home'),
      'I.openSignIn': () => open('/login'),
      'I.createAnAccount': () => register(`new-${email}`, password),
      'I.createAnAccountWithATakenAddress': () => register(email, 'another quiet heron'),
      'I.signOut': () => chooseFromAccountMenu(visitor, 'Sign out'),
      'I.signOutInAnotherTab': () => visitor.signOutOnAnotherDevice(),
      'I.loseTheSessionAndGoOn': async () => {
        await visitor.loseSession();
        await follow(/Mathematics/);
      },
      'I.openWhatMyPlanDoesNotHold': async () => {
        await follow(/Mathematics/);
        await seeHeading('Mathematics');
        await open('/subject/mathematics/topic/probability/quiz');
      },
    },
    sees: {
      seeSignIn: atSignIn,
      'seeSignIn again': async () => {
        await atSignIn();
        const { cookie, local } = await saved();
        expect(cookie).toBe('');
        expect(local).not.toHaveProperty('auth.refresh');
      },
      'seeSignIn for good': atSignIn,
      seeWhatIsMissing: () => seeText('Enter your password'),
      seeThatItIsNotRight: () => seeText(/Your email or password is incorrect/),
      seeThatItDidNotWork: () => seeText(/Your email or password is incorrect/),
      seeTheNewProfile: async () => {
        await seeAddress('/complete-profile');
        await seeHeading('Complete your profile');
      },
      seeHome: () => seeAddress('/home'),
      seeThePlans: async () => {
        await seeAddress('/pricing');
        await seeText('Please purchase any plan to access.');
      },
    },
  };
}

export const signInJourney: JourneySteps = { model, from: 'signIn', words };
