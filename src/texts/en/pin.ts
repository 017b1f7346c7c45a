import { PIN_DIGITS } from '#domain/credentials/pin.schema.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');

/** Where something stands between two parts of a sentence, such as an address, the parts are `before` and `after`. */
export const texts = {
  label: 'PIN',
  toHome: 'Back to home',
  signOut: 'Sign out',
  yourPassword: 'Your password',
  wrongPassword: 'This is not your password. Check it and try again.',
  enter: {
    title: 'Enter your PIN',
    hint: 'Your account has a PIN as a second lock.',
    submit: 'Go on',
    forgotten: 'Forgotten your PIN?',
    wrong: (left: number) => `This is not your PIN. ${counted(left, { one: '# try is', other: '# tries are' })} left.`,
    locked: { before: 'There were too many wrong PINs. You can try again in', after: '.' },
  },
  forgotten: {
    title: 'Forgotten PIN',
    intro: { before: 'We send a code to', after: '. With it you choose a new PIN.' },
    back: 'I remember it after all',
  },
  choose: {
    titleFirst: 'Set a PIN',
    title: 'Choose a new PIN',
    intro:
      'A PIN is a second lock: whoever has your password still cannot get in. You are asked for it after each sign-in.',
    label: 'New PIN',
    hint: `${PIN_DIGITS} digits that nobody would try first.`,
    passwordHint: 'So that we know it is you.',
    submitFirst: 'Set the PIN',
    submit: 'Change the PIN',
    done: 'Your PIN is set.',
  },
  removal: { title: 'Do without a PIN', submit: 'Remove the PIN', done: 'Your PIN is removed.' },
};
