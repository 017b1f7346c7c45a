import { PIN_DIGITS } from '#domain/access/pin.schema.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('en');

/** Where something stands between two parts of a sentence, such as an address, the parts are `before` and `after`. */
export const texts = {
  label: 'PIN',
  toHome: 'Back to home',
  signOut: 'Sign out',
  yourPassword: 'Password',
  wrongPassword: 'That password isn’t right. Try again.',
  enter: {
    title: 'Enter your PIN',
    hint: 'Your PIN protects your account as a second step.',
    submit: 'Continue',
    forgotten: 'Forgot your PIN?',
    wrong: (left: number) => `That PIN isn’t right. ${counted(left, { one: '# attempt', other: '# attempts' })} left.`,
    locked: { before: 'Too many attempts. Try again in', after: '.' },
  },
  forgotten: {
    title: 'Forgot your PIN?',
    intro: { before: 'We’ll send a code to', after: 'so that you can choose a new PIN.' },
    back: 'Back to PIN entry',
  },
  choose: {
    titleFirst: 'Set PIN',
    title: 'Choose new PIN',
    intro: 'You enter your PIN each time you sign in. It protects your account even if someone knows your password.',
    label: 'New PIN',
    hint: `${PIN_DIGITS} digits that are hard to guess.`,
    passwordHint: 'To confirm it’s you.',
    submitFirst: 'Set PIN',
    submit: 'Change PIN',
    done: 'PIN set.',
  },
  removal: { title: 'Remove PIN', submit: 'Remove PIN', done: 'PIN removed.' },
};
